import * as english from './danger-english.ts'
import * as hindi from './danger-hindi.ts'
import { patterns } from './patterns.ts'
import { correctTypingErrors } from './spelling.ts'
import { tokenize } from './words.ts'

/** The kind of danger; it decides which number comes first. */
export type DangerKind = 'violence' | 'self-harm' | 'attempt' | 'child' | 'online' | 'medical'

/** The first kind that matches wins. */
const PATTERNS = {
  attempt: patterns(english.attempt + hindi.attempt),
  'self-harm': patterns(english.selfHarm + hindi.selfHarm),
  online: patterns(english.online + hindi.online),
  child: patterns(english.child + hindi.child),
  violence: patterns(english.violence + hindi.violence),
  medical: patterns(english.medical + hindi.medical),
} satisfies Record<DangerKind, ReturnType<typeof patterns>>

const NOUNS = {
  'self-harm': patterns(english.nouns.selfHarm),
  child: patterns(english.nouns.child),
  violence: patterns(english.nouns.violence),
} satisfies Partial<Record<DangerKind, ReturnType<typeof patterns>>>

const minor = patterns(english.minor)
const againstMinors = patterns(english.againstMinors)
const preventionWork = patterns(english.preventionWork)
const aboutSelf = patterns(english.aboutSelf)
const falseAlarms = patterns(english.falseAlarms)

const vocabulary = [...Object.values(PATTERNS), ...Object.values(NOUNS)].flatMap((list) => list.vocabulary)

/**
 * The kind of danger in a message, or null. Understands English, Hindi in both scripts, and both mixed. Pure: no
 * request, and the same message always gives the same result.
 */
export function findDanger(message: string): DangerKind | null {
  const words = tokenize(message)
  const right = correctTypingErrors(words, vocabulary)
  return dangerIn(words) ?? (right && dangerIn(right))
}

function dangerIn(all: readonly string[]): DangerKind | null {
  const words = falseAlarms.without(all)
  const kind = kindOf(PATTERNS, words) ?? (isAboutWork(words) ? null : kindOf(NOUNS, words))
  const isMinor = minor.find(words) !== null
  if (isMinor && (kind === 'violence' || (kind === null && againstMinors.find(words)))) return 'child'
  return kind
}

function kindOf(lists: Partial<typeof PATTERNS>, words: readonly string[]): DangerKind | null {
  const kinds = Object.keys(lists) as DangerKind[]
  return kinds.find((kind) => lists[kind]?.find(words)) ?? null
}

/** The message is about work against violence, and not about the writer. */
function isAboutWork(words: readonly string[]): boolean {
  return preventionWork.find(words) !== null && aboutSelf.find(words) === null
}
