export interface StepMoment {
  /** Index of the step. */
  index: number
  /** Whole seconds until the next step, at least 1. */
  secondsLeft: number
}

/** The step at this time; the last one after the end. */
export function stepAt(steps: readonly { seconds: number }[], elapsedMs: number): StepMoment {
  let endMs = 0
  for (const [index, { seconds }] of steps.entries()) {
    endMs += seconds * 1000
    if (elapsedMs < endMs) return { index, secondsLeft: Math.max(1, Math.ceil((endMs - elapsedMs) / 1000)) }
  }
  return { index: steps.length - 1, secondsLeft: 1 }
}
