/** Hours within which requests of this feature are answered; the pages promise the same. */
export const ANSWER_HOURS = 72
