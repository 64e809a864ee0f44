/** Hours within which the intake form is answered; the page promises the same. */
export const ANSWER_HOURS = 24
