import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { type HistoryStep, useHistoryStep } from '#app/ui/history-step.ts'
import { copy } from './copy.ts'
import { flowReducer, type Flow, type FlowAction, isAnswered, START } from './flow.ts'
import { type Challenge, CHALLENGES, scripts } from './scripts-copy.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { FeelStep, ReflectStep, RitualStep } from './steps.tsx'

interface ChallengeFlowProps {
  onSave: (card: PrivateCard) => void
  /** The dialog after saving was closed. */
  onClose: () => void
}

/** The step of the history after saving, over the list. */
const SAVED = 4

/** The list of challenges, then three steps, then the saved card; each has its own entry of the history. */
export function ChallengeFlow({ onSave, onClose }: ChallengeFlowProps) {
  const [flow, dispatch] = useReducer(flowReducer, START)
  const entry = useHistoryStep('challenge')
  const { step } = entry
  const isOpen = flow.challenge !== null && step > 0 && step < SAVED
  const saved = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (step > 0 && step < SAVED) dispatch({ type: 'show', step: step as Flow['step'] })
    if (step === SAVED) saved.current?.showModal()
    else saved.current?.close()
  }, [step])
  // The answers are only in memory: after a reload or a saved card there is no step to show.
  const isEmpty = flow.challenge === null
  useEffect(() => {
    if (isEmpty && step > 0 && step < SAVED) entry.back(step)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEmpty, step])
  const choose = (challenge: Challenge) => {
    dispatch({ type: 'choose', challenge })
    entry.push(1)
  }
  const save = () => {
    onSave(cardOf(flow))
    entry.push(SAVED)
    dispatch({ type: 'leave' })
  }
  const leaveSaved = () => {
    if (step === SAVED) entry.back(SAVED)
    onClose()
  }
  return (
    <section className="wrap section stack" id="challenges" aria-labelledby="challenges-title">
      <h2 id="challenges-title" tabIndex={-1}>
        {copy.flow.title}
      </h2>
      <p className="lead">{copy.flow.lead}</p>
      {isOpen ? <Step flow={flow} entry={entry} dispatch={dispatch} onSave={save} /> : <Challenges onChoose={choose} />}
      <SavedDialog ref={saved} onClose={leaveSaved} />
    </section>
  )
}

function cardOf({ challenge, emotion, reflection, ritual }: Flow): PrivateCard {
  const words = copy.cards
  return {
    title: challenge ? scripts[challenge].title : '',
    rows: [
      { label: words.emotion, text: emotion },
      { label: words.reflection, text: reflection.trim() },
      { label: words.ritual, text: ritual },
    ],
  }
}

/** With JavaScript the cards start the flow; without it each one expands to show its steps as text. */
function Challenges({ onChoose }: { onChoose: (challenge: Challenge) => void }) {
  return (
    <ul className="challenges">
      {CHALLENGES.map((challenge) => {
        const { title, line, feel, reflect, ritual } = scripts[challenge]
        return (
          <li key={challenge}>
            <button type="button" className="card pad challenge" onClick={() => onChoose(challenge)}>
              <b>{title}</b>
              <span className="secondary-ink">{line}</span>
            </button>
            <noscript>
              <p className="small">{copy.flow.noScript}</p>
              <ol>
                <li>{feel.question}</li>
                <li>{reflect.question}</li>
                <li>{ritual.rituals.join('; ')}</li>
              </ol>
            </noscript>
          </li>
        )
      })}
    </ul>
  )
}

interface StepProps {
  flow: Flow
  entry: HistoryStep
  dispatch: Dispatch<FlowAction>
  onSave: () => void
}

function Step({ flow, entry, dispatch, onSave }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [flow.step])
  if (!flow.challenge) return null
  const script = scripts[flow.challenge]
  const answer = (field: 'emotion' | 'reflection' | 'ritual') => (value: string) =>
    dispatch({ type: 'answer', field, value })
  return (
    <div className="card pad solve-step">
      <p className="small secondary-ink">{`${script.title} · ${copy.flow.step(flow.step)}`}</p>
      <h3 ref={heading} tabIndex={-1}>
        {[script.feel, script.reflect, script.ritual][flow.step - 1]?.question}
      </h3>
      {flow.step === 1 && <FeelStep feel={script.feel} value={flow.emotion} onAnswer={answer('emotion')} />}
      {flow.step === 2 && (
        <ReflectStep reflect={script.reflect} value={flow.reflection} onAnswer={answer('reflection')} />
      )}
      {flow.step === 3 && <RitualStep ritual={script.ritual} value={flow.ritual} onAnswer={answer('ritual')} />}
      <div className="row">
        <button type="button" className="btn secondary" onClick={() => entry.back()}>
          {flow.step === 1 ? copy.flow.allChallenges : copy.flow.back}
        </button>
        {flow.step < 3 ? (
          <button
            type="button"
            className="btn primary"
            disabled={!isAnswered(flow)}
            onClick={() => entry.push(flow.step + 1)}
          >
            {copy.flow.next}
          </button>
        ) : (
          <button type="button" className="btn primary" disabled={!isAnswered(flow)} onClick={onSave}>
            {copy.flow.save}
          </button>
        )}
      </div>
    </div>
  )
}
