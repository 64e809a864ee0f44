import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { dueText } from './due.ts'
import { NOW } from '#test/clock.ts'

test.each([
  [30_000, 'in 1 min'],
  [40 * MINUTE_MS, 'in 40 min'],
  [5.9 * HOUR_MS, 'in 5 h'],
  [47 * HOUR_MS, 'in 47 h'],
  [72 * HOUR_MS, 'in 3 days'],
  [-5 * MINUTE_MS, '5 min late'],
  [-2 * HOUR_MS, '2 h late'],
  [-50 * HOUR_MS, '2 days late'],
])('%d ms away is said as "%s"', (ms, words) => {
  expect(dueText(new Date(NOW.getTime() + ms), NOW)).toBe(words)
})
