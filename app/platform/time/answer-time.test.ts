import { expect, it } from 'vitest'
import { answerTime, daysInWords } from './answer-time.ts'

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [48, '48 hours'],
  [72, 'three days'],
  [240, '10 days'],
])('an answer promised for %i hours is shown as %s', (hours, words) => {
  expect(answerTime(hours)).toBe(words)
})

it.each([
  [1, 'a day'],
  [2, 'two days'],
  [14, 'two weeks'],
  [90, '90 days'],
])('%i days are written as %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})
