import { expect, test } from 'vitest'
import { change, type Flow, type FlowChange, isAnswered, START } from './flow.ts'
import { CHALLENGES, scripts } from './scripts-copy.ts'

const play = (...changes: FlowChange[]): Flow => changes.reduce(change, START)

test('nobody goes on before the step is answered, and blanks are no answer', () => {
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

test('going back loses nothing that she wrote', () => {
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

test('another challenge, and leaving, start from nothing', () => {
  const begun = play({ type: 'choose', challenge: 'loneliness' }, { type: 'answer', field: 'emotion', value: 'Sad' })
  expect(change(begun, { type: 'choose', challenge: 'financial-stress' })).toEqual({
    ...START,
    challenge: 'financial-stress',
  })
  expect(change(begun, { type: 'leave' })).toEqual(START)
  expect(change(begun, { type: 'back' })).toEqual(START)
})

test('every challenge, also something else, has a whole script', () => {
  for (const challenge of CHALLENGES) {
    const { feel, reflect, ritual } = scripts[challenge]
    expect(feel.emotions.length).toBeGreaterThanOrEqual(4)
    expect(reflect.question).not.toBe('')
    expect(ritual.rituals).toHaveLength(4)
  }
})
