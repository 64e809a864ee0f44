import * as english from './danger-english.ts'
import * as hindi from './danger-hindi.ts'
import * as harmless from './harmless.ts'
import { patterns } from './patterns.ts'
import { correctTypingErrors } from './spelling.ts'
import { fold, tokenize } from './words.ts'

/** The kind of danger; it decides which number comes first. */
export type DangerKind = 'violence' | 'self-harm' | 'attempt' | 'child' | 'online' | 'medical'

const attempt = patterns(english.attempt + hindi.attempt)

/** The first kind that matches wins. */
const PATTERNS = {
  attempt,
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
const idioms = patterns(harmless.idioms)
const otherTopics = patterns(harmless.otherTopics)
const aboutSelf = patterns(harmless.aboutSelf)
const schoolwork = patterns(harmless.schoolwork)
const stories = patterns(harmless.stories)
const writer = patterns(harmless.writer)
const over = patterns(harmless.over)
const still = patterns(harmless.still)

const vocabulary = [
  ...[...Object.values(PATTERNS), ...Object.values(NOUNS)].flatMap((list) => list.vocabulary),
  ...harmless.ordinaryWords.split(' ').map(fold),
]

/**
 * The kind of danger in a message, or null. Understands English, Hindi in both scripts, and both mixed. Pure: no
 * request, and the same message always gives the same result.
 */
export function findDanger(message: string): DangerKind | null {
  const words = tokenize(message)
  const right = correctTypingErrors(words, vocabulary)
  return dangerIn(words) ?? (right && dangerIn(right, words))
}

/** A corrected word may hide what the message is about, so that is looked for in the words as typed. */
function dangerIn(all: readonly string[], typed = all): DangerKind | null {
  const words = idioms.without(all)
  // What was swallowed may be named like the pest it is for: rat poison.
  const described = attempt.find(all) ? 'attempt' : kindOf(PATTERNS, words)
  const kind = ofMinor(described ?? kindOf(NOUNS, words), words)
  return kind && !isNobodysHere(kind, idioms.without(typed), described === null) ? kind : null
}

function kindOf(lists: Partial<typeof PATTERNS>, words: readonly string[]): DangerKind | null {
  const kinds = Object.keys(lists) as DangerKind[]
  return kinds.find((kind) => lists[kind]?.find(words)) ?? null
}

function ofMinor(kind: DangerKind | null, words: readonly string[]): DangerKind | null {
  if (!minor.find(words)) return kind
  return kind === 'violence' || (kind === null && againstMinors.find(words)) ? 'child' : kind
}

/** A story, schoolwork, work against danger, or what is long over. In doubt, and with thoughts of dying, it is danger. */
function isNobodysHere(kind: DangerKind, words: readonly string[], isOnlyNamed: boolean): boolean {
  if (kind === 'violence' && over.find(words) && !still.find(words)) return true
  if (aboutSelf.find(words)) return false
  if (stories.find(words) && !writer.find(words)) return true
  if (kind === 'attempt') return false
  if (isOnlyNamed && otherTopics.find(words)) return true
  return kind !== 'self-harm' && schoolwork.find(words) !== null
}
