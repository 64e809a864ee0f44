import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { FieldSpec, FormDeclaration } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { rightAnswer, ROW_ID } from './right-answer.ts'

// Every declared form and every schema of a form: missing and invalid values get our own messages, and what was typed
// is shown again.

const NOW = new Date('2026-11-20T08:00:00Z')
/** Messages of the validation library for schemas without own ones. */
const LIBRARY = /^Invalid |Expected |Received /
const ROW = { id: ROW_ID, name: 'Row', slug: 'row' }
const WRONG = 'neither this nor that'
const SAID = { label: 'Why', hint: '' }

/** Forms that are created from rows. */
const MADE: Readonly<Record<string, readonly unknown[]>> = {
  acceptForm: [{ [ROW.slug]: 'Row' }],
  approveForm: [
    { regions: [{ ...ROW, country: 'India' }], shops: [] },
    { now: NOW, ticked: ['identity'] },
  ],
  askForm: [{ [ROW.id]: 'Row' }],
  baselineForm: ['paise'],
  beneficiaryForm: [true],
  checkForm: [NOW],
  deliveryForm: [{ state: 'Maharashtra', within: null }],
  gstForm: ['Maharashtra'],
  holdForm: [[ROW]],
  joinForm: ['heartbeat'],
  rateForm: [[ROW], NOW],
  reasonForm: [SAID],
  requirementForm: [[ROW]],
  returnedForm: [{ [ROW.id]: 'Row' }],
  seenForm: ['identity'],
  sellerForm: [[ROW]],
  shopForm: [[{ ...ROW, country: 'India' }]],
  storyForm: [
    [
      { heading: 'The story', paragraphs: [], quote: 'So' },
      { heading: 'Why', paragraphs: [] },
    ],
    true,
  ],
  spotlightForm: [{ [ROW.slug]: 'Row' }],
}

interface Found {
  name: string
  form: FormDeclaration
}

const found: Found[] = []
/** Functions that create a form but have no rows here. */
const left: string[] = []
const schemas: { name: string; schema: v.GenericSchema }[] = []
for (const file of globSync('app/features/**/{schema,form,form-schema,forms,request-forms,week}.ts')) {
  const module = (await import(resolve(file))) as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(module)) collect(`${file}: ${name}`, value)
}

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

function collect(name: string, value: unknown): void {
  if (typeof value === 'function') {
    const short = name.split(': ')[1] ?? ''
    const made = MADE[short]
    if (!made && /^(?!parse|define).*Form$/.test(short)) left.push(name)
    if (made) collect(name, (value as (...args: readonly unknown[]) => unknown)(...made))
  } else if (isForm(value)) found.push({ name, form: value })
  else if (isSchema(value)) schemas.push({ name, schema: value })
  else if (value !== null && typeof value === 'object' && /Forms$|: forms$/.test(name)) {
    for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner)
  }
}

function isForm(value: unknown): value is FormDeclaration {
  return typeof value === 'object' && value !== null && 'fields' in value && typeof value.fields === 'object'
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

function posted(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

function isWrong(spec: FieldSpec): boolean {
  if (spec.as === 'line') return spec.read?.(WRONG) === null
  return spec.as !== 'text' && (spec.as !== 'many' || !spec.optional)
}
