import { DAY_S } from '#app/platform/time/durations.ts'
import type { PayoutState } from '#app/platform/payments/payouts.ts'

/** How a payout ends, by the last four digits of the account's number; all others are paid. */
const PAYOUT_OUTCOMES = {
  '0001': 'returned',
  '0002': 'unanswered',
  '0003': 'rejected',
  '0004': 'failed',
  '0005': 'waits-for-balance',
  '0006': 'out-of-order',
  '0007': 'lost',
} as const
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[keyof typeof PAYOUT_OUTCOMES] | 'paid'

/** What the bank says about an account, in the same way; all others exist in the name that was asked for. */
const ACCOUNT_ANSWERS = { '0008': 'other-name', '0009': 'closed', '0010': 'unanswered', '0011': 'close-name' } as const

const has = <Endings extends object>(of: Endings, ending: string): ending is Extract<keyof Endings, string> =>
  Object.hasOwn(of, ending)

export const outcomeOf = (ending: string): PayoutOutcome =>
  has(PAYOUT_OUTCOMES, ending) ? PAYOUT_OUTCOMES[ending] : 'paid'

export const answerOf = (ending: string) => (has(ACCOUNT_ANSWERS, ending) ? ACCOUNT_ANSWERS[ending] : 'same-name')

/** The reason while a payout waits for money on our account. */
export const LOW_BALANCE = 'low_balance'

const PROCESSING_AFTER_S = 2
const PROCESSED_AFTER_S = 30
const FAILED_AFTER_S = 10
const REVERSED_AFTER_S = 120
const OVERTAKEN_S = 5

export interface PayoutTimestamps {
  createdAt: Date
  processingAt: Date | null
  processedAt: Date | null
  failedAt: Date | null
  reversedAt: Date | null
}

interface PlannedPayout {
  timestamps: PayoutTimestamps
  reason: string | null
  /** When each notification is sent; a state may be told twice. */
  notifications: { state: PayoutState; dueAt: Date }[]
}

/** The timestamps and notifications of a payout that is created at `now`. */
export function planPayout(outcome: PayoutOutcome, now: Date): PlannedPayout {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const startsAfter = outcome === 'waits-for-balance' ? DAY_S : PROCESSING_AFTER_S
  const [processingAt, processedAt] = [after(startsAfter), after(startsAfter + PROCESSED_AFTER_S)]
  const paid = { createdAt: now, processingAt, processedAt, failedAt: null, reversedAt: null }
  const plan = (timestamps: PayoutTimestamps, reason: string | null): PlannedPayout => ({
    timestamps,
    reason,
    notifications: told(timestamps),
  })
  switch (outcome) {
    case 'paid':
      return plan(paid, null)
    case 'waits-for-balance':
      return plan(paid, LOW_BALANCE)
    case 'returned':
      return plan({ ...paid, reversedAt: after(REVERSED_AFTER_S) }, 'beneficiary_bank_rejected')
    case 'unanswered':
      return plan({ ...paid, processedAt: null }, null)
    case 'failed':
      return plan({ ...paid, processedAt: null, failedAt: after(FAILED_AFTER_S) }, 'beneficiary_bank_offline')
    case 'rejected':
      return plan({ ...paid, processingAt: null, processedAt: null, failedAt: now }, 'beneficiary_account_invalid')
    case 'lost':
      return { ...plan(paid, null), notifications: [] }
    case 'out-of-order': {
      const late = after(startsAfter + PROCESSED_AFTER_S + OVERTAKEN_S)
      const processed = { state: 'processed' as const, dueAt: processedAt }
      const notifications = [processed, { ...processed, dueAt: late }, { state: 'processing' as const, dueAt: late }]
      return { ...plan(paid, null), notifications }
    }
  }
}

function told({ createdAt, processingAt, processedAt, failedAt, reversedAt }: PayoutTimestamps) {
  const states = [
    ['queued', createdAt],
    ['processing', processingAt],
    ['processed', processedAt],
    ['failed', failedAt],
    ['reversed', reversedAt],
  ] as const
  return states.flatMap(([state, dueAt]) => (dueAt ? [{ state, dueAt }] : []))
}

/** The state of a payout at `now`. Timestamps in the future have not been reached yet. */
export function payoutStateAt(payout: PayoutTimestamps, now: Date): PayoutState {
  const hasPassed = (date: Date | null) => date !== null && date <= now
  if (hasPassed(payout.reversedAt)) return 'reversed'
  if (hasPassed(payout.failedAt)) return 'failed'
  if (hasPassed(payout.processedAt)) return 'processed'
  return hasPassed(payout.processingAt) ? 'processing' : 'queued'
}
