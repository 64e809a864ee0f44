import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { type StepMoment, stepAt } from '#app/features/sahaara/step-at.ts'

type Phase = 'in' | 'hold' | 'out' | 'rest'

export interface BreathStep {
  phase: Phase
  seconds: number
}

/** The rhythms of the guided exercise. `even` never holds the breath, for pregnancy and chest complaints. */
export const RHYTHMS = {
  calm: [
    { phase: 'in', seconds: 4 },
    { phase: 'hold', seconds: 4 },
    { phase: 'out', seconds: 6 },
  ],
  box: [
    { phase: 'in', seconds: 4 },
    { phase: 'hold', seconds: 4 },
    { phase: 'out', seconds: 4 },
    { phase: 'rest', seconds: 4 },
  ],
  even: [
    { phase: 'in', seconds: 5 },
    { phase: 'out', seconds: 5 },
  ],
} as const satisfies Record<string, readonly BreathStep[]>

export type RhythmId = keyof typeof RHYTHMS
export const RHYTHM_IDS = Object.keys(RHYTHMS) as readonly RhythmId[]

/** The length of a session: a number of breaths, or about a number of minutes. */
export const LENGTHS = {
  six: { breaths: 6 },
  three: { minutes: 3 },
  ten: { minutes: 10 },
} as const

export type LengthId = keyof typeof LENGTHS

/** The number of whole breaths that fit the length. */
export function breathsIn(steps: readonly BreathStep[], length: { breaths: number } | { minutes: number }): number {
  if ('breaths' in length) return length.breaths
  return Math.max(1, Math.round((length.minutes * MINUTE_MS) / breathMs(steps)))
}

export function breathMs(steps: readonly BreathStep[]): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0) * 1000
}

/** A moment of the session as a position in the rhythm. */
export interface BreathMoment extends StepMoment {
  /** The number of the breath, from 1. */
  breath: number
}

export function breathAt(steps: readonly BreathStep[], elapsedMs: number): BreathMoment {
  const wholeMs = breathMs(steps)
  return { ...stepAt(steps, elapsedMs % wholeMs), breath: Math.floor(elapsedMs / wholeMs) + 1 }
}

/** The minutes that a session adds to the week, at least 1. */
export function minutesOf(elapsedMs: number): number {
  return Math.max(1, Math.round(elapsedMs / MINUTE_MS))
}
