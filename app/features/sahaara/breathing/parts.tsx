import type { RefObject } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { type BreathMoment, type BreathStep, LENGTHS, type LengthId, RHYTHM_IDS, type RhythmId } from './rhythms.ts'
import type { Timer } from '#app/features/sahaara/use-timer.ts'

interface ReadyProps {
  rhythm: RhythmId
  onRhythm: (rhythm: RhythmId) => void
  onStart: (length: LengthId) => void
}

const LENGTH_IDS = ['three', 'six', 'ten'] as const satisfies readonly (keyof typeof LENGTHS)[]

/** The choice of rhythm and length; the button of a length starts the session. */
export function Ready({ rhythm, onRhythm, onStart }: ReadyProps) {
  return (
    <div className="breathe-ready needs-script">
      <fieldset>
        <legend className="visually-hidden">{copy.rhythm}</legend>
        {RHYTHM_IDS.map((id) => (
          <label key={id} className="choice">
            <input type="radio" name="rhythm" value={id} checked={id === rhythm} onChange={() => onRhythm(id)} />
            <b>{copy.rhythms[id].name}</b>
            <span className="num">{copy.rhythms[id].pattern}</span>
          </label>
        ))}
      </fieldset>
      <div className="row">
        {LENGTH_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={id === 'three' ? 'btn lamp' : 'btn on-night'}
            aria-label={copy.start(copy.lengths[id])}
            onClick={() => onStart(id)}
          >
            {id === 'three' && <Icon name="play" small />}
            {copy.lengths[id]}
          </button>
        ))}
      </div>
    </div>
  )
}

interface RunningProps {
  session: Timer
  steps: readonly BreathStep[]
  moment: BreathMoment
  breaths: number
  /** Share of the session that is over, from 0 to 1. */
  share: number
  onStop: () => void
  /** Takes the focus when the session begins. */
  place: RefObject<HTMLButtonElement | null>
}

/** The current phase in large letters, the rhythm as a list, and the buttons to pause and stop. */
export function Running({ session, steps, moment, breaths, share, onStop, place }: RunningProps) {
  const isPaused = session.state === 'paused'
  const phase = steps[moment.index]?.phase ?? 'in'
  return (
    <>
      <p className="breathe-phase" aria-hidden="true">
        {isPaused ? copy.pause : copy.phases[phase]}
        <span className="num">{isPaused ? '' : moment.secondsLeft}</span>
      </p>
      <ol className="breathe-turns" aria-hidden="true">
        {steps.map((step, i) => (
          <li key={step.phase} className={i === moment.index ? 'on' : undefined}>
            {copy.phases[step.phase]} <span className="num">{step.seconds}</span>
          </li>
        ))}
      </ol>
      <svg className="breathe-way" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" rx="2" />
        <rect className="on" width={Math.round(share * 1000) / 10} height="4" rx="2" />
      </svg>
      <p className="small num">{copy.breath(moment.breath, breaths)}</p>
      <div className="row">
        <button ref={place} type="button" className="btn lamp" onClick={isPaused ? session.resume : session.pause}>
          <Icon name={isPaused ? 'play' : 'pause'} small />
          {isPaused ? copy.resume : copy.pause}
        </button>
        <button type="button" className="btn on-night" onClick={onStop}>
          {copy.stop}
        </button>
      </div>
    </>
  )
}

interface StoppedProps {
  minutes: number
  onCount: (minutes: number) => void
  onClose: () => void
}

/** Shown after an early stop: asks whether to count the session. */
export function Stopped({ minutes, onCount, onClose }: StoppedProps) {
  return (
    <div className="breathe-stopped" role="status">
      <p>{copy.stopped.body(copy.minutes(minutes))}</p>
      <div className="row">
        <button
          type="button"
          className="btn on-night sm"
          onClick={() => {
            onCount(minutes)
            onClose()
          }}
        >
          {copy.stopped.count}
        </button>
        <button type="button" className="btn sm" onClick={onClose}>
          {copy.stopped.skip}
        </button>
      </div>
    </div>
  )
}

/** The exercise as text, for print and without JavaScript. */
export function Steps() {
  const words = copy.steps
  const list = (
    <ol className="breathe-steps">
      {words.list.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="breathe-words needs-script">
        <summary>{words.title}</summary>
        {list}
      </details>
      <noscript>
        <p>{words.noScript}</p>
        {list}
      </noscript>
    </>
  )
}
