/** Hours within which a referral is answered. */
export const ANSWER_HOURS = 72
