/** Hours within which requests of this feature are answered; the page promises the same. */
export const ANSWER_HOURS = { together: 24, story: 72 } as const
