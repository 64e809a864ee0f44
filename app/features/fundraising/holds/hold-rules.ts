/** Why money of a campaign is held, as supporters read it (`copy.ts`). The full reason is for the owner only. */
export const HOLD_TOPICS = ['bills', 'payee', 'documents', 'report'] as const
export type HoldTopic = (typeof HOLD_TOPICS)[number]

/** A hold ends by itself after at most this time. */
export const HOLD_DAYS_MAX = 30
export const HOLD_MINOR_MAX = 10_00_00_000_00
export const HOLD_REASON_CHARS_MAX = 500
export const HOLD_APPEAL_CHARS_MAX = 2_000
export const HOLD_ANSWER_CHARS_MAX = 1_000
export const HOLDS_LISTED_MAX = 200
