import { expect, it } from 'vitest'
import { answerTime, daysInWords } from './answer-time.ts'

it.each([
  [1, '1 hour', '1 घंटे'],
  [24, '24 hours', '24 घंटे'],
  [48, '48 hours', '48 घंटे'],
  [72, 'three days', '3 दिन'],
  [240, '10 days', '10 दिन'],
])('an answer promised for %i hours is shown as %s, in Hindi %s', (hours, words, hindi) => {
  expect([answerTime(hours), answerTime(hours, 'hi')]).toEqual([words, hindi])
})

it.each([
  [1, 'a day', 'एक दिन'],
  [2, 'two days', 'दो दिन'],
  [14, 'two weeks', '14 दिन'],
  [90, '90 days', '90 दिन'],
])('%i days are written as %s, in Hindi %s', (days, words, hindi) => {
  expect([daysInWords(days), daysInWords(days, 'hi')]).toEqual([words, hindi])
})
