export interface StepMoment {
  /** Which step, from 0. */
  index: number
  /** Whole seconds until the next one, at least 1. */
  secondsLeft: number
}

/** Which of several timed steps a moment lies in; past the end it is the last one. */
export function stepAt(steps: readonly { seconds: number }[], elapsedMs: number): StepMoment {
  let endMs = 0
  for (const [index, { seconds }] of steps.entries()) {
    endMs += seconds * 1000
    if (elapsedMs < endMs) return { index, secondsLeft: Math.max(1, Math.ceil((endMs - elapsedMs) / 1000)) }
  }
  return { index: steps.length - 1, secondsLeft: 1 }
}
