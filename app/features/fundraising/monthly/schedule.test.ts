import { expect, test } from 'vitest'
import { consentOf, termsOf } from './consent.ts'
import { dayFrom, debitDay, firstDebitDay } from './schedule.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** The days of the debits of two years. */
function twoYears(day: string): string[] {
  const { dayOfMonth } = termsOf(day)
  return Array.from({ length: 24 }, (_, index) => debitDay(day, { dayOfMonth, monthsLater: index + 1 }))
}

test('a gift on the 31st is debited on the last day of shorter months, also in a leap year', () => {
  expect(twoYears('2027-01-31').slice(0, 14)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ])
})

test('from any day the debits are one in each month of two years, and all lie within the term', () => {
  for (let time = Date.parse('2027-01-01'); time < Date.parse('2029-01-01'); time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10)
    const days = twoYears(day)
    expect(new Set(days.map((each) => each.slice(0, 7))).size).toBe(24)
    const { endsOn } = termsOf(day)
    expect(days.filter((each) => each <= endsOn)).toEqual(days.slice(0, 23))
  }
})

test('the first debit day on or after a day is in its month or in the next', () => {
  expect(firstDebitDay('2027-02-10', 31)).toBe('2027-02-28')
  expect(firstDebitDay('2027-03-01', 31)).toBe('2027-03-31')
  expect(firstDebitDay('2027-03-16', 15)).toBe('2027-04-15')
  expect(firstDebitDay('2027-12-16', 15)).toBe('2028-01-15')
})

test('24 hours before a day in India are counted from its midnight there', () => {
  // 20 December, half past midnight in India.
  const now = new Date('2026-12-19T19:00:00Z')
  expect(dayFrom(now, DAY_MS)).toBe('2026-12-22')
  expect(dayFrom(new Date('2026-12-19T18:30:00Z'), DAY_MS)).toBe('2026-12-21')
})

test('the consent names the amount, the day, the next date, the notice, the way out and the end', () => {
  const words = consentOf({ amountMinor: 500_00, day: '2026-12-31' }).join(' ')
  for (const part of [
    '₹500',
    'on the 31st of each month',
    'last day',
    '31 January 2027',
    '24 hours',
    'stop',
    '30 December 2028',
  ]) {
    expect(words).toContain(part)
  }
})
