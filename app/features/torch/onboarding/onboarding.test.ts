import { describe, expect, it } from 'vitest'
import { parseMemory } from '#app/features/torch/memory.ts'
import { findMood, MOODS } from '#app/features/torch/moods.ts'
import { addressOf, nextStep, type Move, type Step, stepFromAddress } from './onboarding.ts'

const addressed = (search: string): Step => stepFromAddress(new URLSearchParams(search))

describe('the first talk with Torch', () => {
  it('goes from the welcome over the moods and a moment of thinking to a suggestion, and back to choose again', () => {
    const talk: [Move, Step][] = [
      [{ type: 'begin' }, { at: 'moods' }],
      [
        { type: 'choose', mood: 'curious' },
        { at: 'thinking', mood: 'curious' },
      ],
      [{ type: 'answer' }, { at: 'suggestion', mood: 'curious' }],
      [{ type: 'again' }, { at: 'moods' }],
      [
        { type: 'choose', mood: 'stuck' },
        { at: 'thinking', mood: 'stuck' },
      ],
    ]
    let step: Step = { at: 'welcome' }
    for (const [move, expected] of talk) {
      step = nextStep(step, move)
      expect(step).toEqual(expected)
    }
  })

  it.each<[Step, Move]>([
    [{ at: 'welcome' }, { type: 'choose', mood: 'stuck' }],
    [{ at: 'welcome' }, { type: 'answer' }],
    [{ at: 'moods' }, { type: 'begin' }],
    [{ at: 'moods' }, { type: 'again' }],
    [
      { at: 'thinking', mood: 'stuck' },
      { type: 'choose', mood: 'hopeful' },
    ],
    [{ at: 'thinking', mood: 'stuck' }, { type: 'again' }],
    [{ at: 'suggestion', mood: 'stuck' }, { type: 'answer' }],
    [
      { at: 'suggestion', mood: 'stuck' },
      { type: 'choose', mood: 'hopeful' },
    ],
  ])('stays at %j when %j does not fit there', (step, move) => {
    expect(nextStep(step, move)).toEqual(step)
  })

  it.each<[string, Step]>([
    ['', { at: 'welcome' }],
    ['torch=moods', { at: 'moods' }],
    ['torch=elsewhere', { at: 'welcome' }],
    ['mood=overwhelmed', { at: 'suggestion', mood: 'overwhelmed' }],
    ['mood=Overwhelmed', { at: 'welcome' }],
    ['mood=furious', { at: 'welcome' }],
    ['mood=toString', { at: 'welcome' }],
    ['torch=moods&mood=furious', { at: 'moods' }],
  ])('reads the address ?%s', (search, step) => {
    expect(addressed(search)).toEqual(step)
  })

  it('can be walked by addresses alone', () => {
    for (const step of [{ at: 'welcome' }, { at: 'moods' }, { at: 'suggestion', mood: 'stuck' }] satisfies Step[]) {
      expect(stepFromAddress(new URL(addressOf(step), 'http://local').searchParams)).toEqual(step)
    }
  })

  it('leads each mood to its own place', () => {
    expect(MOODS).toEqual({ hopeful: '/stories', overwhelmed: '/fearless-girls', curious: '/ssr', stuck: '/seeds' })
  })
})

describe('what Torch remembers', () => {
  it.each([
    ['{"v":1,"mood":"hopeful"}', 'hopeful'],
    ['{"v":2,"mood":"hopeful"}', null],
    ['{"v":1,"mood":"furious"}', null],
    ['{"v":1}', null],
    ['null', null],
    ['"hopeful"', null],
    ['{"v":1,', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (stored, mood) => {
    expect(parseMemory(stored)).toBe(mood)
  })

  it('takes nothing but a known name for a mood', () => {
    expect([undefined, null, 7, {}, 'constructor', 'hopeful'].map(findMood)).toEqual([
      null,
      null,
      null,
      null,
      null,
      'hopeful',
    ])
  })
})
