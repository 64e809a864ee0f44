import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { NOW } from '#test/clock.ts'
import { member } from '#test/people.ts'
import { attachMedia } from './commands/attach-media.server.ts'
import { forgetMedia } from './commands/forget-media.server.ts'
import { withdrawMedia } from './commands/withdraw-media.server.ts'
import { picture } from './fixtures.test-support.ts'
import { AUTHOR, deck, deckWithAction, deckWithAttachment } from './pdf.test-support.ts'
import { listDocuments, listMedia } from './queries.server.ts'
import { ACCEPTED, PDF_PAGES_MAX } from './upload-limits.ts'
import { inChunks, openUploads } from './uploads.test-support.ts'

const { db, as, ASHA, asha, take, taken, rows, read, found, expectNothingLeft } = await openUploads()

const DOCUMENT = { kinds: ['document'] as const }
const KAVITA = member('Kavita', 'operator')

describe('a PDF', () => {
  it('is written anew: its pages stay, its author and what follows it do not', async () => {
    const sent = Buffer.concat([await deck(), Buffer.from('<script>alert(1)</script>')])
    expect(sent.includes('script') && sent.includes('Author')).toBe(true)
    const upload = await taken(sent, DOCUMENT)
    expect(upload).toMatchObject({ kind: 'document', width: 960, height: 540 })
    expect(upload.path).toMatch(/^stories\/\d+-[\w-]{22}\.pdf$/)
    const stored = await read(upload.sources[0]?.src ?? '')
    expect(stored.subarray(0, 5).toString()).toBe('%PDF-')
    expect(stored.includes('script')).toBe(false)
    const after = await PDFDocument.load(stored, { updateMetadata: false })
    expect([after.getPageCount(), after.getAuthor(), stored.includes(AUTHOR)]).toEqual([2, undefined, false])
    expect((await rows())[0]).toMatchObject({ kind: 'document', duration: null, size: stored.length })
  })

  it.each([
    ['with a password', () => deck({ userPassword: 'diya' }), 'pdf-locked'],
    ['that may not be printed', () => deck({ ownerPassword: 'diya', permissions: {} }), 'pdf-locked'],
    ['that starts a program', () => deckWithAction('Launch'), 'pdf-active'],
    ['with JavaScript', () => deckWithAction('JavaScript'), 'pdf-active'],
    ['with an attached file', deckWithAttachment, 'pdf-active'],
    ['that is cut off', async () => (await deck()).subarray(0, 400), 'damaged'],
    ['with a picture’s bytes', () => picture(8, 8).png().toBuffer(), 'not-pdf'],
    ['with a page’s bytes', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-pdf'],
    ['with too many pages', () => manyPages(PDF_PAGES_MAX + 1), 'pdf-pages'],
    ['that is too large', async () => Buffer.concat([await deck(), Buffer.alloc(MAX)]), 'document-size'],
  ])('%s is refused, and nothing is left of it', async (_, make, reason) => {
    expect(await take(inChunks(await make()), DOCUMENT)).toEqual({ ok: false, reason })
    await expectNothingLeft()
  })

  it('is refused where a picture or a video is asked for', async () => {
    expect(await take(inChunks(await deck()))).toEqual({ ok: false, reason: 'type' })
    const { id } = await taken(await deck(), DOCUMENT)
    // A story or a profile never shows one, not even by its id.
    expect(await attachMedia(db, { ownerId: asha, mediaIds: [id], now: NOW })).toEqual({ ok: false, refused: [id] })
  })

  it('is public only while something shows it', async () => {
    const { id, sources } = await taken(await deck(), DOCUMENT)
    const src = sources[0]?.src ?? ''
    const listed = async (actor?: typeof ASHA) => [...(await listDocuments(db, { ids: [id], actor })).values()]
    expect([await listed(), await found(src, VISITOR)]).toEqual([[], null])
    expect(await attachMedia(db, { ownerId: asha, mediaIds: [id], now: NOW, ...DOCUMENT })).toEqual({ ok: true })
    expect(await listed()).toEqual([{ id, src, bytes: (await rows())[0]?.size }])
    expect((await listMedia(db, [id])).size).toBe(0)
    await withdrawMedia(db, { mediaIds: [id], now: NOW })
    expect([await listed(), await found(src, VISITOR), await listed(member())]).toEqual([[], null, []])
    expect([(await listed(ASHA)).length, (await listed(KAVITA)).length]).toEqual([1, 1])
  })

  it('that an operator adds for somebody else stays when the operator leaves', async () => {
    const { id } = await taken(await deck(), DOCUMENT)
    const newOwnerId = member().userId
    await attachMedia(db, { ownerId: asha, mediaIds: [id], now: NOW, ...DOCUMENT, newOwnerId })
    await forgetMedia(as(ASHA))
    expect((await listDocuments(db, { ids: [id] })).size).toBe(1)
  })
})

const MAX = ACCEPTED.document.bytesMax

async function manyPages(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < count; page++) pdf.addPage()
  return Buffer.from(await pdf.save())
}
