import { expect, test } from 'vitest'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { found } from './declared-forms.ts'
import { rightAnswer, ROW_ID } from './right-answer.ts'

const inDevanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)))

/** Whether people type a number or a code here: words are refused. Keys of rows are hidden. */
function isNumber(spec: FieldSpec): boolean {
  if (spec.as === 'number' || spec.as === 'date' || spec.as === 'datetime' || spec.as === 'phone') return true
  if (spec.as !== 'line' || !spec.read || spec.read('neither this nor that') !== null) return false
  const right = rightAnswer(spec)
  return /\d/.test(right) && right !== ROW_ID
}

/** A slug is a part of an address, in Latin letters. */
const numbers = found.flatMap(({ name, form }) =>
  Object.entries(form.fields).flatMap(([field, spec]) =>
    isNumber(spec) && field !== 'slug' ? [{ name, form, field }] : [],
  ),
)

test('many forms ask for numbers', () => {
  expect(numbers.length).toBeGreaterThan(60)
})

test.each(numbers)('$name reads $field in Devanagari digits like in Latin ones', ({ form, field }) => {
  const right = Object.fromEntries(Object.entries(form.fields).map(([name, spec]) => [name, rightAnswer(spec)]))
  const typed = inDevanagari(right[field] ?? '')
  expect(typed).toMatch(/[०-९]/)
  const latin = parseFields({ fields: form.fields }, right)
  const devanagari = parseFields({ fields: form.fields }, { ...right, [field]: typed })
  const valueOf = (read: typeof latin) => (read.ok ? read.value[field] : read.errors[field])
  expect(valueOf(devanagari)).toEqual(valueOf(latin))
  expect(latin.ok ? undefined : latin.errors[field]).toBeUndefined()
  expect(JSON.stringify(valueOf(devanagari))).not.toMatch(/[०-९]/)
})
