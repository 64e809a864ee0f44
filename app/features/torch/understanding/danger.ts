import * as english from './danger-english.ts'
import * as hindi from './danger-hindi.ts'
import { patterns } from './patterns.ts'
import { corrected } from './spelling.ts'
import { wordsOf } from './words.ts'

/** What the danger is; it decides whose number comes first. */
export type DangerKind = 'violence' | 'self-harm' | 'attempt' | 'child' | 'online' | 'medical'

/** In this order: a body in danger now, then a life, then the rest. */
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

const young = patterns(english.young)
const againstTheYoung = patterns(english.againstTheYoung)
const workAgainst = patterns(english.workAgainst)
const herself = patterns(english.herself)
const onlySounds = patterns(english.onlySounds)

const vocabulary = [...Object.values(PATTERNS), ...Object.values(NOUNS)].flatMap((list) => list.vocabulary)

/**
 * Whether somebody is in danger by these words, and in which; null where they sound like nothing of the kind.
 * English, Hindi in both scripts, and both mixed. Pure: the same words always give the same answer, and nothing is asked.
 */
export function findDanger(message: string): DangerKind | null {
  const words = wordsOf(message)
  const right = corrected(words, vocabulary)
  return dangerIn(words) ?? (right && dangerIn(right))
}

function dangerIn(all: readonly string[]): DangerKind | null {
  const words = onlySounds.without(all)
  const kind = kindOf(PATTERNS, words) ?? (isAboutWork(words) ? null : kindOf(NOUNS, words))
  const isYoung = young.find(words) !== null
  if (isYoung && (kind === 'violence' || (kind === null && againstTheYoung.find(words)))) return 'child'
  return kind
}

function kindOf(lists: Partial<typeof PATTERNS>, words: readonly string[]): DangerKind | null {
  const kinds = Object.keys(lists) as DangerKind[]
  return kinds.find((kind) => lists[kind]?.find(words)) ?? null
}

/** Who works against violence, or writes of it, is not in it; unless she also speaks of herself. */
function isAboutWork(words: readonly string[]): boolean {
  return workAgainst.find(words) !== null && herself.find(words) === null
}
