import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPostedFile } from './multipart.server.ts'
import { UploadRefusal } from './refusal.ts'
import { STALL_SECONDS_MAX } from '#app/features/media/upload-limits.ts'

const BOUNDARY = 'kolam'
const contentType = `multipart/form-data; boundary=${BOUNDARY}`

/**
 * Arbitrary bytes, among them ones that look like the end of a part. No line starts with the boundary: a sender chooses
 * it so.
 */
const bytes = fc
  .array(
    fc.oneof(fc.constantFrom('\r', '\n', '\r\n', '-', '--', BOUNDARY, `\r\n--${BOUNDARY.slice(0, -1)}`), fc.string()),
  )
  .map((parts) => Buffer.from(parts.join('')))
  .filter((text) => !`\r\n${text.toString('latin1')}`.includes(`\r\n--${BOUNDARY}`))

const part = (disposition: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const END = Buffer.from(`--${BOUNDARY}--\r\n`)
const FILE = part('name="file"; filename="a.jpg"', 'a file')

const formOf = (note: string, file: Buffer): Buffer =>
  Buffer.concat([part('name="note"', note), part('name="file"; filename="a.jpg"', file), END])

/** The form in chunks of these sizes, as a network may deliver it. */
async function* arriving(form: Buffer, sizes: readonly number[]) {
  let at = 0
  for (let i = 0; at < form.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    yield form.subarray(at, at + size)
    at += size
  }
}

async function read(form: Buffer, sizes: readonly number[]): Promise<Buffer | string> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of readPostedFile(arriving(form, sizes), { contentType, field: 'file' })) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (err) {
    if (err instanceof UploadRefusal) return err.reason
    throw err
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })

it('reads the same file for every chunking of the bytes', async () => {
  const note = fc.stringMatching(/^[a-z ]{0,30}$/)
  await fc.assert(
    fc.asyncProperty(note, bytes, sizes, async (words, file, pieces) => {
      expect(await read(formOf(words, file), pieces)).toEqual(file)
    }),
  )
})

it('never accepts a truncated file as complete', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, sizes, fc.nat(), async (file, pieces, cut) => {
      const whole = formOf('', file)
      // The file is complete after the boundary's last byte; what follows ends the form.
      const needed = whole.length - '--\r\n'.length
      expect(await read(whole.subarray(0, cut % needed), pieces)).toBe('interrupted')
    }),
  )
})

describe('one file of a form', () => {
  it.each([
    ['behind fields', [part('name="note"', 'x'.repeat(60_000)), FILE, END], 'a file'],
    ['behind a file of another field', [part('name="other"; filename="b.jpg"', 'b'), FILE, END], 'a file'],
    ['before another one', [FILE, part('name="file"; filename="b.jpg"', 'b'), END], 'a file'],
    ['before one that is cut off', [FILE, part('name="file"; filename="b.jpg"', 'b')], 'a file'],
    ['without a name of its own', [part('name="file"', 'a text'), END], 'form'],
    ['in another field', [part('name="other"; filename="a.jpg"', 'a file'), END], 'form'],
    ['in another field that is cut off', [part('name="other"; filename="a.jpg"', 'a file')], 'interrupted'],
    ['behind too much', [part('name="note"', 'x'.repeat(70_000)), FILE, END], 'form'],
    [
      'behind too many fields',
      [...Array.from({ length: 70 }, () => part('name="n"', 'x'.repeat(1_000))), FILE],
      'form',
    ],
    [
      'named after headers that are too long',
      [part(`x="${'x'.repeat(9_000)}"; name="file"; filename="a"`, 'a'), END],
      'form',
    ],
    ['in nothing', [END], 'form'],
    ['in no bytes at all', [], 'interrupted'],
  ])('%s', async (_where, parts, expected) => {
    const found = await read(Buffer.concat(parts), [1_000])
    expect(Buffer.isBuffer(found) ? found.toString() : found).toBe(expected)
  })

  it.each(['multipart/form-data', 'multipart/mixed; boundary=kolam', 'text/plain', ''])('not of %j', async (type) => {
    const bytes = readPostedFile(arriving(FILE, [100]), { contentType: type, field: 'file' })
    await expect(bytes.next()).rejects.toMatchObject({ reason: 'form' })
  })

  it('is read, and nothing after it', async () => {
    let asked = 0
    async function* sending() {
      for (const sent of [FILE, Buffer.from(`--${BOUNDARY}`), part('name="note"', 'behind it')]) {
        asked++
        yield sent
      }
    }
    let text = ''
    for await (const bytes of readPostedFile(sending(), { contentType, field: 'file' })) text += bytes.toString()
    expect([text, asked]).toEqual(['a file', 2])
  })
})

describe('an upload that stalls', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is ended after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    async function* stalling() {
      yield FILE.subarray(0, -4)
      await new Promise(() => {})
    }
    const bytes = readPostedFile(stalling(), { contentType, field: 'file' })
    expect((await bytes.next()).value?.toString()).toBe('a fi')
    const next = bytes.next().catch((error: unknown) => error)
    for (let i = 0; i < 5; i++) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(STALL_SECONDS_MAX * 1000)
    expect(await next).toMatchObject({ reason: 'interrupted' })
  })
})
