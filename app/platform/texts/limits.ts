/** How long a link of a text message works: in days, and as people read it. */
export const SHORT_LINK_DAYS = 400
export const SHORT_LINK_MONTHS = Math.floor(SHORT_LINK_DAYS / 30)
/** How many of the last digits of a phone number a link asks for. */
export const LAST_DIGITS = 4
/** In an hour, for each link. */
export const DIGITS_ATTEMPTS_MAX = 5
