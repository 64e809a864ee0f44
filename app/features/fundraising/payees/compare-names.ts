/** How the name at a bank fits a name that was entered. */
export type NameVerdict = 'match' | 'close' | 'other'

/** Titles and legal forms that banks write differently. */
const LEFT_OUT = new Set(
  'MR MRS MS MISS DR SMT SHRI SRI SHREE KUMARI KM M/S MESSRS THE PVT PRIVATE LTD LIMITED LLP CO COMPANY'.split(' '),
)

/** 'Smt. Sunita  Devi' → SUNITA, DEVI. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}/ ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !LEFT_OUT.has(word))

/**
 * Compares a name with the one at the bank. match: the same words. close: the same words in another order, an initial
 * for a word, or words that one of them does not have. other: anything else, also an empty name.
 */
export function compareNames(entered: string, atBank: string): NameVerdict {
  const [one, two] = [wordsOf(entered), wordsOf(atBank)]
  if (one.length === 0 || two.length === 0) return 'other'
  if (one.join(' ') === two.join(' ')) return 'match'
  const [fewer, more] = one.length <= two.length ? [one, [...two]] : [two, [...one]]
  const isWhole = fewer.some((word) => word.length > 1 && more.includes(word))
  const isCovered = fewer.every((word) => {
    const at = more.findIndex((other) => isSameWord(word, other))
    if (at !== -1) more.splice(at, 1)
    return at !== -1
  })
  return isWhole && isCovered ? 'close' : 'other'
}

const isSameWord = (one: string, two: string): boolean =>
  one === two || (one.length === 1 && two.startsWith(one)) || (two.length === 1 && one.startsWith(two))
