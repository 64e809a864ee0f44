import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NOW } from '#test/clock.ts'
import { copy } from './copy.ts'
import { mp4, phonePhoto, picture, PLACE, webm } from './fixtures.test-support.ts'
import { ACCEPTED, UNATTACHED_BYTES_MAX, UPLOADS_PER_HOUR_MAX } from './upload-limits.ts'
import { media } from './tables.server.ts'
import { ConcurrencyLimiter } from './receive/concurrency-limiter.ts'
import { rewriteVideoInThread } from './receive/rewrite.server.ts'

import { brokenStream, inChunks, openUploads } from './uploads.test-support.ts'

const { db, folder, files, asha, take, taken, rows, read, expectNothingLeft } = await openUploads()

describe('a picture', () => {
  it('is stored upright in three widths, as AVIF and WebP, and never enlarged', async () => {
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

  it('contains only pixels: no location, camera, name or profile', async () => {
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

  it('keeps its colours when the file had a colour profile', async () => {
    const red = { create: { width: 40, height: 40, channels: 3 as const, background: '#c83232' } }
    const upload = await taken(await sharp(red).withIccProfile('p3').png().toBuffer())
    const [r, g, b] = await sharp(await read(upload.sources[1]?.src ?? ''))
      .raw()
      .toBuffer()
    // The same red in another colour space. Read without the profile it would be duller.
    expect(Math.abs((r ?? 0) - 200)).toBeLessThan(8)
    expect(Math.abs((g ?? 0) - 50)).toBeLessThan(8)
    expect(Math.abs((b ?? 0) - 50)).toBeLessThan(8)
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('can be uploaded as %s', async (form) => {
    expect(await taken(await picture(64, 48)[form]().toBuffer())).toMatchObject({ width: 64, height: 48 })
  })

  it('of an animation is its first frame', async () => {
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

describe('a refused file gets a message and leaves nothing', () => {
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
    const outcome = await take(reason === 'interrupted' ? brokenStream(await phonePhoto()) : inChunks(bytes))
    expect(outcome).toEqual({ ok: false, reason })
    expect(copy.refused[reason]).toMatch(/[.]$/)
    await expectNothingLeft()
  })

  it('a video that makes the parser loop for ever', async () => {
    const [from, to] = [join(folder, 'circles.mp4'), join(folder, 'circles.out')]
    await writeFile(from, withTable(await mp4(), 'stsc', 16))
    await expect(rewriteVideoInThread({ from, to, form: 'mp4' }, 2)).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('a file store that fails during the upload', async () => {
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

  it('the sixty-first upload in an hour, or too many unused bytes', async () => {
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

  it('an upload when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1, waitingMax: 1 })
    const running = Promise.withResolvers<void>()
    const first = limiter.run(() => running.promise.then(() => 'first'))
    const second = limiter.run(() => Promise.resolve('second'))
    expect(await limiter.run(() => Promise.resolve('third'))).toBeNull()
    expect(
      await take(inChunks(await phonePhoto()), { limiters: { image: limiter, video: limiter, document: limiter } }),
    ).toEqual({
      ok: false,
      reason: 'busy',
    })
    running.resolve()
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    await expectNothingLeft()
  })
})

/** 19° 4′ 33″ as in Exif: three fractions of 32-bit numbers. */
const GPS_LATITUDE = Buffer.from(new Uint32Array([19, 1, 4, 1, 33, 1]).buffer)

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** Replaces the major brand, which identifies the MP4 family. */
function withBrand(bytes: Buffer, brand: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(brand, 8, 'latin1')
  return copy
}

/** Writes the largest 32-bit number into a table of an MP4. */
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

/** Claims another size in the header than the data has. */
function withPngSize(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
