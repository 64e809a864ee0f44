import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, test } from 'vitest'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { openDiskFiles } from './disk-files.server.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { openS3 } from './s3.test-support.ts'
import { sealFiles, type SealedFiles } from './sealed-files.server.ts'
import { CHUNK_BYTES, HEADER_BYTES } from './sealed-format.ts'

const folder = scratchFolder('sealed-files')
const folders = { disk: join(folder, 'disk'), s3: join(folder, 's3') }
const stores = { disk: openDiskFiles(folders.disk), s3: await openS3(folders.s3) }
const options = { type: 'application/pdf' }
const WORDS = 'Aadhaar of Sunita Zqx'
const keySet = async () => (JSON.parse(await newSecretsJson()) as { keys: { kid: string }[] }).keys
const open = (...keys: object[]) => openSecrets({ json: JSON.stringify({ keys }) })
const [old] = await keySet()
const secrets = await open(old!)

/** Words in each kilobyte, so that no part of them can be overlooked. */
const letter = (size: number) => Buffer.alloc(size, WORDS.padEnd(1024, ' '))

async function read(files: SealedFiles, key: string, range?: ByteRange): Promise<Buffer | null> {
  const stream = await files.read(key, { range, isSealed: true })
  return stream && buffer(stream)
}

const rawOf = async (store: FileStore, key: string) => buffer((await store.read(key))!)
const refusal = (reading: Promise<unknown>) => reading.catch((error: { reason: string }) => error.reason)

/** Everything below a folder, as one text. */
const bytesIn = (path: string): string =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => readFileSync(name, 'latin1'))
    .join()

