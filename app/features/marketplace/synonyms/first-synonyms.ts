import { FIRST_CRAFTS } from './first-crafts.ts'
import { FIRST_FOOD } from './first-food.ts'
import { splitWords } from './words.ts'

/** The groups of a new installation; afterwards operators edit them. The first word is the key: it never changes. */
export const FIRST_SYNONYMS: readonly { key: string; words: readonly string[] }[] = (FIRST_FOOD + FIRST_CRAFTS)
  .split('\n')
  .flatMap((line) => {
    const words = splitWords(line)
    return words[0] ? [{ key: words[0], words }] : []
  })
