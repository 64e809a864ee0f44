import { expect, it } from 'vitest'
import { answerTime } from './answer-time.ts'

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [48, '48 hours'],
  [72, 'three days'],
  [240, '10 days'],
])('an answer promised for %i hours is shown as %s', (hours, words) => {
  expect(answerTime(hours)).toBe(words)
})
