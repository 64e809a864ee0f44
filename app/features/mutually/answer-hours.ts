/** Hours within which the three forms are answered; the page promises the same. */
export const ANSWER_HOURS = 24
