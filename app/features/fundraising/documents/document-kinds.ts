/** What an owner sends in for the checks of a campaign (`campaign-checks/`). */
export const PROOF_KINDS = ['identity', 'relation', 'estimate'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** Bills belong to payouts (`bills/`). */
export const DOCUMENT_KINDS = [...PROOF_KINDS, 'bill'] as const

export const DOCUMENT_DECISIONS = ['accepted', 'refused'] as const
export const DOCUMENT_WHAT_CHARS_MAX = 120
export const DOCUMENT_REASON_CHARS_MAX = 500
/** Of one campaign that wait for a decision. */
export const WAITING_DOCUMENTS_MAX = 10
