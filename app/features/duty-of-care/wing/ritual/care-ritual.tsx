import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { CardRows } from './card-rows.tsx'
import { CARES, copy, FEELINGS, RITUALS } from './copy.ts'
import { Choices, type StepState, ResetLink, Torch } from './choices.tsx'
import { cardOf, ritualReducer, type Ritual, ritualFromSearch, type RitualChange, stepOf } from './ritual.ts'
import { Reflection } from './reflection.tsx'

interface CareRitualProps {
  /** Hydrated: a card can be saved. */
  isReady: boolean
  /** Where a card is saved. */
  place: 'device' | 'account'
  onKeep: (card: PrivateCard) => void
}

/** Asks who the care is for and leads to a Companion Card. Every choice is a link, so it works without JavaScript. */
export function CareRitual({ onKeep, ...keeping }: CareRitualProps) {
  const [search] = useSearchParams()
  const [state, dispatch] = useReducer(ritualReducer, search, ritualFromSearch)
  const heading = useFocusOnStep(stepOf(state))
  const keep = () => {
    onKeep(cardOf(state))
    dispatch('keep')
  }
  return (
    <section className="wrap sec stack" id="ritual" aria-labelledby="ritual-title">
      <h2 id="ritual-title">{copy.title}</h2>
      <div className="card pad ritual">
        <Step state={state} dispatch={dispatch} heading={heading} onKeep={keep} {...keeping} />
      </div>
    </section>
  )
}

type Heading = ReturnType<typeof useFocusOnStep>

/** Moves the focus to the heading of a new step, so that a screen reader reads it. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

interface StepProps extends Omit<CareRitualProps, 'onKeep'> {
  state: Ritual
  dispatch: Dispatch<RitualChange>
  heading: Heading
  onKeep: () => void
}

function Step({ state, dispatch, heading, ...keeping }: StepProps) {
  const choosing: StepState = { state, dispatch }
  const title = (words: string) => (
    <h3 ref={heading} tabIndex={-1}>
      {words}
    </h3>
  )
  const { feel, ritual } = copy.elder
  switch (stepOf(state)) {
    case 'start':
      return (
        <>
          <Torch words={copy.start} heading={heading} />
          <Choices {...choosing} list={CARES.map((care) => ({ ...copy.cares[care], choice: { care } }))} />
        </>
      )
    case 'feeling':
      return (
        <>
          <Torch words={feel.torch} />
          {title(feel.question)}
          <Choices
            {...choosing}
            list={FEELINGS.map((feeling) => ({ title: feel.feelings[feeling], choice: { feeling } }))}
          />
          <ResetLink dispatch={dispatch}>{copy.back}</ResetLink>
        </>
      )
    case 'ritual':
      return (
        <>
          <Torch words={state.feeling ? ritual.torch[state.feeling] : ''} />
          {title(ritual.question)}
          <Choices
            {...choosing}
            list={RITUALS.map((name) => ({ ...ritual.rituals[name], choice: { ritual: name } }))}
          />
          <ResetLink dispatch={dispatch}>{copy.back}</ResetLink>
        </>
      )
    case 'reflection':
      return <Reflection state={state} dispatch={dispatch} title={title} {...keeping} />
    case 'card':
      return (
        <>
          {title(copy[state.care ?? 'elder'].saved)}
          <CardRows card={cardOf(state)} />
          <ResetLink dispatch={dispatch}>{copy.others}</ResetLink>
        </>
      )
  }
}
