import { beforeEach, describe, expect, it } from 'vitest'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { seedDocuments } from '#app/features/documents/demo/demo.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { downloadDocument } from './commands/download-document.server.ts'
import { retireDocument } from './commands/retire-document.server.ts'
import { saveDocument } from './commands/save-document.server.ts'
import { tableCsv } from './document-csv.ts'
import { documentDocx } from './document-docx.server.ts'
import { documentPdf } from './document-pdf.server.ts'
import { documentForm, type DocumentInput } from './operator/forms.ts'
import { valuesOf } from './operator/values.ts'
import { findDocument, findDocumentInput, listAllDocuments, listDocuments, listVersions } from './queries.server.ts'
import { BLOCKS_MAX, type Block, type DocumentFormat } from './schema.ts'
import { documentDownloads, documents, documentVersions } from './tables.server.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-11-20T20:00:00Z')
const context = contextOn(db, { now: NOW })
const PLAN: DocumentInput = {
  slug: 'plan',
  kind: 'template',
  position: 1,
  title: 'Plan',
  summary: 'One page.',
  setUpMinutes: 15,
  editable: 'docx',
  isComposite: false,
  downloadsBefore: 7,
  body: [{ as: 'text', text: 'Write it together.' }],
}

beforeEach(async () => {
  for (const table of [documentDownloads, documentVersions, documents]) await db.delete(table)
})

