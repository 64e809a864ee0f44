import { describe, expect, it } from 'vitest'
import { parseMemory } from '#app/features/torch/memory.ts'
import { findMood, MOODS } from '#app/features/torch/moods.ts'
import { addressOf, nextStep, type OnboardingAction, type Step, stepFromAddress } from './onboarding.ts'

const addressed = (search: string): Step => stepFromAddress(new URLSearchParams(search))

describe('the onboarding', () => {
  it('goes from the welcome over the moods and a short delay to a suggestion, and back to choose again', () => {
    const actions: [OnboardingAction, Step][] = [
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
    for (const [action, expected] of actions) {
      step = nextStep(step, action)
      expect(step).toEqual(expected)
    }
  })

  it.each<[Step, OnboardingAction]>([
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
  ])('stays at %j when %j does not apply', (step, action) => {
    expect(nextStep(step, action)).toEqual(step)
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
  ])('reads the step from ?%s', (search, step) => {
    expect(addressed(search)).toEqual(step)
  })

  it('works by links alone', () => {
    for (const step of [{ at: 'welcome' }, { at: 'moods' }, { at: 'suggestion', mood: 'stuck' }] satisfies Step[]) {
      expect(stepFromAddress(new URL(addressOf(step), 'http://local').searchParams)).toEqual(step)
    }
  })

  it('suggests a page of its own for each mood', () => {
    expect(MOODS).toEqual({ hopeful: '/stories', overwhelmed: '/fearless-girls', curious: '/ssr', stuck: '/seeds' })
  })
})

describe('the stored mood', () => {
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
  ])('is parsed from %s as %s', (stored, mood) => {
    expect(parseMemory(stored)).toBe(mood)
  })

  it('is null for unknown names', () => {
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
