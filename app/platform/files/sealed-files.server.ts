import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Sealer } from '#app/platform/sealer.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import {
  CHUNK_BYTES,
  HEADER_BYTES,
  keyIdOf,
  newSeal,
  openChunks,
  openHeader,
  SEALED_CHUNK_BYTES,
  SealedFileError,
  sealChunks,
  sealedSizeOf,
} from './sealed-format.ts'

interface Wish {
  range?: ByteRange | undefined
  /** False for a file from before files were sealed: it may be plain. */
  isSealed: boolean
}

/** A file store whose files are encrypted, so that a copy of the folder or the bucket reveals nothing of them. */
export interface SealedFiles extends Pick<FileStore, 'exists' | 'delete' | 'list'> {
  /** Like `FileStore.put`. Resolves with the id of the key that seals the file. */
  put(...args: Parameters<FileStore['put']>): Promise<string>
  /**
   * Like `FileStore.read`, of the plain bytes. Each part of the file is checked before it is passed on.
   * @throws SealedFileError at once when the beginning cannot be opened; else the stream fails with it
   */
  read(key: string, wish: Wish): Promise<Readable | null>
  /** Seals a plain file in its place. Resolves with the id of the key; with null when the file is missing. Idempotent. */
  seal(key: string, options: { type: string }): Promise<string | null>
}

/** Seals the files of a store. */
export function sealFiles(store: FileStore, sealer: Sealer): SealedFiles {
  const put: SealedFiles['put'] = async (key, content, options) => {
    const size = content instanceof Uint8Array ? content.length : content.size
    const { seal, header, keyId } = newSeal(sealer, key, size)
    const sealed = (bytes: AsyncIterable<Uint8Array>) => concat(header, sealChunks(bytes, seal))
    if (content instanceof Uint8Array) {
      await store.put(key, await buffer(sealed(Readable.from([content]))), options)
      return keyId
    }
    const path = `${content.path}.sealed`
    try {
      await pipeline(sealed(createReadStream(content.path)), createWriteStream(path, { mode: 0o600 }))
      await store.put(key, { path, size: sealedSizeOf(seal) }, options)
      return keyId
    } finally {
      await rm(path, { force: true })
    }
  }
  return {
    put,
    read: (key, { range, isSealed }) =>
      range ? readRange({ store, sealer, key, isSealed }, range) : readWhole({ store, sealer, key, isSealed }),
    async seal(key, options) {
      const stream = await store.read(key)
      if (!stream) return null
      const bytes = await buffer(stream)
      return keyIdOf(bytes) ?? (await put(key, bytes, options))
    },
    exists: (key) => store.exists(key),
    delete: (key) => store.delete(key),
    list: (folder) => store.list(folder),
  }
}

interface Reading {
  store: FileStore
  sealer: Sealer
  key: string
  isSealed: boolean
}

/** Header and content in one read: with a bucket each read is a request. */
async function readWhole({ store, sealer, key, isSealed }: Reading): Promise<Readable | null> {
  const stream = await store.read(key)
  if (!stream) return null
  try {
    const { head, rest } = await takeHead(stream)
    const seal = openHeader(sealer, key, head)
    if (!seal && isSealed) throw new SealedFileError('not-sealed')
    return await startedStream(stream, seal ? openChunks(rest, seal) : concat(head, rest))
  } catch (error) {
    stream.destroy()
    throw error
  }
}

async function readRange({ store, sealer, key, isSealed }: Reading, range: ByteRange): Promise<Readable | null> {
  const beginning = await store.read(key, { start: 0, end: HEADER_BYTES - 1 })
  if (!beginning) return null
  const seal = openHeader(sealer, key, await buffer(beginning))
  if (!seal && isSealed) throw new SealedFileError('not-sealed')
  if (!seal) return store.read(key, range)
  const [first, last] = [Math.floor(range.start / CHUNK_BYTES), Math.floor(range.end / CHUNK_BYTES)]
  const start = HEADER_BYTES + first * SEALED_CHUNK_BYTES
  const end = Math.min(HEADER_BYTES + (last + 1) * SEALED_CHUNK_BYTES, sealedSizeOf(seal)) - 1
  const stream = await store.read(key, { start, end })
  if (!stream) return null
  try {
    const offset = first * CHUNK_BYTES
    const wanted = { start: range.start - offset, end: range.end - offset }
    return await startedStream(stream, cut(openChunks(stream, seal, { first, last }), wanted))
  } catch (error) {
    stream.destroy()
    throw error
  }
}

/** A stream of these bytes, whose first part is there: an error of it is thrown now. Closes `source` with itself. */
async function startedStream(source: Readable, bytes: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const first = await bytes.next()
  const all = first.done ? [] : concat(first.value, bytes)
  return Readable.from(all, { objectMode: false }).once('close', () => source.destroy())
}

async function takeHead(stream: Readable): Promise<{ head: Buffer; rest: AsyncGenerator<Uint8Array> }> {
  const parts = stream[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>
  let taken = Buffer.alloc(0)
  while (taken.length < HEADER_BYTES) {
    const part = await parts.next()
    if (part.done) break
    taken = Buffer.concat([taken, part.value])
  }
  return { head: taken.subarray(0, HEADER_BYTES), rest: concat(taken.subarray(HEADER_BYTES), parts) }
}

async function* concat(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* rest
}

/** Bytes `start` to `end` of a stream, both included. */
async function* cut(bytes: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const part of bytes) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end + 1 - at, part.length)]
    if (from < to) yield part.subarray(from, to)
    at += part.length
  }
}
