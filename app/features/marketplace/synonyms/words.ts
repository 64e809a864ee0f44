import { cleanLine } from '#app/platform/text/text.ts'

export const WORDS_MIN = 2
export const WORDS_MAX = 24
export const WORD_CHARS_MAX = 40
/** A word of a group has at most this many words, like 'dry mango powder'. */
export const PHRASE_WORDS_MAX = 4
/** The maximum length of a group as it is typed. */
export const GROUP_CHARS_MAX = WORDS_MAX * (WORD_CHARS_MAX + 2)

/** The words of a typed group, separated by commas or line breaks; each once, whatever its case. */
export function splitWords(typed: string): string[] {
  const words = typed
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter((word) => word !== '')
  return [...new Map(words.toReversed().map((word) => [word.toLocaleLowerCase('en'), word])).values()].toReversed()
}

export type WordsFault =
  | { kind: 'few' }
  | { kind: 'many' }
  | { kind: 'long'; word: string }
  | { kind: 'phrase'; word: string }

/** What is wrong with the words of a group; null when they can be saved. */
export function faultOf(words: readonly string[]): WordsFault | null {
  const long = words.find(({ length }) => length > WORD_CHARS_MAX)
  if (long) return { kind: 'long', word: long }
  const phrase = words.find((word) => word.split(' ').length > PHRASE_WORDS_MAX)
  if (phrase) return { kind: 'phrase', word: phrase }
  if (words.length < WORDS_MIN) return { kind: 'few' }
  return words.length > WORDS_MAX ? { kind: 'many' } : null
}
