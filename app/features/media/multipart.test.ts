import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPostedFile } from './multipart.server.ts'
import { UploadRefusal } from './refusal.ts'

const BOUNDARY = 'kolam'
const contentType = `multipart/form-data; boundary=${BOUNDARY}`

/** Bytes that look like the end of a part, among others. */
const bytes = fc
  .array(
    fc.oneof(fc.constantFrom('\r', '\n', '\r\n', '-', '--', BOUNDARY, `\r\n--${BOUNDARY.slice(0, -1)}`), fc.string()),
  )
  .map((parts) => Buffer.from(parts.join('')))
  .filter((text) => !text.includes(`\r\n--${BOUNDARY}`))

const formOf = (note: string, file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="note"\r\n\r\n${note}\r\n`),
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

/** The same bytes as they may come over the network. */
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

it('reads the same file however its bytes arrive', async () => {
  const note = fc.stringMatching(/^[a-z ]{0,30}$/)
  await fc.assert(
    fc.asyncProperty(note, bytes, sizes, async (words, file, pieces) => {
      expect(await read(formOf(words, file), pieces)).toEqual(file)
    }),
  )
})

it('never takes a file for whole that was cut off', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, sizes, fc.nat(), async (file, pieces, cut) => {
      const whole = formOf('', file)
      // After the boundary's last byte the file has arrived; what follows ends the form.
      const needed = whole.length - '--\r\n'.length
      expect(await read(whole.subarray(0, cut % needed), pieces)).toBe('interrupted')
    }),
  )
})
