// Which known words are similar to a word of a search. Pure; both are in phonetic form (`market_sounds`).

/** A word that may have been meant; cost 0 is an exact match. */
export interface SimilarWord {
  word: string
  cost: number
}

const WORDS_PER_TERM_MAX = 8
/** A word of at least this length also matches as a prefix. */
const PREFIX_CHARS_MIN = 4
const PREFIX_COST = 0.5

/** The most similar words, best first. An exact match is returned alone. */
export function similarWords(term: string, words: readonly string[]): SimilarWord[] {
  if (words.includes(term)) return [{ word: term, cost: 0 }]
  const similar = [...new Set(words)].flatMap((word) => {
    const cost = costOf(term, word)
    return cost === null ? [] : [{ word, cost }]
  })
  return similar.toSorted((a, b) => a.cost - b.cost || a.word.localeCompare(b.word)).slice(0, WORDS_PER_TERM_MAX)
}

/** The distance of a word from the search word, or null when it is too large. */
function costOf(term: string, word: string): number | null {
  if (term.length >= PREFIX_CHARS_MIN && word.startsWith(term)) return PREFIX_COST
  const allowed = slipsAllowed(Math.min(term.length, word.length))
  // The first letter is rarely mistyped; without this rule 'gold' would find 'cold'.
  if (allowed === 0 || term[0] !== word[0]) return null
  const slips = distance(term, word)
  return slips <= allowed ? slips : null
}

/** No mistakes are allowed in short words: too many other words are similar. */
function slipsAllowed(length: number): number {
  return length <= 3 ? 0 : length <= 6 ? 1 : 2
}

/** Letters missing, added, replaced or swapped (optimal string alignment distance). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        changed,
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        isTurned ? (before[j - 2] ?? 0) + 1 : changed,
      )
    }
    ;[before, above] = [above, row]
  }
  return above[b.length] ?? 0
}
