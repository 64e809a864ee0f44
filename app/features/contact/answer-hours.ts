/** Hours within which requests of this feature are answered; the pages promise 24-48 hours from it. */
export const ANSWER_HOURS = 48
