/** What a contact in a text can be. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'upi', 'handle'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]
