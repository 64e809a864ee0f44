/** Hours within which requests of this feature are answered; the page promises the same. */
export const ANSWER_HOURS = 24
export const ANSWER_HOURS_NOT_URGENT = 72
