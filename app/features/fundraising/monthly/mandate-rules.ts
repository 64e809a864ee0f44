/** More in one debit needs the payer's PIN or one-time password each time (RBI, e-mandates). */
export const MONTHLY_MINOR_MAX = 15_000_00
/** A mandate ends by itself after this time. */
export const MANDATE_YEARS = 2
/** The notice is sent on this day before the debit, and a debit that was announced later is later. */
export const NOTICE_DAYS = 2
/** A debit that the bank refused is tried again after these days, within so many days of the first try. */
export const RETRY_AFTER_DAYS = 3
export const RETRY_WITHIN_DAYS = 7
export const TRIES_MAX = 3
/** After so many months in a row without money a mandate ends: banks charge for each failed debit. */
export const FAILED_MONTHS_MAX = 2
export const PAUSE_MONTHS_MAX = 12

/**
 * noticed: announced, and waiting for its day. sent: given to the provider. A refused one is announced again for a
 * later day. paid is final.
 */
export const DEBIT_STATES = ['noticed', 'sent', 'paid', 'failed', 'skipped'] as const

export const SKIP_REASONS = ['supporter', 'ended', 'campaign-paused', 'paused-at-bank', 'not-announced'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** not-approved: the supporter never approved it. at-bank: cancelled there. unpaid: the bank refused for months. */
export const END_REASONS = [
  'not-approved',
  'stopped',
  'at-bank',
  'unpaid',
  'term-over',
  'campaign-closed',
  'campaign-ended',
  'account-deleted',
] as const
export type EndReason = (typeof END_REASONS)[number]
