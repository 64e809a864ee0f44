import { folded } from './words.ts'

/**
 * Patterns are words in a row, as a person would write them:
 * `a|b` one of them · `stem*` any word that begins so · `?word` may be missing · `..` up to three words between ·
 * `^` and `$` the beginning and the end of the message · `this & that` both of them, anywhere.
 */
export interface Patterns {
  /** The first pattern that the message holds, as it stands in the list, or null. */
  find(words: readonly string[]): string | null
  /** How many of the patterns the message holds. */
  count(words: readonly string[]): number
  /** The message with a dash for everything that the patterns take. */
  without(words: readonly string[]): string[]
  /** Every whole word in them, folded. */
  vocabulary: readonly string[]
}

const GAP_WORDS_MAX = 3
const TAKEN = '-'

/** What one word of a pattern may be. */
interface Choice {
  words: ReadonlySet<string>
  stems: readonly string[]
}

type Token = { type: 'gap' | 'start' | 'end' } | { type: 'word' | 'optional'; choice: Choice }
type Row = readonly Token[]

/** Makes patterns out of a list: one a line, or several on a line with commas between. */
export function patterns(list: string): Patterns {
  const sources = list.split(/[,\n]/).flatMap((source) => source.trim() || [])
  // Two spellings of one word are one pattern.
  const bySpelling = new Map(sources.map((source) => [source.split(' ').map(spelled).join(' '), source]))
  const all = [...bySpelling.values()].map((source) => ({ source, rows: source.split(' & ').map(rowOf) }))
  const holds = (words: readonly string[]) => (pattern: (typeof all)[number]) =>
    pattern.rows.every((row) => words.some((_, at) => endOf(row, words, { token: 0, word: at }) !== null))
  return {
    find: (words) => all.find(holds(words))?.source ?? null,
    count: (words) => all.filter(holds(words)).length,
    without: (words) => all.flatMap(({ rows }) => rows).reduce(taken, [...words]),
    vocabulary: [...new Set(all.flatMap(({ rows }) => rows.flat()).flatMap(wholeWords))],
  }
}

const spelled = (token: string): string => token.split('|').map(folded).join('|')

function rowOf(source: string): Row {
  return source.split(' ').map((token): Token => {
    if (token === '..') return { type: 'gap' }
    if (token === '^') return { type: 'start' }
    if (token === '$') return { type: 'end' }
    if (token.startsWith('?')) return { type: 'optional', choice: choiceOf(token.slice(1)) }
    return { type: 'word', choice: choiceOf(token) }
  })
}

/** The same alternatives stand in many patterns. */
const choices = new Map<string, Choice>()

function choiceOf(alternatives: string): Choice {
  const known = choices.get(alternatives)
  if (known) return known
  const words = alternatives.split('|')
  const choice = {
    words: new Set(words.filter((word) => !word.endsWith('*')).map(folded)),
    // In a stem the last letter stands inside the word, where a short a is not written.
    stems: words.filter((word) => word.endsWith('*')).map((word) => folded(word.slice(0, -1)).replace(/a$/, '')),
  }
  choices.set(alternatives, choice)
  return choice
}

const fits = ({ words, stems }: Choice, word: string): boolean =>
  words.has(word) || stems.some((stem) => word.startsWith(stem))

/** Where the row ends that begins here, or null when it does not stand here. */
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
      return word !== undefined && fits(token.choice, word) ? next(at.word + 1) : null
    case 'optional': {
      const end = word !== undefined && fits(token.choice, word) ? next(at.word + 1) : null
      return end ?? next(at.word)
    }
  }
}

function taken(words: string[], row: Row): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const end = endOf(row, words, { token: 0, word: at }) ?? at
    left.push(end > at ? TAKEN : (words[at] ?? ''))
    at = Math.max(end, at + 1)
  }
  return left
}

const wholeWords = (token: Token): string[] => ('choice' in token ? [...token.choice.words] : [])
