import { useEffect, useRef, useState } from 'react'

const TICK_MS = 200

type TimerState = 'ready' | 'running' | 'paused' | 'done'

export interface Timer {
  state: TimerState
  /** Time without pauses. */
  elapsedMs: number
  start(): void
  pause(): void
  resume(): void
  /** Ends the timer early. */
  stop(): void
}

/**
 * A timer that pauses when the page is hidden and keeps the screen on while it runs. Makes no request. `onDone` is
 * called once, when the whole time has passed.
 */
export function useTimer(totalMs: number, onDone: () => void): Timer {
  const [state, setState] = useState<TimerState>('ready')
  const [elapsedMs, setElapsed] = useState(0)
  const spent = useRef(0)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (state !== 'running') return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      spent.current = Math.min(totalMs, spent.current + now - last)
      last = now
      setElapsed(spent.current)
      if (spent.current < totalMs) return
      clearInterval(timer)
      setState('done')
      done.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [state, totalMs])
  usePauseWhenHidden(state === 'running', () => setState('paused'))
  useWakeLock(state === 'running')
  return {
    state,
    elapsedMs,
    start() {
      spent.current = 0
      setElapsed(0)
      setState('running')
    },
    pause: () => setState('paused'),
    resume: () => setState('running'),
    stop: () => setState('ready'),
  }
}

function usePauseWhenHidden(isRunning: boolean, pause: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const onChange = () => document.hidden && pause()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  })
}

/** Uses the Screen Wake Lock API where available. */
function useWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((held) => held?.release())
  }, [isRunning])
}
