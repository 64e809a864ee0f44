import { expect, test } from 'vitest'
import { flowReducer, type Flow, type FlowAction, isAnswered, START } from './flow.ts'
import { CHALLENGES, scripts } from './scripts-copy.ts'

const play = (...changes: FlowAction[]): Flow => changes.reduce(flowReducer, START)

test('a user cannot continue before the step is answered, and blank text is no answer', () => {
  const atStepOne = play({ type: 'choose', challenge: 'loneliness' }, { type: 'next' })
  expect(atStepOne.step).toBe(1)
  const atStepTwo = play(
    { type: 'choose', challenge: 'loneliness' },
    { type: 'answer', field: 'emotion', value: 'Sad' },
    { type: 'next' },
    { type: 'answer', field: 'reflection', value: '  \n ' },
    { type: 'next' },
  )
  expect(atStepTwo.step).toBe(2)
  expect(isAnswered(atStepTwo)).toBe(false)
})

test('going back keeps what the user wrote', () => {
  const flow = play(
    { type: 'choose', challenge: 'family-conflict' },
    { type: 'answer', field: 'emotion', value: 'Hurt' },
    { type: 'next' },
    { type: 'answer', field: 'reflection', value: 'I wanted to be asked.' },
    { type: 'back' },
    { type: 'next' },
  )
  expect(flow).toEqual({
    challenge: 'family-conflict',
    step: 2,
    emotion: 'Hurt',
    reflection: 'I wanted to be asked.',
    ritual: '',
  })
})

test('choosing another challenge and leaving both start empty', () => {
  const begun = play({ type: 'choose', challenge: 'loneliness' }, { type: 'answer', field: 'emotion', value: 'Sad' })
  expect(flowReducer(begun, { type: 'choose', challenge: 'financial-stress' })).toEqual({
    ...START,
    challenge: 'financial-stress',
  })
  expect(flowReducer(begun, { type: 'leave' })).toEqual(START)
  expect(flowReducer(begun, { type: 'back' })).toEqual(START)
})

test('every challenge, also "something else", has a complete script', () => {
  for (const challenge of CHALLENGES) {
    const { feel, reflect, ritual } = scripts[challenge]
    expect(feel.emotions.length).toBeGreaterThanOrEqual(4)
    expect(reflect.question).not.toBe('')
    expect(ritual.rituals).toHaveLength(4)
  }
})
