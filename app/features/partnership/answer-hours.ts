/** Hours within which requests of this feature are answered; the pages promise the same. */
export const ANSWER_HOURS = { conversation: 24, template: 48, demo: 24 } as const
