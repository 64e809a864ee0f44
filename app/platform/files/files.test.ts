import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { bucketAt, openS3 } from './s3.test-support.ts'
import { openFiles } from './open-files.server.ts'

const folder = scratchFolder('files')
const text = { type: 'text/plain' }

const stores = { disk: openFiles(readConfig({ DATA_DIR: folder })), s3: await openS3(join(folder, 's3')) }

describe.each(['disk', 's3'] as const)('the %s store', (kind) => {
  const store = stores[kind]

  it('returns a stored file, completely or a range of it', async () => {
    await store.put('a/letter.txt', Buffer.from('namaste'), text)
    expect(await read(store, 'a/letter.txt')).toBe('namaste')
    expect(await read(store, 'a/letter.txt', { start: 2, end: 4 })).toBe('mas')
    expect(await read(store, 'a/letter.txt', { start: 6, end: 6 })).toBe('e')
  })

  it('stores a local file', async () => {
    const path = join(folder, `large-${kind}`)
    writeFileSync(path, Buffer.alloc(3_000_000, 7))
    await store.put('a/large', { path, size: 3_000_000 }, { type: 'video/mp4' })
    const part = await store.read('a/large', { start: 1_000_000, end: 2_999_999 })
    expect(part && (await buffer(part)).equals(Buffer.alloc(2_000_000, 7))).toBe(true)
  })

  it('lists, finds and deletes files', async () => {
    await store.put('b/one', Buffer.from('1'), text)
    await store.put('b/c/two', Buffer.from('22'), text)
    await store.put('bb/three', Buffer.from('333'), text)
    const found = await listed(store, 'b')
    expect(found.map(({ key, size }) => [key, size]).toSorted()).toEqual([
      ['b/c/two', 2],
      ['b/one', 1],
    ])
    expect(Math.abs(Date.now() - (found[0]?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect(await listed(store, 'nowhere')).toEqual([])
    await store.delete('b/one')
    await store.delete('b/one')
    expect([await store.exists('b/one'), await store.exists('b/c/two')]).toEqual([false, true])
    expect(await store.read('b/one')).toBeNull()
  })

  it('refuses a key outside its folder', async () => {
    for (const key of ['../outside', 'a/../../outside', ''])
      await expect(store.put(key, Buffer.from('x'), text)).rejects.toThrow()
    await expect(store.read('../outside')).rejects.toThrow()
  })
})

it('a file that could not be written is removed completely', async () => {
  const store = openFiles(readConfig({ DATA_DIR: join(folder, 'half') }))
  await expect(store.put('a/b', { path: join(folder, 'missing'), size: 3 }, text)).rejects.toThrow()
  mkdirSync(join(folder, 'half/files/a/taken'), { recursive: true })
  await expect(store.put('a/taken', Buffer.from('x'), text)).rejects.toThrow()
  expect(readdirSync(join(folder, 'half/files'), { recursive: true }).toSorted()).toEqual(['a', 'a/taken'])
})

it('a bucket is listed page by page', async () => {
  const asked: string[] = []
  const server = createServer((req, res) => {
    const token = new URL(req.url ?? '', 'http://s3').searchParams.get('continuation-token')
    asked.push(String(token))
    const file = `<Contents><Key>a/${asked.length}</Key><Size>9</Size><LastModified>2026-11-20T08:00:00Z</LastModified></Contents>`
    const next = token ? '' : '<NextContinuationToken>second page</NextContinuationToken>'
    res.setHeader('Content-Type', 'application/xml').end(`<ListBucketResult>${file}${next}</ListBucketResult>`)
  }).listen(0)
  afterAll(() => server.close())
  const { port } = server.address() as { port: number }
  expect((await listed(bucketAt(port), 'a')).map(({ key, size }) => [key, size])).toEqual([
    ['a/1', 9],
    ['a/2', 9],
  ])
  expect(asked).toEqual(['null', 'second page'])
})

async function listed(store: FileStore, folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of store.list(folder)) files.push(file)
  return files
}

async function read(store: FileStore, key: string, range?: { start: number; end: number }): Promise<string> {
  const stream = await store.read(key, range)
  return stream ? (await buffer(stream)).toString() : ''
}