describe('a document', () => {
  it('is saved again as its next version; the earlier one is kept', async () => {
    expect(await save(member('Kavita', 'operator'))).toEqual({ ok: true, version: 1 })
    expect(await save(member('Kavita', 'operator'), { title: 'Better plan' })).toEqual({ ok: true, version: 2 })
    expect(await findDocument(db, { slug: 'plan' })).toMatchObject({
      title: 'Better plan',
      version: 2,
      path: '/documents/plan',
    })
    expect(
      (await listVersions(db, { actor: member('Kavita', 'operator'), slug: 'plan' })).map(({ title }) => title),
    ).toEqual(['Better plan', 'Plan'])
    expect(await findDocumentInput(db, { actor: member('Kavita', 'operator'), slug: 'plan' })).toEqual({
      ...PLAN,
      title: 'Better plan',
    })
  })

  it('cannot change its kind', async () => {
    await save(member('Kavita', 'operator'))
    expect(await save(member('Kavita', 'operator'), { kind: 'tool' })).toEqual({ ok: false, reason: 'other-kind' })
    expect(await listDocuments(db, { kind: 'tool' })).toEqual([])
  })

  it('can be neither read nor downloaded when retired, and is restored with its count when saved', async () => {
    await save(member('Kavita', 'operator'))
    await take('pdf')
    expect(await retireDocument(context(member('Kavita', 'operator')), { slug: 'plan' })).toEqual({ ok: true })
    expect(await retireDocument(context(member('Kavita', 'operator')), { slug: 'plan' })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await findDocument(db, { slug: 'plan' })).toBeNull()
    expect(await take('pdf')).toEqual({ ok: false, reason: 'not-found' })
    expect(await listAllDocuments(db, { actor: member('Kavita', 'operator') })).toMatchObject([
      { slug: 'plan', retiredAt: NOW },
    ])
    await save(member('Kavita', 'operator'))
    expect(await listDocuments(db, { kind: 'template' })).toMatchObject([{ slug: 'plan', version: 2, downloads: 8 }])
  })

  it.each<[string, Actor, boolean]>([
    ['a visitor', VISITOR, false],
    ['a member', member(), false],
    ['an operator', member('Kavita', 'operator'), true],
    ['an administrator', member('Leela', 'administrator'), true],
  ])('is managed by %s: %o → %s', async (_, actor, isAllowed) => {
    expect((await save(actor)).ok).toBe(isAllowed)
    await save(member('Kavita', 'operator'))
    expect(await listAllDocuments(db, { actor })).toHaveLength(isAllowed ? 1 : 0)
    expect(await findDocumentInput(db, { actor, slug: 'plan' })).toEqual(isAllowed ? PLAN : null)
    expect((await retireDocument(context(actor), { slug: 'plan' })).ok).toBe(isAllowed)
  })

  it.each<[string, Partial<DocumentInput>]>([
    ['a slug that is the file of all case studies', { slug: 'case-studies' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a spreadsheet without a table', { editable: 'csv' }],
    ['a table whose rows are ragged', { body: [{ as: 'table', head: ['a', 'b'], rows: [['1']], emptyRows: 0 }] }],
    ['one block too many', { body: Array.from({ length: BLOCKS_MAX + 1 }, () => ({ as: 'text', text: 'x' })) }],
    ['nothing to read', { body: [] }],
    ['a text of control signs alone', { title: '\u0000\u0007' }],
  ])('is refused with %s', (_, change) => {
    expect(parseFields(documentForm, valuesOf({ ...PLAN, ...change })).ok).toBe(false)
  })
})

describe('a download', () => {
  it('is counted per day in Indian time; fifty concurrent ones count as fifty', async () => {
    await save(member('Kavita', 'operator'))
    await Promise.all(Array.from({ length: 50 }, () => take('pdf')))
    await take('docx')
    expect(await db.select().from(documentDownloads)).toMatchObject([
      { day: '2026-11-21', format: 'pdf', count: 50 },
      { day: '2026-11-21', format: 'docx', count: 1 },
    ])
    expect(await listDocuments(db, { kind: 'template' })).toMatchObject([{ downloads: 58 }])
  })

  it('is not counted for a bot, and not offered in another format', async () => {
    await save(member('Kavita', 'operator'))
    expect(await take('pdf', { isCounted: false })).toMatchObject({ ok: true })
    expect(await take('csv')).toEqual({ ok: false, reason: 'not-found' })
    expect(await db.select().from(documentDownloads)).toEqual([])
  })

  it('of what is written in English is in English, also when somebody downloads it first from a Hindi page', async () => {
    await save(member('Kavita', 'operator'), { slug: 'for-all' })
    const document = (await findDocument(db, { slug: 'for-all' })) ?? fail()
    const english = await documentPdf([document], SITE)
    const taken = await inLanguage('hi', () => take('pdf', { slug: 'for-all' }))
    expect(taken.ok && taken.file.content.equals(english)).toBe(true)
  })

  it('of all case studies is one file, and counts for each of them', async () => {
    expect(await take('pdf', { slug: 'case-studies' })).toEqual({ ok: false, reason: 'not-found' })
    for (const slug of ['one', 'two'])
      await save(member('Kavita', 'operator'), { slug, kind: 'case-study', downloadsBefore: 0 })
    expect(await take('pdf', { slug: 'case-studies' })).toMatchObject({ file: { name: 'case-studies.pdf' } })
    expect((await listDocuments(db, { kind: 'case-study' })).map(({ downloads }) => downloads)).toEqual([1, 1])
  })
})

describe('the files', () => {
  it('of the demo data have one to three pages in supported characters, and are deterministic', async () => {
    await seedDocuments(db, NOW)
    const shown = (
      await Promise.all((['template', 'tool', 'kit', 'case-study'] as const).map((kind) => listDocuments(db, { kind })))
    ).flat()
    expect(shown).toHaveLength(16)
    expect(shown.filter(({ kind }) => kind === 'template').map(({ setUpMinutes }) => setUpMinutes)).toEqual([
      15, 20, 30, 25,
    ])
    expect(shown.every(({ kind, isComposite }) => isComposite === (kind === 'case-study'))).toBe(true)
    for (const { slug } of shown) {
      const outcome = await take('pdf', { slug, isCounted: false })
      const pdf = outcome.ok ? outcome.file.content.toString('latin1') : ''
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, slug).toBeLessThanOrEqual(3)
      const text = JSON.stringify(await findDocument(db, { slug }))
      expect(text, slug).toMatch(/^[\x20-\x7e\u00a0-\u00ff–—‘’“”…₹]*$/)
      const inHindi = await inLanguage('hi', () => take('pdf', { slug, isCounted: false }))
      const hindi = inHindi.ok ? inHindi.file.content.toString('latin1') : ''
      expect(hindi.match(/\/Type \/Page\b(?!s)/g)?.length, slug).toBeLessThanOrEqual(3)
    }
    const plan = (await findDocument(db, { slug: 'campaign-plan' })) ?? fail()
    expect(await documentPdf([plan], SITE)).toEqual(await documentPdf([plan], SITE))
  })

  it('as .docx contain every block, with XML characters escaped', async () => {
    const body: Block[] = [
      { as: 'heading', text: 'A & B' },
      { as: 'note', text: '5 < 6' },
      { as: 'list', items: ['one'] },
      { as: 'steps', items: ['first'] },
      { as: 'steps', items: ['first again'] },
      { as: 'checks', items: ['done'] },
      { as: 'sample', title: 'Letter', paragraphs: ['Dear\u0001 “you”'] },
      { as: 'fill', label: 'Name', lines: 2 },
      { as: 'table', head: ['x', 'y'], rows: [['1', '2']], emptyRows: 1 },
    ]
    await save(member('Kavita', 'operator'), { body })
    const document = await findDocument(db, { slug: 'plan' })
    const docx = documentDocx(document ?? fail(), SITE).toString('utf8')
    expect(docx).toContain('word/document.xml')
    expect(docx).toContain('A &#38; B</w:t>')
    expect(docx).toContain('5 &#60; 6</w:t>')
    expect(docx).toContain('Dear “you”</w:t>')
    expect(docx.match(/<w:tr>/g)).toHaveLength(3)
    expect(docx.match(/<w:startOverride w:val="1"\/>/g)).toHaveLength(2)
    for (const xml of docx.match(/<\?xml[\s\S]*?(?=PK)/g) ?? []) expect(unclosed(xml)).toEqual([])
  })

  it('as .csv quote where needed and contain no formula', () => {
    const csv = tableCsv({ as: 'table', head: ['Name', 'Note'], rows: [['=1+1', 'a, "b"']], emptyRows: 1 })
    expect(csv).toBe('\uFEFFName,Note\r\n\'=1+1,"a, ""b"""\r\n,\r\n')
  })
})

/** Elements without an end tag, in XML without CDATA and comments. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [, closing, name, self] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!self) open.push(name ?? '')
  }
  return open
}

function fail(): never {
  throw new Error('missing')
}

function save(actor: Actor, change: Partial<DocumentInput> = {}) {
  return saveDocument(context(actor), { ...PLAN, ...change })
}

function take(format: DocumentFormat, { slug = 'plan', isCounted = true } = {}) {
  return downloadDocument(context(VISITOR), { slug, format, isCounted })
}
