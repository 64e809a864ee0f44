import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { Actor } from '#app/platform/context.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { receiveUpload, type UploadOutcome } from './receive/receive-upload.server.ts'
import { stemOf } from './receive/file-name.ts'
import { findFile } from './queries.server.ts'
import { media } from './tables.server.ts'
import { ConcurrencyLimiter } from './receive/concurrency-limiter.ts'
import { SHOWN_KINDS } from './upload-limits.ts'
import type { UploadView } from './views.ts'

type UploadContext = Parameters<typeof receiveUpload>[0]

/** A database, a file store and helpers for uploads of one member. */
export async function openUploads() {
  const { db } = await testDatabase()
  const folder = scratchFolder('media')
  const store = join(folder, 'files')
  const workFolder = join(folder, 'uploads')
  const raw = openDiskFiles(store)
  const files = sealFiles(raw, plainSealer)
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const log: Logger = { debug: note, info: note, warn: note, error: note }
  const sweeping = (now: Date) => ({ db, files, workFolder, log, now })
  const ASHA = member()
  const asha = ASHA.userId
  const as = contextOn(db)

  beforeEach(async () => {
    await db.execute(sql`DELETE FROM media`)
    for (const key of await stored()) await files.delete(key)
    logged.length = 0
  })

  function take(bytes: AsyncIterable<Uint8Array>, change: Partial<UploadContext> = {}): Promise<UploadOutcome> {
    const limiters = {
      image: new ConcurrencyLimiter({ atOnce: 1, waitingMax: 2 }),
      video: new ConcurrencyLimiter({ atOnce: 1, waitingMax: 2 }),
      document: new ConcurrencyLimiter({ atOnce: 1, waitingMax: 2 }),
    }
    const kinds = SHOWN_KINDS
    const taking = { db, files, workFolder, limiters, ownerId: asha, isStillAllowed: async () => true, now: NOW, kinds }
    return receiveUpload({ ...taking, ...change }, bytes)
  }

  async function taken(bytes: Buffer, change: Partial<UploadContext> = {}): Promise<UploadView> {
    const outcome = await take(inChunks(bytes), change)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.upload
  }

  const rows = () => db.select().from(media).orderBy(media.createdAt, media.height)

  async function stored(): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of files.list('student-media')) keys.push(key)
    return keys.toSorted()
  }

  const keyIn = (src: string) => src.replace('/media/', '')

  async function read(src: string): Promise<Buffer> {
    const stream = await files.read(keyIn(src), { isSealed: true })
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

  return {
    db,
    folder,
    store,
    workFolder,
    files,
    raw,
    logged,
    sweeping,
    ASHA,
    asha,
    as,
    take,
    taken,
    rows,
    stored,
    keyIn,
    read,
    found,
    expectNothingLeft,
  }
}

export async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.max(1_000, Math.ceil(bytes.length / 20))
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export async function* brokenStream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, 5_000)
  throw new Error('aborted')
}
