import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { type Actor, type Role, VISITOR } from '#app/platform/context.server.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { attachMedia } from './commands/attach-media.server.ts'
import { discardMedia } from './commands/discard-media.server.ts'
import { forgetMedia } from './commands/forget-media.server.ts'
import { receiveUpload, type UploadOutcome } from './commands/receive-upload.server.ts'
import { removeUpload } from './commands/remove-upload.server.ts'
import { restoreMedia } from './commands/restore-media.server.ts'
import { compareMedia, sweepMedia } from './commands/sweep-media.server.ts'
import { withdrawMedia } from './commands/withdraw-media.server.ts'
import { copy } from './copy.ts'
import { stemOf } from './file-name.ts'
import { mp4, phonePhoto, picture, PLACE, webm } from './fixtures.test-support.ts'
import { findFile, listMedia, listOwnMedia, listOwnUploads } from './queries.server.ts'
import { ACCEPTED, UNATTACHED_BYTES_MAX, UPLOADS_PER_HOUR_MAX } from './schema.ts'
import { media } from './tables.server.ts'
import { Turns } from './turns.ts'
import { rewriteVideoApart } from './video-thread.server.ts'
import type { UploadView } from './views.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

const { db } = await testDatabase()
const folder = scratchFolder('media')
const store = join(folder, 'files')
const workFolder = join(folder, 'uploads')
const files = openDiskFiles(store)
const logged: string[] = []
const note = (_: object, message: string) => void logged.push(message)
const log: Logger = { debug: note, info: note, warn: note, error: note }
const sweeping = (now: Date) => ({ db, files, workFolder, log, now })
const asha = randomUUID()
const ctx = (userId: string, now = NOW) => ({ db, now, requestId: 'test', actor: member(userId) })

beforeEach(async () => {
  await db.execute(sql`DELETE FROM media`)
  for (const key of await stored()) await files.delete(key)
  logged.length = 0
})

describe('a picture', () => {
  it('is kept upright in three widths, as AVIF and WebP, and never enlarged', async () => {
    const large = await taken(await phonePhoto(60, 1500))
    expect(large).toMatchObject({ kind: 'image', width: 1440, height: 58 })
    const types = ['image/avif', 'image/webp']
    const expected = [360, 720, 1440].flatMap((width) => types.map((type) => ({ type, width })))
    expect(large.sources.map(({ type, width }) => ({ type, width }))).toEqual(expected)
    for (const { src, width, type } of large.sources) {
      const { info } = await sharp(await read(src)).toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width, height: Math.round((width * 58) / 1440) })
      expect(`image/${info.format.replace('heif', 'avif')}`).toBe(type)
    }
    const small = await taken(await picture(300, 200).png().toBuffer())
    expect(small).toMatchObject({ width: 300, height: 200 })
    expect(small.sources.map(({ width }) => width)).toEqual([300, 300])
  })

  it('carries nothing but what is seen: no place, no camera, no name, no profile', async () => {
    const photo = await phonePhoto()
    const before = await sharp(photo).metadata()
    expect(before.exif?.includes('Lotus')).toBe(true)
    expect(before.exif?.includes(GPS_LATITUDE)).toBe(true)
    const upload = await taken(photo)
    for (const { src } of upload.sources) {
      const bytes = await read(src)
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      for (const word of ['Lotus', 'Asha', '2026:11', 'Exif', 'http']) expect(bytes.includes(word)).toBe(false)
    }
  })

  it('keeps its colours when it came with a profile of its own', async () => {
    const red = { create: { width: 40, height: 40, channels: 3 as const, background: '#c83232' } }
    const upload = await taken(await sharp(red).withIccProfile('p3').png().toBuffer())
    const [r, g, b] = await sharp(await read(upload.sources[1]?.src ?? ''))
      .raw()
      .toBuffer()
    // The same red, told in another space by the file; read without its profile it would be duller.
    expect(Math.abs((r ?? 0) - 200)).toBeLessThan(8)
    expect(Math.abs((g ?? 0) - 50)).toBeLessThan(8)
    expect(Math.abs((b ?? 0) - 50)).toBeLessThan(8)
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may come as %s', async (form) => {
    expect(await taken(await picture(64, 48)[form]().toBuffer())).toMatchObject({ width: 64, height: 48 })
  })

  it('of an animation is its first', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 0)
    frames.fill(255, 0, 20 * 20 * 3)
    const raw = { width: 20, height: 40, channels: 3 as const, pageHeight: 20 }
    const animation = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2)
    const upload = await taken(animation)
    expect(upload).toMatchObject({ width: 20, height: 20 })
    expect(
      (
        await sharp(await read(upload.sources[1]?.src ?? ''))
          .raw()
          .toBuffer()
      )[0],
    ).toBeGreaterThan(250)
  })

  it.each([
    [
      'a ZIP after a JPEG',
      async () => Buffer.concat([await picture(64, 48).jpeg().toBuffer(), Buffer.from('PK\u0003\u0004evil.jar')]),
      'evil.jar',
    ],
    [
      'a page in the comment of a PNG',
      async () => withPngText(await picture(64, 48).png().toBuffer(), '<script>evil()</script>'),
      'evil()',
    ],
    [
      'a script after a GIF',
      async () => Buffer.concat([await picture(64, 48).gif().toBuffer(), Buffer.from('*/=1;evil()//')]),
      'evil()',
    ],
  ])('loses what hid in it: %s', async (_, make, hidden) => {
    const bytes = await make()
    expect(bytes.includes(hidden)).toBe(true)
    const upload = await taken(bytes)
    for (const { src } of upload.sources) expect((await read(src)).includes(hidden)).toBe(false)
  })
})

