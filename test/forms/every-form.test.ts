import { describe, expect, test } from 'vitest'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { found, left, schemas } from './declared-forms.ts'
import { rightAnswer } from './right-answer.ts'

// Every declared form and every schema of a form: missing and invalid values get our own messages, and what was typed
// is shown again.

/** Messages of the validation library for schemas without own ones. */
const LIBRARY = /^Invalid |Expected |Received /
const WRONG = 'neither this nor that'
test('there are many forms', () => {
  expect(found.length).toBeGreaterThan(45)
  expect(schemas.length).toBeGreaterThan(10)
  expect(left).toEqual([])
})

describe.each(found)('$name', ({ form }) => {
  const fields = Object.entries(form.fields)
  const needed = fields.filter(([, { optional }]) => !optional).map(([name]) => name)

  test('posted without any field, each required one is asked for in our own words', () => {
    const read = parseFields(form, new FormData())
    if (needed.length === 0) return expect(read.ok).toBe(true)
    expect(read).toMatchObject({ ok: false })
    if (read.ok) return
    expect(Object.keys(read.errors).toSorted()).toEqual(needed.toSorted())
    expect(Object.values(read.errors).filter((words) => words === '' || LIBRARY.test(words))).toEqual([])
    expect(read).toEqual(parseFields(form, posted(Object.fromEntries(fields.map(([name]) => [name, ''])))))
  })

  test.each(needed)('without %s, only that is asked for, and the rest is shown again', (missing) => {
    const { [missing]: _, ...rest } = Object.fromEntries(fields.map(([name, spec]) => [name, rightAnswer(spec)]))
    const read = parseFields(form, posted(rest))
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([missing])
    expect(read.ok ? {} : read.values).toEqual({ ...rest, [missing]: '' })
  })
})

const wrong = found.flatMap(({ name, form }) =>
  Object.entries(form.fields).flatMap(([field, spec]) => (isWrong(spec) ? [{ name, form, field }] : [])),
)

test.each(wrong)(
  '$name with a wrong $field names only that, and shows everything that was typed',
  ({ form, field }) => {
    const right = Object.fromEntries(Object.entries(form.fields).map(([name, spec]) => [name, rightAnswer(spec)]))
    const typed = { ...right, [field]: WRONG }
    const read = parseFields(form, posted(typed))
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field])
    expect(read.ok ? {} : read.values).toEqual(typed)
  },
)

test.each(schemas)('$name shows no message of the library', ({ schema }) => {
  for (const typed of ['', 'x']) {
    const names = 'entries' in schema ? Object.keys(schema.entries as object) : []
    for (const form of [new FormData(), posted(Object.fromEntries(names.map((name) => [name, typed])))]) {
      const read = parseForm(schema, form)
      const messages = read.ok ? [] : Object.values(read.errors)
      expect(messages.filter((words) => LIBRARY.test(words))).toEqual([])
    }
  }
})

function posted(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

function isWrong(spec: FieldSpec): boolean {
  if (spec.as === 'line') return spec.read?.(WRONG) === null
  return spec.as !== 'text' && (spec.as !== 'many' || !spec.optional)
}
