export const PICTURES_MAX = 10
export const ALT_CHARS_MAX = 160
/** People who can be recognised in one picture. */
export const PEOPLE_MAX = 20
export const PERSON_NAME_CHARS_MAX = 80

/** How somebody agreed to be shown. */
export const CONSENT_WAYS = ['written', 'spoken', 'guardian'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]
