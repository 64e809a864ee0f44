/** Hours within which a seller's application is answered; the page promises the same. */
export const ANSWER_HOURS = 72
