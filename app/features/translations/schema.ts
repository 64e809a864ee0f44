import { foreignLang, languageOf } from '#app/platform/language/current-language.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'

/** What people write that may exist in a second language. */
export const TRANSLATED_KINDS = ['campaign', 'product', 'shop', 'testimony', 'story', 'event'] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

/** The texts of a row by the names of their fields. */
export type Texts = Readonly<Record<string, string>>

/** The language that most of the letters are of: what somebody writes may be in another one than the page around it. */
export const writtenIn = (texts: Texts): Language => languageOf(Object.values(texts).join('\n')) ?? LANGUAGES[0]

/** The language that texts are translated into. */
export const otherThan = (language: Language): Language => LANGUAGES.find((each) => each !== language) ?? LANGUAGES[0]

/** Whether the reader's language is another one than that of the texts. */
export const isForeign = (texts: Texts): boolean => foreignLang(Object.values(texts).join('\n')) !== undefined
