/** What we check of a campaign, in the order of the page. */
export const CHECK_KINDS = ['identity', 'relation', 'estimate', 'bank'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** What was seen, by kind; the page has a sentence for each (`copy.ts`). */
export const SEEN_BY_KIND = {
  identity: ['identity-organiser', 'identity-beneficiary', 'registration'],
  relation: ['same-person', 'relation-document', 'relation-spoken'],
  estimate: ['estimate', 'estimate-confirmed'],
  bank: ['account-institution', 'account-beneficiary', 'account-owner'],
} as const satisfies Record<CheckKind, readonly string[]>
export type Seen = (typeof SEEN_BY_KIND)[CheckKind][number]
export const ALL_SEEN: readonly Seen[] = Object.values(SEEN_BY_KIND).flat()

/** A new fact about a campaign, and the checks that it voids. */
export const VOIDED_BY = {
  payee: ['bank'],
  goal: ['estimate'],
  costs: ['estimate'],
  beneficiary: ['identity', 'relation'],
  relation: ['identity', 'relation'],
} as const satisfies Record<string, readonly CheckKind[]>
export type NewFact = keyof typeof VOIDED_BY

/** `renewed`: the same was checked again. `withdrawn`: an operator found that it was wrong. */
export const VOID_REASONS = ['payee', 'goal', 'costs', 'beneficiary', 'relation', 'renewed', 'withdrawn'] as const

export const CHECK_WORDS_CHARS_MAX = 200
export const CHECK_DAYS_MAX = 730
/** How long a bank's answer about an account counts. */
export const BANK_CHECK_DAYS = 365
