import { type RefObject, useEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { useFocusAfterChange } from '#app/ui/use-focus-after-change.ts'
import { copy } from './copy.ts'
import './breathing.css'
import { VibrationToggle, useVibration } from './vibration-toggle.tsx'
import { Ready, Running, Steps, Stopped } from './parts.tsx'
import { breathAt, breathMs, breathsIn, LENGTHS, type LengthId, minutesOf, type RhythmId, RHYTHMS } from './rhythms.ts'
import { useTimer } from '#app/features/sahaara/use-timer.ts'

interface BreathingExerciseProps {
  drawing: KolamDrawing
  rhythm: RhythmId
  onRhythm: (rhythm: RhythmId) => void
  /** Called when the exercise is finished, or stopped and counted by the user. */
  onFinished: (minutes: number) => void
}

/** The guided exercise: the kolam opens and closes with the breath. Makes no request. */
export function BreathingExercise({ drawing, rhythm, onRhythm, onFinished }: BreathingExerciseProps) {
  // The choice when the session began: a rhythm chosen during it applies to the next session.
  const [chosen, setChosen] = useState<{ rhythm: RhythmId; length: LengthId }>({ rhythm, length: 'three' })
  const [stoppedMs, setStopped] = useState(0)
  const steps = RHYTHMS[chosen.rhythm]
  const breaths = breathsIn(steps, LENGTHS[chosen.length])
  const totalMs = breaths * breathMs(steps)
  const [finished, setFinished] = useState('')
  const session = useTimer(totalMs, () => {
    setFinished(copy.done.body(breaths, copy.minutes(minutesOf(totalMs))))
    onFinished(minutesOf(totalMs))
  })
  const isOn = session.state === 'running' || session.state === 'paused'
  const moment = breathAt(steps, Math.min(session.elapsedMs, totalMs - 1))
  const step = steps[moment.index] ?? steps[0]
  const buzz = useVibration(session.state === 'running' ? `${moment.breath} ${moment.index}` : null)
  const place = useFocusAfterChange<HTMLElement>(isOn)
  const orb = useRef<HTMLDivElement>(null)
  // The buttons stand below the kolam: a small phone has scrolled it away.
  useEffect(() => {
    if (isOn) orb.current?.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [isOn])
  const start = (length: LengthId) => {
    setChosen({ rhythm, length })
    setStopped(0)
    session.start()
  }
  const stop = () => {
    setStopped(session.elapsedMs >= MINUTE_MS ? session.elapsedMs : 0)
    session.stop()
  }
  return (
    <section className="breathe" id="breathe" aria-label={copy.title}>
      <div
        ref={orb}
        className="orb"
        data-state={session.state}
        data-phase={isOn ? step.phase : undefined}
        data-seconds={isOn ? step.seconds : undefined}
      >
        <Kolam drawing={drawing} flame={0.7} />
      </div>
      {/* Announced once per phase, without the seconds. */}
      <p className="visually-hidden" role="status">
        {announcement(session.state, copy.phases[step.phase])}
      </p>
      {isOn ? (
        <Running
          session={session}
          steps={steps}
          moment={moment}
          breaths={breaths}
          share={session.elapsedMs / totalMs}
          onStop={stop}
          place={place as RefObject<HTMLButtonElement | null>}
        />
      ) : (
        <>
          <h2 ref={place as RefObject<HTMLHeadingElement | null>} tabIndex={-1}>
            {session.state === 'done' ? copy.done.title : copy.title}
          </h2>
          <p className="secondary-ink">{session.state === 'done' ? finished : copy.lead}</p>
          {stoppedMs > 0 && (
            <Stopped minutes={Math.floor(stoppedMs / MINUTE_MS)} onCount={onFinished} onClose={() => setStopped(0)} />
          )}
          <Ready rhythm={rhythm} onRhythm={onRhythm} onStart={start} />
          <VibrationToggle {...buzz} />
        </>
      )}
      <p className="caption breathe-care">
        <Icon name="info" small />
        {copy.care}
      </p>
      <Steps />
    </section>
  )
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function announcement(state: string, phase: string): string {
  if (state === 'running') return phase
  if (state === 'paused') return copy.paused
  return state === 'done' ? copy.done.title : ''
}
