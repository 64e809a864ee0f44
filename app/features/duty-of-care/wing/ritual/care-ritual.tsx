import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { CardRows } from './card-rows.tsx'
import { CARES, copy, FEELINGS, RITUALS } from './copy.ts'
import { Choices, type StepState, ResetLink, Torch } from './choices.tsx'
import {
  afterChoices,
  cardOf,
  countChoices,
  ritualReducer,
  type Ritual,
  ritualFromSearch,
  type RitualChange,
  stepOf,
} from './ritual.ts'
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
  const { state, dispatch } = useRitual(search)
  const heading = useFocusOnStep(stepOf(state))
  const keep = () => {
    onKeep(cardOf(state))
    dispatch('keep')
  }
  return (
    <section className="wrap section stack" id="ritual" aria-labelledby="ritual-title">
      <h2 id="ritual-title">{copy.title}</h2>
      <div className="card pad ritual">
        <Step state={state} dispatch={dispatch} heading={heading} onKeep={keep} {...keeping} />
      </div>
    </section>
  )
}

/** The ritual, with an entry of the history for each choice. The choices are only in memory. */
function useRitual(search: URLSearchParams): { state: Ritual; dispatch: Dispatch<RitualChange> } {
  const [state, change] = useReducer(ritualReducer, search, ritualFromSearch)
  const [first, setFirst] = useState(() => countChoices(state))
  const { step, push, back } = useHistoryStep('ritual')
  const shown = afterChoices(state, first + step)
  // After a reload the choices are gone; after a saved card the steps before it are over.
  const isOver = step > 0 && (countChoices(state) < first + step || (state.isKept && !shown.isKept))
  useEffect(() => {
    if (!isOver) return
    change('reset')
    back(step)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  const dispatch = (what: RitualChange) => {
    change(what)
    if (what === 'reset') {
      setFirst(0)
      back(step)
    } else if (what === 'keep' || !('reflection' in what)) push(step + 1)
  }
  return { state: shown, dispatch }
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
