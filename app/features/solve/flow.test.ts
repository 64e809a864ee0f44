import { expect, test } from 'vitest'
import { flowReducer, type Flow, type FlowAction, isAnswered, START } from './flow.ts'
import { CHALLENGES, scripts } from './scripts-copy.ts'

const play = (...changes: FlowAction[]): Flow => changes.reduce(flowReducer, START)

test('a step is answered by a choice or a text, and blank text is no answer', () => {
  const atStepOne = play({ type: 'choose', challenge: 'loneliness' })
  expect(isAnswered(atStepOne)).toBe(false)
  const atStepTwo = play(
    { type: 'choose', challenge: 'loneliness' },
    { type: 'answer', field: 'emotion', value: 'Sad' },
    { type: 'show', step: 2 },
    { type: 'answer', field: 'reflection', value: '  \n ' },
  )
  expect(isAnswered(atStepTwo)).toBe(false)
})

test('going back keeps what the user wrote', () => {
  const flow = play(
    { type: 'choose', challenge: 'family-conflict' },
    { type: 'answer', field: 'emotion', value: 'Hurt' },
    { type: 'show', step: 2 },
    { type: 'answer', field: 'reflection', value: 'I wanted to be asked.' },
    { type: 'show', step: 1 },
    { type: 'show', step: 2 },
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
})

test('every challenge, also "something else", has a complete script', () => {
  for (const challenge of CHALLENGES) {
    const { feel, reflect, ritual } = scripts[challenge]
    expect(feel.emotions.length).toBeGreaterThanOrEqual(4)
    expect(reflect.question).not.toBe('')
    expect(ritual.rituals).toHaveLength(4)
  }
})
