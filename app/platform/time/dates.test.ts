import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import {
  dateFormat,
  financialYearOf,
  formatDate,
  formatDateTime,
  formatIndianDateTime,
  formatMonth,
  formatRelative,
  formatTime,
  formatTimes,
  indianDay,
  wholeDaysBetween,
} from './dates.ts'

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

describe('a date on a Hindi page', () => {
  const at = (clock: string) => new Date(`2026-11-20T${clock}:00+05:30`)

  it('has Hindi names and Latin digits, and stays as it is for machines', () => {
    inLanguage('hi', () => {
      expect(formatDate(new Date('2026-11-01T20:00:00Z'))).toBe('2 नवंबर 2026')
      expect(formatDateTime(at('19:19'))).toBe('20 नवंबर 2026, शाम 7:19 बजे')
      expect(formatMonth('2026-01')).toBe('जनवरी 2026')
      expect(dateFormat({ weekday: 'long' })(noon)).toBe('शुक्रवार')
      expect(formatIndianDateTime(at('19:19'))).toBe('2026-11-20T19:19')
    })
    expect(formatMonth('2026-01')).toBe('January 2026')
  })

  test.each([
    ['00:05', '12:05 am', 'रात 12:05 बजे'],
    ['03:59', '3:59 am', 'रात 3:59 बजे'],
    ['04:00', '4:00 am', 'सुबह 4:00 बजे'],
    ['11:59', '11:59 am', 'सुबह 11:59 बजे'],
    ['12:00', '12:00 pm', 'दोपहर 12:00 बजे'],
    ['15:59', '3:59 pm', 'दोपहर 3:59 बजे'],
    ['16:00', '4:00 pm', 'शाम 4:00 बजे'],
    ['20:00', '8:00 pm', 'रात 8:00 बजे'],
  ])('says the part of the day at %s', (clock, english, hindi) => {
    expect([formatTime(at(clock)), inLanguage('hi', () => formatTime(at(clock)))]).toEqual([english, hindi])
  })

  test.each([
    ['18:30', '19:00', '6:30 to 7:00 pm', 'शाम 6:30 से 7:00 बजे'],
    ['11:00', '14:00', '11:00 am to 2:00 pm', 'सुबह 11:00 से दोपहर 2:00 बजे'],
    ['18:30', '21:00', '6:30 to 9:00 pm', 'शाम 6:30 से रात 9:00 बजे'],
  ])('says the part of the day once from %s to %s', (from, to, english, hindi) => {
    const words = () => formatTimes(at(from), at(to))
    expect([words(), inLanguage('hi', words)]).toEqual([english, hindi])
  })

  test.each([
    ['2026-11-20T06:29:10Z', 'अभी'],
    ['2026-11-20T06:27:00Z', '3 मिनट पहले'],
    ['2026-11-20T05:30:00Z', '1 घंटा पहले'],
    ['2026-11-20T03:30:00Z', '3 घंटे पहले'],
    ['2026-11-19T18:00:00Z', 'कल'],
    ['2026-11-18T18:29:59Z', '18 नवंबर 2026'],
  ])('calls %s at noon "%s"', (date, expected) => {
    expect(inLanguage('hi', () => formatRelative(new Date(date), noon))).toBe(expected)
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
