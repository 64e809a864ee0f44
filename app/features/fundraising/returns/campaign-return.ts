/** Why what is left of a campaign goes back. */
export const RETURN_CAUSES = ['unneeded', 'unspent', 'fraudulent'] as const
/** asked: by the owner. prepared: by an operator. confirmed: by another one; the gifts go back. */
export const RETURN_STATES = ['asked', 'prepared', 'confirmed', 'done', 'cancelled'] as const
export type ReturnState = (typeof RETURN_STATES)[number]
/** It may still return money, so nothing is paid out. */
export const OPEN_RETURN_STATES = ['asked', 'prepared', 'confirmed'] as const satisfies readonly ReturnState[]
export const RETURN_REASON_CHARS_MAX = 300
