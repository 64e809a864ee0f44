import type { MandateState } from '#app/platform/payments/mandates.ts'

/** How the debits of a mandate go, which a tester chooses with the approval. */
export const DEBIT_OUTCOMES = ['paid', 'no-money', 'no-money-twice', 'unanswered'] as const
export type DebitOutcome = (typeof DEBIT_OUTCOMES)[number]

/** How long a bank takes for a debit. */
export const DEBIT_S = 5
/** Of `no-money-twice`: each third debit is paid. */
const PAID_EACH = 3

/** Whether the bank pays a debit; null when it never answers. `earlier`: the debits of the mandate before. */
export function isDebitPaid(outcome: DebitOutcome, earlier: number): boolean | null {
  switch (outcome) {
    case 'paid':
      return true
    case 'no-money':
      return false
    case 'no-money-twice':
      return earlier % PAID_EACH === PAID_EACH - 1
    case 'unanswered':
      return null
  }
}

interface MandateTimestamps {
  expiresAt: Date
  endsAt: Date
  activeAt: Date | null
  rejectedAt: Date | null
  pausedAt: Date | null
  cancelledAt: Date | null
}

/** The state of a mandate at `now`. */
export function mandateStateAt(mandate: MandateTimestamps, now: Date): MandateState {
  if (mandate.rejectedAt) return 'rejected'
  if (mandate.cancelledAt) return 'cancelled'
  if (!mandate.activeAt) return mandate.expiresAt <= now ? 'expired' : 'created'
  if (mandate.endsAt <= now) return 'expired'
  return mandate.pausedAt ? 'paused' : 'active'
}
