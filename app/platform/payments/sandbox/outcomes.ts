import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { Timestamps } from './state.ts'

export const METHODS = ['upi', 'card', 'netbanking'] as const
export type Method = (typeof METHODS)[number]

/** Added to the return URL after a payment whose notification is lost. */
export const PAID_PARAM = 'sandbox_paid'

/** The outcomes that a tester can choose. Going back without paying is not an outcome. */
export const OUTCOMES = ['success', 'failure', 'delayed', 'duplicated', 'out-of-order', 'lost', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

const DELAY_S = 30
const COPIES = 3
const COPY_GAP_S = 1
const OVERTAKEN_S = 2
/** With the outcome `late` the page expires after this time, so that a tester need not wait long. */
const EARLY_EXPIRY_S = 15

export interface PlannedNotification {
  state: PaymentState
  /** When the state was reached. */
  at: Date
  /** When it is sent. */
  dueAt: Date
  copies: number
}

export interface Plan {
  timestamps: Partial<Omit<Timestamps, 'amountMinor' | 'refundedMinor'>>
  notifications: PlannedNotification[]
}

/** The timestamps and notifications of an outcome that is chosen at `now`. */
export function planOutcome(outcome: Outcome, now: Date): Plan {
  const later = secondsAfter(now, DELAY_S)
  switch (outcome) {
    case 'success':
      return { timestamps: { capturedAt: now }, notifications: [notificationOf('captured', now)] }
    case 'failure':
      return { timestamps: { failedAt: now }, notifications: [notificationOf('failed', now)] }
    case 'delayed':
      return {
        timestamps: { pendingAt: now, capturedAt: later },
        notifications: [notificationOf('pending', now), notificationOf('captured', later)],
      }
    case 'duplicated':
      return {
        timestamps: { capturedAt: now },
        notifications: [{ ...notificationOf('captured', now), copies: COPIES }],
      }
    case 'out-of-order':
      return {
        timestamps: { pendingAt: now, capturedAt: now },
        notifications: [
          notificationOf('captured', now),
          { ...notificationOf('pending', now), dueAt: secondsAfter(now, OVERTAKEN_S) },
        ],
      }
    case 'lost':
      return { timestamps: { capturedAt: now }, notifications: [] }
    case 'late': {
      const expiresAt = secondsAfter(now, EARLY_EXPIRY_S)
      const capturedAt = secondsAfter(expiresAt, DELAY_S)
      return {
        timestamps: { pendingAt: now, expiresAt, capturedAt },
        notifications: [
          notificationOf('pending', now),
          notificationOf('expired', expiresAt),
          notificationOf('captured', capturedAt),
        ],
      }
    }
  }
}

/** When each copy is due. */
export function copyTimes({ dueAt, copies }: PlannedNotification): Date[] {
  return Array.from({ length: copies }, (_, copy) => secondsAfter(dueAt, copy * COPY_GAP_S))
}

/** One notification, due immediately. */
export function notificationOf(state: PaymentState, at: Date): PlannedNotification {
  return { state, at, dueAt: at, copies: 1 }
}

function secondsAfter(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}
