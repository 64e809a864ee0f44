import type { Language } from '#app/platform/language/languages.ts'

/** How long a link of a text message works: in days, and as people read it. */
export const SHORT_LINK_DAYS = 400
export const SHORT_LINK_MONTHS = Math.floor(SHORT_LINK_DAYS / 30)
/** How many of the last digits of a phone number a link asks for. */
export const LAST_DIGITS = 4
/** In an hour, for each link. */
export const DIGITS_ATTEMPTS_MAX = 5
/** Of a text message, each of which is paid for. Hindi has 70 characters in one, of which the link takes half. */
export const TEXT_PARTS_MAX: Readonly<Record<Language, number>> = { en: 1, hi: 2 }
