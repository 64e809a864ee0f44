/** Who a campaign's money goes to. An institution is a hospital, a college or a shop. */
export const PAYEE_KINDS = ['institution', 'beneficiary', 'owner'] as const
export type PayeeKind = (typeof PAYEE_KINDS)[number]

/** What the bank says about the name on an account. */
export const NAME_MATCHES = ['unknown', 'match', 'close', 'other', 'closed'] as const
export type NameMatch = (typeof NAME_MATCHES)[number]
/** An account with one of these may be paid. */
export const PAYABLE_MATCHES = ['match', 'close'] as const satisfies readonly NameMatch[]

/** What a payment provider learnt from the bank about an account. */
export const BANK_ANSWERS = ['exists', 'closed', 'no-answer'] as const
export type BankAnswer = (typeof BANK_ANSWERS)[number]

export const PAYEE_NAME_CHARS_MAX = 120
export const PAYEE_REASON_CHARS_MAX = 300
