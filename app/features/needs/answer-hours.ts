/** Hours within which a report of a need is answered. */
export const ANSWER_HOURS = 48
