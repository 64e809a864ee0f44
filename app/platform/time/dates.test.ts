import { describe, expect, it, test } from 'vitest'
import { financialYearOf, formatDate, formatDateTime, formatRelative, indianDay, wholeDaysBetween } from './dates.ts'

const noon = new Date('2026-11-20T06:30:00Z')

describe('a formatted date', () => {
  it('is the date in India, not in London', () => {
    expect(formatDate(new Date('2026-11-01T20:00:00Z'))).toBe('2 November 2026')
    expect(formatDateTime(new Date('2026-11-20T13:49:00Z'))).toBe('20 November 2026, 7:19 pm')
    expect(indianDay(new Date('2026-12-31T18:30:00Z'))).toEqual({ year: 2027, month: 1, day: 1 })
  })

  test.each([
    ['2026-11-20T06:30:30Z', 'just now'],
    ['2026-11-20T06:29:10Z', 'just now'],
    ['2026-11-20T06:28:00Z', '2 min ago'],
    ['2026-11-20T05:30:01Z', '59 min ago'],
    ['2026-11-20T03:30:00Z', '3 hr ago'],
    ['2026-11-19T18:00:00Z', 'yesterday'],
    ['2026-11-18T18:30:00Z', 'yesterday'],
    ['2026-11-18T18:29:59Z', '18 November 2026'],
  ])('calls %s at noon "%s"', (date, expected) => {
    expect(formatRelative(new Date(date), noon)).toBe(expected)
  })
})

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59Z', 2025],
    ['2026-03-31T18:30:00Z', 2026],
    ['2027-01-15T00:00:00Z', 2026],
  ])('of %s is %i', (date, year) => {
    expect(financialYearOf(new Date(date))).toBe(year)
  })
})

it('counts whole days, also negative ones', () => {
  expect(wholeDaysBetween(new Date('2026-11-01T00:00:00Z'), new Date('2026-11-20T23:59:59Z'))).toBe(19)
  expect(wholeDaysBetween(new Date('2026-11-20T00:00:00Z'), new Date('2026-11-19T12:00:00Z'))).toBe(-1)
})
