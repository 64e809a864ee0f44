import { useState } from 'react'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { stepAt } from '#app/features/sahaara/step-at.ts'
import { type Timer, useTimer } from '#app/features/sahaara/use-timer.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusAfterChange } from '#app/ui/use-focus-after-change.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import { copy, type FlowId } from './copy.ts'
import { FLOW_STEPS } from './steps-copy.ts'

interface FlowBodyProps {
  id: FlowId
  minutes: number
  /** Called when the user has done the flow, with or without the guide. */
  onFinished: (minutes: number) => void
}

/**
 * The cautions and steps of a flow. Readable without JavaScript; the guide only marks the current step and counts down.
 * Default export for lazy loading.
 */
export default function FlowBody({ id, minutes, onFinished }: FlowBodyProps) {
  const { steps, cautions } = FLOW_STEPS[id]
  const [isCounted, setCounted] = useState(false)
  const count = () => {
    setCounted(true)
    onFinished(minutes)
  }
  const timer = useTimer(minutes * MINUTE_MS, count)
  const isOn = timer.state === 'running' || timer.state === 'paused'
  const now = isOn ? stepAt(steps, timer.elapsedMs) : null
  const step = now && steps[now.index]
  return (
    <>
      <div className="flow-cautions">
        <h3>{copy.cautions}</h3>
        <ul>
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      </div>
      <Guide timer={timer} step={step?.name} secondsLeft={now?.secondsLeft} />
      <p className="visually-hidden" role="status">
        {timer.state === 'running' && step && sentences(step.name, step.how)}
      </p>
      <ol className="flow-steps">
        {steps.map(({ name, how, seconds }, i) => (
          <li
            key={name}
            className={i === now?.index ? 'on' : undefined}
            aria-current={i === now?.index ? 'step' : undefined}
          >
            <b>{name}</b>
            <span className="caption muted num">
              {i === now?.index ? copy.next(now.secondsLeft) : copy.seconds(seconds)}
            </span>
            <span className="how">{how}</span>
          </li>
        ))}
      </ol>
      {!isCounted && !isOn && (
        <button type="button" className="btn quiet needs-script flow-done" onClick={count}>
          {copy.done}
        </button>
      )}
      {isCounted && (
        <p className="small flow-counted" role="status">
          <Icon name="check" small />
          {copy.counted(copy.minutes(minutes))}
        </p>
      )}
    </>
  )
}

interface GuideProps {
  timer: Timer
  /** The current step; undefined while the guide is not running. */
  step: string | undefined
  secondsLeft: number | undefined
}

/** Sticky, so that it stays visible while the steps scroll. */
function Guide({ timer, step, secondsLeft }: GuideProps) {
  const isOn = step !== undefined
  const place = useFocusAfterChange<HTMLButtonElement>(isOn)
  if (!isOn) {
    return (
      <div className="flow-guide needs-script">
        <button ref={place} type="button" className="btn secondary" onClick={timer.start}>
          <Icon name="play" small />
          {copy.guide}
        </button>
      </div>
    )
  }
  const isPaused = timer.state === 'paused'
  return (
    <div className="flow-guide on needs-script">
      <p aria-hidden="true">
        <b>{step}</b>
        <span className="caption num">{isPaused ? copy.paused : copy.next(secondsLeft ?? 0)}</span>
      </p>
      <button ref={place} type="button" className="btn secondary sm" onClick={isPaused ? timer.resume : timer.pause}>
        {isPaused ? copy.resume : copy.pause}
      </button>
      <button type="button" className="btn quiet sm" onClick={timer.stop}>
        {copy.stop}
      </button>
    </div>
  )
}
