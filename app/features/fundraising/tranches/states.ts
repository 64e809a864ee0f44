/** The states of a part of a campaign's money that is asked for; the transitions are a trigger. */
export const TRANCHE_STATES = [
  'asked',
  'returned-to-owner',
  'prepared',
  'released',
  'paid',
  'failed',
  'cancelled',
] as const
export type TrancheState = (typeof TRANCHE_STATES)[number]

/** The money has left the campaign's balance. */
export const LIVE_STATES = ['released', 'paid'] as const satisfies readonly TrancheState[]
/** It may still be paid, so its bills are in use. */
export const OPEN_STATES = ['asked', 'prepared', ...LIVE_STATES] as const satisfies readonly TrancheState[]

/** Why rows of an allocation were written. */
export const ALLOCATION_CAUSES = ['payout', 'bank-return', 'refund'] as const
export type AllocationCause = (typeof ALLOCATION_CAUSES)[number]

export const PURPOSE_CHARS_MAX = 200
export const TRANCHE_REASON_CHARS_MAX = 300
/** In minor units. */
export const TRANCHE_MINOR_MIN = 100_00
export const TRANCHES_LISTED_MAX = 100
