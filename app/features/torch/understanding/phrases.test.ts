import { describe, expect, it } from 'vitest'
import { findDanger } from './danger.ts'
import { findIntent } from './intents.ts'
import { HELD_OUT_DANGER, HELD_OUT_ROUTED, SECOND_DANGER, SECOND_ROUTED } from './phrases-held-out.test-data.ts'
import { DANGER, ROUTED } from './phrases.test-data.ts'
import { replyTo } from '#app/features/torch/chat/reply.ts'

const RIGHT_MIN = 0.95
const PHRASES_MIN = 240

type Labelled = readonly (readonly [label: string, phrase: string])[]

const labelled = (groups: Readonly<Record<string, readonly string[]>>): Labelled =>
  Object.entries(groups).flatMap(([label, phrases]) => phrases.map((phrase) => [label, phrase] as const))

const SETS: readonly (readonly [name: string, danger: Labelled, routed: Labelled])[] = [
  ['the phrases the rules were made with', labelled(DANGER), labelled(ROUTED)],
  ['the first phrases held out', labelled(HELD_OUT_DANGER), labelled(HELD_OUT_ROUTED)],
  ['the second phrases held out', labelled(SECOND_DANGER), labelled(SECOND_ROUTED)],
]

describe.each(SETS)('%s', (_, danger, routed) => {
  it('every danger is found and answered with numbers first', () => {
    const missed = danger.filter(([, phrase]) => findDanger(phrase) === null)
    expect(missed).toEqual([])
    const unanswered = danger.filter(([, phrase]) => replyTo(phrase).calls.length === 0)
    expect(unanswered).toEqual([])
  })

  it('the kind of danger is right in at least 95 of 100 phrases', () => {
    const right = danger.filter(([kind, phrase]) => findDanger(phrase) === kind)
    expect(right.length / danger.length).toBeGreaterThanOrEqual(RIGHT_MIN)
  })

  it('phrases that only sound like danger raise no alarm', () => {
    expect(routed.filter(([, phrase]) => findDanger(phrase))).toEqual([])
  })

  it('at least 95 of 100 other phrases get the right intent', () => {
    const right = routed.filter(([intent, phrase]) => findIntent(phrase) === intent)
    expect(right.length / routed.length).toBeGreaterThanOrEqual(RIGHT_MIN)
  })
})

it('is measured with more than 240 distinct phrases, more than 60 of them held out', () => {
  const all = SETS.flatMap(([, danger, routed]) => [...danger, ...routed].map(([, phrase]) => phrase))
  expect(all.length).toBeGreaterThan(PHRASES_MIN)
  expect(new Set(all).size).toBe(all.length)
  expect(labelled(HELD_OUT_DANGER).length + labelled(HELD_OUT_ROUTED).length).toBeGreaterThan(60)
})

it('finds danger despite capitals, punctuation, spaces and stretched letters', () => {
  const ways = [
    'HE HITS ME!!!',
    '  he   hits me  ',
    'heeee hits meeee',
    'he h1ts me',
    'plz help he hits me 😭😭',
    'hello, how are you? ... he hits me. ok bye',
    'k-i-l-l m-y-s-e-l-f',
    'MUJHE MAARTA HAI',
    'mujhe maaaarta haiii',
    'मुझे मारता है!!',
    'मुझे\u200d मारता हे',
  ]
  expect(ways.filter((way) => findDanger(way) === null)).toEqual([])
})
