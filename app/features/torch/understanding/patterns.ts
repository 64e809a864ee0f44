import { fold } from './words.ts'

/**
 * A pattern is a sequence of words: `a|b` either word · `stem*` any word that begins so · `?word` optional · `..` up to
 * three words · `^` and `$` the beginning and the end of the message · `this & that` both, anywhere.
 */
export interface Patterns {
  /** The source of the first matching pattern, or null. */
  find(words: readonly string[]): string | null
  /** The number of matching patterns. */
  count(words: readonly string[]): number
  /** The message with a dash for everything that the patterns match. */
  without(words: readonly string[]): string[]
  /** Every whole word of the patterns, folded. */
  vocabulary: readonly string[]
}

const GAP_WORDS_MAX = 3
const REMOVED = '-'

/** The alternatives of one word. */
interface Choice {
  words: ReadonlySet<string>
  stems: readonly string[]
}

type Token = { type: 'gap' | 'start' | 'end' } | { type: 'word' | 'optional'; choice: Choice }
type Row = readonly Token[]

/** Parses a list of patterns, separated by commas or line breaks. */
export function patterns(list: string): Patterns {
  const sources = list.split(/[,\n]/).flatMap((source) => source.trim() || [])
  // Different spellings of one pattern are one pattern.
  const bySpelling = new Map(sources.map((source) => [source.split(' ').map(foldAlternatives).join(' '), source]))
  const all = [...bySpelling.values()].map((source) => ({ source, rows: source.split(' & ').map(rowOf) }))
  const matches = (words: readonly string[]) => (pattern: (typeof all)[number]) =>
    pattern.rows.every((row) => words.some((_, at) => endOf(row, words, { token: 0, word: at }) !== null))
  return {
    find: (words) => all.find(matches(words))?.source ?? null,
    count: (words) => all.filter(matches(words)).length,
    without: (words) => all.flatMap(({ rows }) => rows).reduce(removeMatches, [...words]),
    vocabulary: [...new Set(all.flatMap(({ rows }) => rows.flat()).flatMap(wholeWords))],
  }
}

/** Cache: the same words occur in many patterns, and folding them all takes a tenth of a second at each start. */
const folded = new Map<string, string>()

function foldOnce(word: string): string {
  const known = folded.get(word) ?? fold(word)
  folded.set(word, known)
  return known
}

const foldAlternatives = (token: string): string => token.split('|').map(foldOnce).join('|')

function rowOf(source: string): Row {
  return source.split(' ').map((token): Token => {
    if (token === '..') return { type: 'gap' }
    if (token === '^') return { type: 'start' }
    if (token === '$') return { type: 'end' }
    if (token.startsWith('?')) return { type: 'optional', choice: choiceOf(token.slice(1)) }
    return { type: 'word', choice: choiceOf(token) }
  })
}

/** Cache: the same alternatives occur in many patterns. */
const choices = new Map<string, Choice>()

function choiceOf(alternatives: string): Choice {
  const known = choices.get(alternatives)
  if (known) return known
  const words = alternatives.split('|')
  const choice = {
    words: new Set(words.filter((word) => !word.endsWith('*')).map(foldOnce)),
    // A stem's last letter is inside a word, where folding drops a short a.
    stems: words.filter((word) => word.endsWith('*')).map((word) => foldOnce(word.slice(0, -1)).replace(/a$/, '')),
  }
  choices.set(alternatives, choice)
  return choice
}

const matchesWord = ({ words, stems }: Choice, word: string): boolean =>
  words.has(word) || stems.some((stem) => word.startsWith(stem))

/** The index after a match that begins here, or null. */
function endOf(row: Row, words: readonly string[], at: { token: number; word: number }): number | null {
  const token = row[at.token]
  if (!token) return at.word
  const next = (word: number) => endOf(row, words, { token: at.token + 1, word })
  const word = words[at.word]
  switch (token.type) {
    case 'start':
      return at.word === 0 ? next(0) : null
    case 'end':
      return word === undefined ? next(at.word) : null
    case 'gap':
      for (let gap = 0; gap <= GAP_WORDS_MAX && at.word + gap <= words.length; gap++) {
        const end = next(at.word + gap)
        if (end !== null) return end
      }
      return null
    case 'word':
      return word !== undefined && matchesWord(token.choice, word) ? next(at.word + 1) : null
    case 'optional': {
      const end = word !== undefined && matchesWord(token.choice, word) ? next(at.word + 1) : null
      return end ?? next(at.word)
    }
  }
}

function removeMatches(words: string[], row: Row): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const end = endOf(row, words, { token: 0, word: at }) ?? at
    left.push(end > at ? REMOVED : (words[at] ?? ''))
    at = Math.max(end, at + 1)
  }
  return left
}

const wholeWords = (token: Token): string[] => ('choice' in token ? [...token.choice.words] : [])
