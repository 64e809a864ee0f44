/** Hours within which the form is answered; the page promises the same. */
export const ANSWER_HOURS = 48
