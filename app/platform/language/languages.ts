/** The languages of the site; the first one is the original of all copy. */
export const LANGUAGES = ['en', 'hi'] as const

/** A BCP 47 language code. */
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (code: unknown): code is Language => LANGUAGES.includes(code as Language)
