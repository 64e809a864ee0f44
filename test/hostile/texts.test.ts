import { expect, test } from 'vitest'
import { hasForbiddenText } from '#app/platform/request-body/forbidden-text.ts'
import { findForm } from '#app/platform/request-body/read-form.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { readCsv, writeCsv } from '#app/platform/file-formats/csv.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { found } from '#test/forms/declared-forms.ts'
import { rightAnswers } from '#test/forms/right-answer.ts'
import { HOSTILE, INJECTED, NAUGHTY } from './texts.ts'

/** Others do not get as far as a form. */
const SENDABLE = HOSTILE.filter((text) => !hasForbiddenText(text))
/** Each field gets a part of the texts, all together every text; `HOSTILE_TEXTS=all` gives every field every text. */
const IS_FULL = process.env['HOSTILE_TEXTS'] === 'all'
const TEXTS_PER_FIELD = IS_FULL ? SENDABLE.length : 20

const isText = (spec: FieldSpec): boolean => (spec.as === 'line' || spec.as === 'text') && !spec.read
const fields = found.flatMap(({ name, form }) =>
  Object.entries(form.fields).flatMap(([field, spec]) => (isText(spec) ? [{ name, form, field, spec }] : [])),
)
const LIBRARY = /^Invalid |Expected |Received /

test('there are at least 515 naughty texts and 400 injections, and many fields for them', () => {
  expect(NAUGHTY.length).toBeGreaterThanOrEqual(515)
  expect(INJECTED.length).toBeGreaterThanOrEqual(400)
  expect(fields.length).toBeGreaterThan(80)
  expect(fields.length * TEXTS_PER_FIELD).toBeGreaterThan(HOSTILE.length)
})

test('what people type into a declared text field is kept to the letter, or refused with a sentence', () => {
  const wrong: string[] = []
  const counts = { kept: 0, refused: 0 }
  fields.forEach(({ name, form, field, spec }, index) => {
    const right = rightAnswers(form.fields)
    for (let turn = 0; turn < TEXTS_PER_FIELD; turn++) {
      const typed = SENDABLE[(index * TEXTS_PER_FIELD + turn) % SENDABLE.length] ?? ''
      const read = parseFields(form, { ...right, [field]: typed })
      const expected = (spec.as === 'line' ? cleanLine : cleanText)(typed)
      const told = read.ok ? undefined : read.errors[field]
      if (told === undefined) {
        counts.kept++
        if (read.ok && (read.value as Record<string, unknown>)[field] !== (expected || null))
          wrong.push(`${name}.${field} changed ${JSON.stringify(typed)}`)
      } else {
        counts.refused++
        if (told === '' || LIBRARY.test(told)) wrong.push(`${name}.${field} says ${told}`)
        if (!isRefusable(spec, expected)) wrong.push(`${name}.${field} refuses ${JSON.stringify(typed)}: ${told}`)
      }
    }
  })
  console.log(`${fields.length} fields: ${JSON.stringify(counts)}`)
  expect(wrong).toEqual([])
  expect(counts.kept).toBeGreaterThan(counts.refused)
})

/** Only for what the form says: too short, too long, or a link in a name. */
function isRefusable(spec: FieldSpec, text: string): boolean {
  if (spec.as !== 'line' && spec.as !== 'text') return false
  const { charsMin = 1, charsMax = spec.as === 'line' ? 120 : 5_000 } = spec
  const isLink = spec.as === 'line' && spec.isName === true && /:\s*\/\s*\/|www/iu.test(text.normalize('NFKC'))
  return text.length < charsMin || text.length > charsMax || isLink
}

test('a form with a control character is refused as a whole', async () => {
  const others = HOSTILE.filter((text) => hasForbiddenText(text))
  expect(others.length).toBeGreaterThan(10)
  for (const text of others) {
    const body = new FormData()
    body.set('a', text)
    expect(await findForm(new Request('http://site', { method: 'POST', body }))).toBeNull()
  }
})

test('cleaning twice is cleaning once, and takes away only what nobody sees', () => {
  const visible = (text: string) =>
    text
      .normalize('NFC')
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, '')
  for (const typed of HOSTILE) {
    for (const clean of [cleanLine, cleanText]) {
      const once = clean(typed)
      expect(clean(once)).toBe(once)
      expect(visible(once)).toBe(visible(typed))
      expect(hasForbiddenText(once)).toBe(false)
    }
  }
})

test('a table that is exported and read again has every text to the letter, and no cell is a formula', () => {
  const rows = HOSTILE.map(cleanText).map((text) => ['before', text, 'after'])
  const csv = writeCsv(rows)
  const read = readCsv(Buffer.from(csv))
  expect(read.ok && read.rows.map(({ cells }) => cells)).toEqual(rows)
  const cells = rawCells(csv)
  expect(cells.length).toBe(rows.length * 3)
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
})

/** The cells as a spreadsheet reads them, which keeps the apostrophe before a formula. */
function rawCells(csv: string): string[] {
  return [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}
