import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { Moments } from './state.ts'

export const METHODS = ['upi', 'card', 'netbanking'] as const
export type Method = (typeof METHODS)[number]

/** What a tester may let happen. Going back without paying is none of them: it decides nothing. */
export const OUTCOMES = ['success', 'failure', 'delayed', 'duplicated', 'out-of-order', 'lost', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

const DELAY_S = 30
const COPIES = 3
const COPY_GAP_S = 1
const OVERTAKEN_S = 2
/** The rest of the time that the page would be open is cut to this, so that nobody has to wait for it. */
const EARLY_EXPIRY_S = 15

export interface PlannedNotification {
  state: PaymentState
  /** When it happened. */
  at: Date
  /** When it is told. */
  dueAt: Date
  copies: number
}

export interface Plan {
  moments: Partial<Omit<Moments, 'amountMinor' | 'refundedMinor'>>
  notifications: PlannedNotification[]
}

/** What an outcome that is chosen at `now` makes happen, and what is told of it. */
export function planOutcome(outcome: Outcome, now: Date): Plan {
  const later = secondsAfter(now, DELAY_S)
  switch (outcome) {
    case 'success':
      return { moments: { capturedAt: now }, notifications: [tell('captured', now)] }
    case 'failure':
      return { moments: { failedAt: now }, notifications: [tell('failed', now)] }
    case 'delayed':
      return {
        moments: { pendingAt: now, capturedAt: later },
        notifications: [tell('pending', now), tell('captured', later)],
      }
    case 'duplicated':
      return { moments: { capturedAt: now }, notifications: [{ ...tell('captured', now), copies: COPIES }] }
    case 'out-of-order':
      return {
        moments: { pendingAt: now, capturedAt: now },
        notifications: [tell('captured', now), { ...tell('pending', now), dueAt: secondsAfter(now, OVERTAKEN_S) }],
      }
    case 'lost':
      return { moments: { capturedAt: now }, notifications: [] }
    case 'late': {
      const expiresAt = secondsAfter(now, EARLY_EXPIRY_S)
      const capturedAt = secondsAfter(expiresAt, DELAY_S)
      return {
        moments: { pendingAt: now, expiresAt, capturedAt },
        notifications: [tell('pending', now), tell('expired', expiresAt), tell('captured', capturedAt)],
      }
    }
  }
}

/** When each copy is due. */
export function copyTimes({ dueAt, copies }: PlannedNotification): Date[] {
  return Array.from({ length: copies }, (_, copy) => secondsAfter(dueAt, copy * COPY_GAP_S))
}

/** One notification of what happens at `at`, told at once. */
export function tell(state: PaymentState, at: Date): PlannedNotification {
  return { state, at, dueAt: at, copies: 1 }
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