describe.each(['disk', 's3'] as const)('a sealed file in the %s store', (kind) => {
  const store = stores[kind]
  const files = sealFiles(store, secrets)

  it('reads as it was, and nothing of it is in the store', async () => {
    const local = join(folder, `${kind}.pdf`)
    writeFileSync(local, letter(3 * CHUNK_BYTES))
    for (const size of [1, 500, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1]) {
      expect(await files.put(`a/${size}`, letter(size), options)).toBe(old!.kid)
      expect((await read(files, `a/${size}`))?.equals(letter(size))).toBe(true)
    }
    expect(await files.put('a/local', { path: local, size: 3 * CHUNK_BYTES }, options)).toBe(old!.kid)
    expect((await read(files, 'a/local'))?.equals(letter(3 * CHUNK_BYTES))).toBe(true)
    for (const word of [WORDS, 'Sunita Zqx', 'Aadhaar']) expect(bytesIn(folders[kind]).includes(word)).toBe(false)
    expect(bytesIn(folders[kind])).toContain('diya-sealed-1')
    expect(readdirSync(folder).filter((name) => name.endsWith('.sealed'))).toEqual([])
    expect(await read(files, 'a/missing')).toBeNull()
    expect(await read(files, 'a/missing', { start: 0, end: 1 })).toBeNull()
  })

  it('is read in ranges', async () => {
    const plain = randomBytes(3 * CHUNK_BYTES + 77)
    await files.put('a/ranges', plain, options)
    const edges = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, plain.length - 1]
    for (const start of edges)
      for (const end of edges.filter((edge) => edge >= start)) {
        const part = await read(files, 'a/ranges', { start, end })
        expect([start, end, part?.equals(plain.subarray(start, end + 1))]).toEqual([start, end, true])
      }
  })

  it('that was altered, cut, lengthened or moved is refused, whole and in ranges', async () => {
    const plain = randomBytes(2 * CHUNK_BYTES + 5)
    await files.put('b/file', plain, options)
    const raw = await rawOf(store, 'b/file')
    const flipped = (at: number) => raw.map((byte, i) => (i === at ? byte ^ 1 : byte))
    const chunk = (at: number) => raw.subarray(HEADER_BYTES + at * (CHUNK_BYTES + 16))
    const swapped = Buffer.concat([raw.subarray(0, HEADER_BYTES), chunk(1).subarray(0, CHUNK_BYTES + 16), chunk(1)])
    const wrongs: [string, Uint8Array, string][] = [
      ['its key', flipped(60), 'key'],
      ['its first byte', flipped(HEADER_BYTES), 'altered'],
      ['its last byte', flipped(raw.length - 1), 'altered'],
      ['a shorter end', raw.subarray(0, -1), 'altered'],
      ['whole chunks gone', raw.subarray(0, HEADER_BYTES + 2 * (CHUNK_BYTES + 16)), 'altered'],
      ['more at its end', Buffer.concat([raw, Buffer.alloc(9)]), 'altered'],
      ['swapped chunks', swapped, 'altered'],
      ['the plain file', plain, 'not-sealed'],
    ]
    for (const [what, bytes, reason] of wrongs) {
      await store.put('b/file', bytes, options)
      expect([what, await refusal(read(files, 'b/file'))]).toEqual([what, reason])
      if (what !== 'more at its end') {
        const start = what === 'its last byte' ? CHUNK_BYTES : 0
        const range = { start, end: plain.length - 1 }
        expect([what, await refusal(read(files, 'b/file', range))]).toEqual([what, reason])
      }
    }
    await store.put('b/moved', raw, options)
    expect(await refusal(read(files, 'b/moved'))).toBe('key')
  })

  it('from before is read plain, sealed once, and then is no longer read as a plain one', async () => {
    await store.put('c/old', letter(900), options)
    const plain = async (range?: ByteRange) => buffer((await files.read('c/old', { range, isSealed: false }))!)
    expect((await plain()).equals(letter(900))).toBe(true)
    expect((await plain({ start: 3, end: 9 })).equals(letter(900).subarray(3, 10))).toBe(true)
    expect(await files.seal('c/old', options)).toBe(old!.kid)
    const sealed = await rawOf(store, 'c/old')
    expect(await files.seal('c/old', options)).toBe(old!.kid)
    expect((await rawOf(store, 'c/old')).equals(sealed)).toBe(true)
    expect(sealed.includes('Sunita')).toBe(false)
    // A run that was killed has not marked the row yet.
    expect((await plain()).equals(letter(900))).toBe(true)
    expect((await plain({ start: 3, end: 9 })).equals(letter(900).subarray(3, 10))).toBe(true)
    expect((await read(files, 'c/old'))?.equals(letter(900))).toBe(true)
    expect(await files.seal('c/missing', options)).toBeNull()
  })
})

test('after a rotation of keys old files open and new ones have the new key; without its key a file stays closed', async () => {
  const [newer] = await keySet()
  const before = sealFiles(stores.disk, secrets)
  await before.put('d/old', letter(100), options)
  const rotated = sealFiles(stores.disk, await open(newer!, old!))
  expect(await rotated.put('d/new', letter(200), options)).toBe(newer!.kid)
  expect([(await read(rotated, 'd/old'))?.length, (await read(rotated, 'd/new'))?.length]).toEqual([100, 200])
  expect(await rotated.seal('d/old', options)).toBe(old!.kid)
  for (const [secretsOf, key] of [
    [await open(newer!), 'd/old'],
    [await open({ ...(await keySet())[0], kid: old!.kid }), 'd/old'],
    [secrets, 'd/new'],
  ] as const)
    expect(await refusal(read(sealFiles(stores.disk, secretsOf), key))).toBe('key')
})

test('a stream that is not read to its end closes its file', async () => {
  let opened: { destroyed: boolean } | null = null
  const watched = {
    ...stores.disk,
    read: async (...args: Parameters<FileStore['read']>) => (opened = await stores.disk.read(...args)) as never,
  }
  const files = sealFiles(watched, secrets)
  await files.put('e/long', randomBytes(40 * CHUNK_BYTES), options)
  const stream = (await files.read('e/long', { isSealed: true }))!
  stream.destroy()
  await new Promise((resolve) => stream.once('close', resolve))
  expect(opened).toMatchObject({ destroyed: true })
})
