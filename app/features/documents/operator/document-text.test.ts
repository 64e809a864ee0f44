import { expect, test } from 'vitest'
import type { Block } from '#app/features/documents/schema.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { CASE_STUDIES } from '#app/features/documents/demo/case-studies.ts'
import { KITS } from '#app/features/documents/demo/kits.ts'
import { TEMPLATES } from '#app/features/documents/demo/templates.ts'
import { TOOLS } from '#app/features/documents/demo/tools.ts'
import { findMistake, readBlocks, writeBlocks } from './document-text.ts'
import { documentForm } from './forms.ts'
import { valuesOf } from './values.ts'

const PIECES: Block[] = [
  { as: 'heading', text: 'Before you begin' },
  { as: 'text', text: 'Read it once.\n- this is no list\n\\ nor this' },
  { as: 'note', text: 'Keep the original.' },
  { as: 'list', items: ['bread', 'salt'] },
  { as: 'steps', items: ['Ask.', 'Write it down.'] },
  { as: 'checks', items: ['asked', 'signed'] },
  { as: 'sample', title: 'A letter', paragraphs: ['Dear sir,\nand madam,', 'Yours.'] },
  { as: 'fill', label: 'What do you need (first)?', lines: 4 },
  {
    as: 'table',
    head: ['Day', 'What'],
    rows: [
      ['1 | 2', ''],
      ['C:\\new', 'two\nlines'],
    ],
    emptyRows: 6,
  },
]

test('every kind of block is read as it was written', () => {
  expect(readBlocks(writeBlocks(PIECES))).toEqual(PIECES)
})

test('every document of the demo data is read as it was written', () => {
  for (const document of [...TEMPLATES, ...TOOLS, ...KITS, ...CASE_STUDIES]) {
    const input = { downloadsBefore: 0, ...document, isComposite: false, position: 1 }
    expect(parseFields(documentForm, valuesOf(input))).toEqual({ ok: true, value: input })
  }
})

test('an error names the number of its block', () => {
  expect(findMistake('Text\n\n| a | b |\n| 1 |')).toBe('Paragraph 2: Every row needs one cell for each column.')
  expect(findMistake('? Why (99)')).toBe('Paragraph 1: Enter a whole number from 1 to 12.')
})

test('text typed by hand is parsed, also with Windows line ends', () => {
  const typed =
    '#Title\r\n\r\nSome text\r\non two lines\r\n\r\n\r\n-a\r\n-b\r\n\r\n? Your name\r\n\r\n[] done\r\n\r\n|A|B|\r\n|1|2|'
  expect(readBlocks(typed)).toEqual([
    { as: 'heading', text: 'Title' },
    { as: 'text', text: 'Some text\non two lines' },
    { as: 'list', items: ['a', 'b'] },
    { as: 'fill', label: 'Your name', lines: 2 },
    { as: 'checks', items: ['done'] },
    { as: 'table', head: ['A', 'B'], rows: [['1', '2']], emptyRows: 0 },
  ])
})
