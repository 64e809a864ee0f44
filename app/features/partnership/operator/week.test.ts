import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { readWeek, weekForm, weekValues } from './week.ts'

const WEEK = [
  { weekday: 1, startMinute: 11 * 60, minutes: 30 },
  { weekday: 1, startMinute: 15 * 60 + 30, minutes: 45 },
  { weekday: 7, startMinute: 9 * 60 + 5, minutes: 30 },
]

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a week that is written and read again is the same', () => {
  expect(weekValues(WEEK)).toMatchObject({ day1: '11:00, 15:30 (45)', day2: '', day7: '9:05', minutes: '30' })
  const read = parseFields(weekForm, typed({ ...weekValues(WEEK) }))
  expect(read.ok && readWeek(read.value)).toEqual(WEEK)
})

test.each(['11', '25:00', '11:00 15:30', 'noon', '11:00 (5)', '11:00 (999)'])(
  '"%s" is not a time, and the error is at its day',
  (day3) => {
    expect(parseFields(weekForm, typed({ day3, minutes: '30' }))).toMatchObject({
      ok: false,
      errors: { day3: 'Enter times like 11:00, 15:30.' },
    })
  },
)
