import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { CardRows } from './card-rows.tsx'
import { CARES, copy, FEELINGS, RITUALS } from './copy.ts'
import { Choices, type Choosing, ResetLink, Torch } from './choices.tsx'
import { cardOf, change, type Ritual, ritualAt, type RitualChange, stepOf } from './ritual.ts'
import { Reflection } from './reflection.tsx'

interface CareRitualProps {
  /** The page is alive: what she writes can be kept. */
  isReady: boolean
  /** Where a card is kept. */
  place: 'device' | 'account'
  onKeep: (card: PrivateCard) => void
}

/** Torch asks who the care is for, and leads to a Companion Card. Every choice is a link, so it works without JavaScript. */
export function CareRitual({ onKeep, ...keeping }: CareRitualProps) {
  const [search] = useSearchParams()
  const [state, tell] = useReducer(change, search, ritualAt)
  const heading = useFocusOnStep(stepOf(state))
  const keep = () => {
    onKeep(cardOf(state))
    tell('keep')
  }
  return (
    <section className="wrap sec stack" id="ritual" aria-labelledby="ritual-title">
      <h2 id="ritual-title">{copy.title}</h2>
      <div className="card pad ritual">
        <Step state={state} tell={tell} heading={heading} onKeep={keep} {...keeping} />
      </div>
    </section>
  )
}

type Heading = ReturnType<typeof useFocusOnStep>

/** A new step takes the focus with its heading, so that it is read out. */
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
  tell: Dispatch<RitualChange>
  heading: Heading
  onKeep: () => void
}

function Step({ state, tell, heading, ...keeping }: StepProps) {
  const choosing: Choosing = { state, tell }
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
          <ResetLink tell={tell}>{copy.back}</ResetLink>
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
          <ResetLink tell={tell}>{copy.back}</ResetLink>
        </>
      )
    case 'reflection':
      return <Reflection state={state} tell={tell} title={title} {...keeping} />
    case 'card':
      return (
        <>
          {title(copy[state.care ?? 'elder'].saved)}
          <CardRows card={cardOf(state)} />
          <ResetLink tell={tell}>{copy.others}</ResetLink>
        </>
      )
  }
}