describe('a video', () => {
  it.each([
    ['MP4', mp4, { width: 48, height: 64 }],
    ['WebM', webm, { width: 64, height: 48 }],
  ] as const)('%s is kept as it is, without the place and the title that it carried', async (name, make, size) => {
    const bytes = await make({ tags: true })
    expect([bytes.includes(PLACE), bytes.includes('At home')]).toEqual([true, true])
    const upload = await taken(bytes)
    expect(upload).toMatchObject({ kind: 'video', ...size })
    expect(upload.sources).toEqual([
      { src: `/media/student-media/${upload.path}`, type: `video/${name.toLowerCase()}`, width: size.width },
    ])
    const kept = await read(upload.sources[0]?.src ?? '')
    expect([kept.includes(PLACE), kept.includes('At home'), kept.includes('xyz')]).toEqual([false, false, false])
    expect((await rows())[0]).toMatchObject({ kind: 'video', size: kept.length })
    expect((await rows())[0]?.duration).toBeCloseTo(name === 'MP4' ? 1 : 0.8)
  })

  it('keeps its sound', async () => {
    const upload = await taken(await mp4({ sound: true }))
    expect((await read(upload.sources[0]?.src ?? '')).includes('Opus')).toBe(true)
  })
})

describe('what is not taken is told why, and leaves nothing', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const grid: [string, keyof typeof copy.refused, () => Promise<Buffer>][] = [
    ['nothing', 'empty', async () => Buffer.alloc(0)],
    ['a page', 'type', async () => html],
    [
      'a drawing with scripts',
      'type',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a PDF', 'type', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', 'type', () => picture(20, 20).tiff().toBuffer()],
    [
      'a script that begins like a GIF',
      'damaged',
      async () => Buffer.from('GIF89a/*' + ' '.repeat(64) + '*/=1;alert(1)'),
    ],
    ['the first half of a photo', 'damaged', async () => half(await picture(400, 300).jpeg().toBuffer())],
    ['the first half of a PNG', 'damaged', async () => half(await picture(400, 300).png().toBuffer())],
    ['the first half of a WebP', 'damaged', async () => half(await picture(400, 300).webp().toBuffer())],
    ['the first half of an MP4', 'damaged', async () => half(await mp4())],
    ['an MP4 whose last picture is cut', 'damaged', async () => (await mp4()).subarray(0, -9)],
    ['the first half of a WebM', 'damaged', async () => half(await webm())],
    ['144 million pixels', 'pixels', async () => withPngSize(await blank(10, 10), 12_000)],
    [
      'a small file that unpacks to a thousand million pixels',
      'pixels',
      async () => withPngSize(await blank(10, 10), 32_000),
    ],
    ['a picture one pixel high and endlessly wide', 'pixels', () => blank(16_001, 1)],
    [
      'a picture larger than 10 MB',
      'image-size',
      async () => padded(await picture(64, 48).jpeg().toBuffer(), ACCEPTED.image.bytesMax + 1),
    ],
    ['a video larger than 50 MB', 'video-size', async () => padded(await webm(), ACCEPTED.video.bytesMax + 1)],
    ['a video longer than three minutes', 'length', () => mp4({ frames: 3, frameSeconds: 61 })],
    ['an MP4 that claims four thousand million pictures', 'length', async () => withTable(await mp4(), 'stts', 12)],
    ['an iPhone film', 'quicktime', async () => withBrand(await mp4(), 'qt  ')],
    ['an iPhone photo', 'heic', async () => withBrand(await mp4(), 'heic')],
    ['a file that breaks off while it is sent', 'interrupted', async () => Buffer.from('breaks')],
  ]
  it.each(grid)('%s: %s', async (_, reason, make) => {
    const bytes = await make()
    const outcome = await take(reason === 'interrupted' ? breaking(await phonePhoto()) : inChunks(bytes))
    expect(outcome).toEqual({ ok: false, reason })
    expect(copy.refused[reason]).toMatch(/[.]$/)
    await expectNothingLeft()
  })

  it('a film that sends its reader in circles', async () => {
    const [from, to] = [join(folder, 'circles.mp4'), join(folder, 'circles.out')]
    await writeFile(from, withTable(await mp4(), 'stsc', 16))
    await expect(rewriteVideoApart({ from, to, form: 'mp4' }, 2)).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('a store that fails in the middle', async () => {
    let puts = 0
    const failing = {
      ...files,
      put: (...args: Parameters<typeof files.put>) =>
        (puts += 1) > 3 ? Promise.reject(new Error('full')) : files.put(...args),
    }
    await expect(take(inChunks(await phonePhoto()), { files: failing })).rejects.toThrow('full')
    expect(puts).toBe(4)
    await expectNothingLeft()
  })

  it('one too many in an hour, or too much that nothing uses', async () => {
    const row = { ownerId: asha, kind: 'image' as const, width: 1, height: 1, variants: [], createdAt: NOW }
    const path = () => `stories/1-${randomUUID().slice(0, 22)}`
    await db.insert(media).values({ ...row, path: path(), size: UNATTACHED_BYTES_MAX })
    expect(await take(inChunks(await phonePhoto()))).toEqual({ ok: false, reason: 'unused' })
    await db.update(media).set({ attachedAt: NOW })
    expect(await take(inChunks(await picture(8, 8).png().toBuffer()))).toMatchObject({ ok: true })
    for (let count = 2; count < UPLOADS_PER_HOUR_MAX; count += 1)
      await db.insert(media).values({ ...row, path: path(), size: 1 })
    expect(await take(inChunks(await phonePhoto()))).toEqual({ ok: false, reason: 'hourly' })
    expect(await take(inChunks(await picture(8, 8).png().toBuffer()), { ownerId: randomUUID() })).toMatchObject({
      ok: true,
    })
  })

  it('a crowd: so many wait, the next is asked to come back', async () => {
    const turns = new Turns({ atOnce: 1, waitingMax: 1 })
    const running = Promise.withResolvers<void>()
    const first = turns.take(() => running.promise.then(() => 'first'))
    const second = turns.take(() => Promise.resolve('second'))
    expect(await turns.take(() => Promise.resolve('third'))).toBeNull()
    expect(await take(inChunks(await phonePhoto()), { turns: { image: turns, video: turns } })).toEqual({
      ok: false,
      reason: 'busy',
    })
    running.resolve()
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    await expectNothingLeft()
  })
})

describe('who sees an upload', () => {
  it('only its owner, until a story shows it; then everybody; once withdrawn she and those who decide; then nobody', async () => {
    const { id, sources } = await taken(await picture(64, 48).jpeg().toBuffer())
    const seenBy = async (actor: Actor) => (await found(sources[0]?.src ?? '', actor))?.isPublic
    expect([await seenBy(VISITOR), await seenBy(member(randomUUID())), await seenBy(member(asha))]).toEqual([
      undefined,
      undefined,
      false,
    ])
    expect((await listMedia(db, [id])).size).toBe(0)
    expect((await listOwnUploads(db, { ownerId: asha, ids: [id] })).get(id)?.width).toBe(64)
    expect((await listOwnUploads(db, { ownerId: randomUUID(), ids: [id] })).size).toBe(0)
    expect(await attachMedia(db, { ownerId: asha, mediaIds: [id], now: NOW })).toEqual({ ok: true })
    expect([await seenBy(VISITOR), await seenBy(member(asha))]).toEqual([true, true])
    expect((await listMedia(db, [id, 'nonsense'])).get(id)).toEqual({
      id,
      kind: 'image',
      caption: '',
      width: 64,
      height: 48,
      sources,
    })
    await withdrawMedia(db, { mediaIds: [id], now: NOW })
    expect([await seenBy(VISITOR), await seenBy(member(randomUUID()))]).toEqual([undefined, undefined])
    expect([await seenBy(member(asha)), await seenBy(member(randomUUID(), 'operator'))]).toEqual([false, false])
    expect((await listMedia(db, [id])).size).toBe(0)
    await restoreMedia(db, { mediaIds: [id] })
    expect(await seenBy(VISITOR)).toBe(true)
    await discardMedia(db, { mediaIds: [id], now: NOW })
    await restoreMedia(db, { mediaIds: [id] })
    expect([await seenBy(VISITOR), await seenBy(member(asha))]).toEqual([undefined, undefined])
  })

  it('is never guessed from another name', () => {
    const stem = `stories/1763712000000-${'a'.repeat(20)}-9`
    expect(stemOf(`${stem}-360.avif`)).toBe(stem)
    expect(stemOf(`${stem}.webp`)).toBe(stem)
    for (const name of [`${stem}`, `${stem}.html`, `${stem}.webp/..`, 'stories/1-a.webp', `../${stem}.webp`])
      expect(stemOf(name)).toBeNull()
  })
})

test('a file is attached once, by its owner, all or none', async () => {
  const [one, two] = [
    await taken(await picture(8, 8).png().toBuffer()),
    await taken(await picture(8, 9).png().toBuffer()),
  ]
  const attach = (ownerId: string, ...mediaIds: string[]) => attachMedia(db, { ownerId, mediaIds, now: NOW })
  expect(await attach(randomUUID(), one.id)).toEqual({ ok: false, refused: [one.id] })
  expect(await attach(asha, one.id, 'nonsense')).toEqual({ ok: false, refused: ['nonsense'] })
  expect((await rows()).map(({ attachedAt }) => attachedAt)).toEqual([null, null])
  expect(await attach(asha, two.id, two.id)).toEqual({ ok: true })
  expect(await attach(asha, one.id, two.id)).toEqual({ ok: false, refused: [two.id] })
  expect(await attach(asha)).toEqual({ ok: true })
})

test('she takes back what no story uses, and nothing else', async () => {
  const [unused, used] = [
    await taken(await picture(8, 8).png().toBuffer()),
    await taken(await picture(8, 9).png().toBuffer()),
  ]
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  expect(await removeUpload(ctx(randomUUID()), unused)).toEqual({ ok: false, reason: 'not-found' })
  expect(await removeUpload({ ...ctx(asha), actor: VISITOR }, unused)).toEqual({ ok: false, reason: 'not-found' })
  expect(await removeUpload(ctx(asha), used)).toEqual({ ok: false, reason: 'in-use' })
  expect(await removeUpload(ctx(asha), unused)).toEqual({ ok: true })
  expect(await removeUpload(ctx(asha), unused)).toEqual({ ok: true })
  expect(await removeUpload(ctx(asha), { id: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
  await sweepMedia(sweeping(NOW))
  expect((await stored()).map((key) => stemOf(key.slice('student-media/'.length)))).toEqual([
    stemOf(used.path),
    stemOf(used.path),
  ])
})

test('the sweep deletes what was not used in a day, and leaves what is used', async () => {
  const used = await taken(await picture(8, 8).png().toBuffer())
  const unused = await taken(await picture(8, 9).png().toBuffer())
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  await sweepMedia(sweeping(later(23)))
  expect(await rows()).toHaveLength(2)
  await sweepMedia(sweeping(later(25)))
  expect((await rows()).map(({ id }) => id)).toEqual([used.id])
  expect((await stored()).some((key) => key.includes(unused.path.slice(0, 40)))).toBe(false)
})

test('files without rows go after a day, strange files stay, rows without files are reported', async () => {
  const kept = await taken(await picture(8, 8).png().toBuffer())
  const stray = `student-media/stories/1-${'x'.repeat(22)}-360.avif`
  await files.put(stray, Buffer.from('half an upload'), { type: 'image/avif' })
  await writeFile(join(store, 'student-media/stories/notes.txt'), 'put here by hand')
  await mkdir(workFolder, { recursive: true })
  await writeFile(join(workFolder, 'left.upload'), 'x')
  await utimes(join(workFolder, 'left.upload'), later(-2), later(-2))
  const realNow = new Date()
  await compareMedia(sweeping(realNow))
  expect([await files.exists(stray), logged, await readdir(workFolder)]).toEqual([true, [], []])
  const tomorrow = new Date(realNow.getTime() + 25 * HOUR_MS)
  await files.delete(`student-media/${kept.path}`)
  await compareMedia(sweeping(tomorrow))
  expect(await files.exists(stray)).toBe(false)
  expect(await files.exists('student-media/stories/notes.txt')).toBe(true)
  expect(logged).toEqual(['files without a row were deleted', 'files of a medium are lost'])
  await files.delete('student-media/stories/notes.txt')
})

test('an upload whose sender was signed out before it had arrived leaves nothing', async () => {
  const bytes = inChunks(await picture(8, 8).png().toBuffer())
  expect(await take(bytes, { isStillAllowed: async () => false })).toEqual({ ok: false, reason: 'sign-in' })
  expect([await rows(), await stored(), await readdir(workFolder)]).toEqual([[], [], []])
})

test('who leaves takes her pictures along, used or not; those of others stay', async () => {
  const used = await taken(await picture(8, 8).png().toBuffer())
  await take(inChunks(await picture(8, 9).png().toBuffer()), { now: later(1) })
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  await take(inChunks(await picture(8, 10).png().toBuffer()), { ownerId: randomUUID() })
  expect(await listOwnMedia(db, { userId: asha })).toMatchObject([{ isUsed: true }, { isUsed: false }])
  await forgetMedia(ctx(asha))
  expect(await found(used.sources[0]?.src ?? '', VISITOR)).toBeNull()
  expect(await listOwnMedia(db, { userId: asha })).toEqual([])
  await sweepMedia(sweeping(NOW))
  expect([(await rows()).length, (await stored()).length]).toEqual([1, 2])
})

function member(userId: string, ...roles: Role[]): Actor {
  return { kind: 'member', userId, displayName: 'Asha', email: null, roles }
}

type Taking = Parameters<typeof receiveUpload>[0]

function take(bytes: AsyncIterable<Uint8Array>, change: Partial<Taking> = {}): Promise<UploadOutcome> {
  const turns = { image: new Turns({ atOnce: 1, waitingMax: 2 }), video: new Turns({ atOnce: 1, waitingMax: 2 }) }
  const taking = { db, files, workFolder, turns, ownerId: asha, isStillAllowed: async () => true, now: NOW }
  return receiveUpload({ ...taking, ...change }, bytes)
}

async function taken(bytes: Buffer): Promise<UploadView> {
  const outcome = await take(inChunks(bytes))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.upload
}

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.max(1_000, Math.ceil(bytes.length / 20))
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* breaking(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, 5_000)
  throw new Error('aborted')
}

const rows = () => db.select().from(media).orderBy(media.createdAt, media.height)

async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('student-media')) keys.push(key)
  return keys.toSorted()
}

const keyIn = (src: string) => src.replace('/media/', '')

async function read(src: string): Promise<Buffer> {
  const stream = await files.read(keyIn(src))
  if (!stream) throw new Error(`there is no ${src}`)
  return buffer(stream)
}

function found(src: string, actor: Actor) {
  const file = src.replace('/media/student-media/', '')
  return findFile(db, { stem: stemOf(file) ?? '', file, findActor: () => Promise.resolve(actor) })
}

async function expectNothingLeft(): Promise<void> {
  expect([await rows(), await stored(), await readdir(workFolder).catch(() => [])]).toEqual([[], [], []])
}

/** 19° 4′ 33″ as a photo holds it: three fractions of 32-bit numbers. */
const GPS_LATITUDE = Buffer.from(new Uint32Array([19, 1, 4, 1, 33, 1]).buffer)

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** The major brand of an MP4 says which family it belongs to. */
function withBrand(bytes: Buffer, brand: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(brand, 8, 'latin1')
  return copy
}

/** The largest number there is, in one of the tables of an MP4. */
function withTable(bytes: Buffer, table: string, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(0xffffffff, copy.indexOf(table) + at)
  return copy
}

function withPngText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXtComment\0${text}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** Claims another size than its data has. */
function withPngSize(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
