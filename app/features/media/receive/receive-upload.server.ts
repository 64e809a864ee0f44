import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { keyOf } from './file-name.ts'
import { renderImage } from '#app/features/media/processing/image.server.ts'
import { getUploadLoad, uploadView } from '#app/features/media/queries.server.ts'
import { receive, type Received } from './receive.server.ts'
import { type RefusalReason, UploadRefusal } from './refusal.ts'
import { FOLDER, UNATTACHED_BYTES_MAX, UPLOADS_PER_HOUR_MAX } from '#app/features/media/schema.ts'
import { media, type Variant } from '#app/features/media/tables.server.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { rewriteVideoApart } from '#app/features/media/processing/video-thread.server.ts'
import type { VideoForm } from '#app/features/media/processing/video.server.ts'
import type { MediaKind, UploadView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'

export type UploadOutcome = { ok: true; upload: UploadView } | { ok: false; reason: RefusalReason }

interface Taking {
  db: Db
  files: FileStore
  /** Where a file lies while it is looked at. */
  workFolder: string
  limiters: Readonly<Record<MediaKind, ConcurrencyLimiter>>
  ownerId: string
  /** Asked once more before anything is written: an upload may take longer than the session of its sender lives. */
  isStillAllowed: () => Promise<boolean>
  now: Date
  perHourMax?: number
  /** What is taken; everything, unless said. */
  kinds?: readonly MediaKind[]
}

/**
 * Takes one file of a member: recognises it by its content, makes it anew, stores it, and then writes the row. What is
 * refused, broken off or fails leaves no row, no file and no half of one.
 */
export async function receiveUpload(taking: Taking, bytes: AsyncIterable<Uint8Array>): Promise<UploadOutcome> {
  try {
    await refuseTooMuch(taking)
    const received = await receive(bytes, taking.workFolder)
    try {
      if (taking.kinds && !taking.kinds.includes(received.kind)) throw new UploadRefusal('type')
      return { ok: true, upload: await keep(taking, received) }
    } finally {
      await rm(received.path, { force: true })
    }
  } catch (error) {
    if (error instanceof UploadRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}

async function refuseTooMuch({ db, ownerId, now, perHourMax = UPLOADS_PER_HOUR_MAX }: Taking): Promise<void> {
  const load = await getUploadLoad(db, { ownerId, since: new Date(now.getTime() - HOUR_MS) })
  if (load.recent >= perHourMax) throw new UploadRefusal('hourly')
  if (load.unattachedBytes >= UNATTACHED_BYTES_MAX) throw new UploadRefusal('unused')
}

async function keep(taking: Taking, received: Received): Promise<UploadView> {
  const { db, files, ownerId, now } = taking
  // Nobody can guess it, and it says nothing of her.
  const path = `${FOLDER}/${now.getTime()}-${randomBytes(16).toString('base64url')}`
  const stored: string[] = []
  const put = async (variant: Variant, content: Parameters<FileStore['put']>[1]) => {
    const key = keyOf(variant.file)
    stored.push(key)
    await files.put(key, content, { type: variant.type })
    return variant
  }
  try {
    // The store may be slow: nobody waits for it who only wants her turn.
    const newLimiter: InTurn = async (work) => {
      const made = await taking.limiters[received.kind].run(work)
      if (made === null) throw new UploadRefusal('busy')
      return made
    }
    const keepIt = received.kind === 'image' ? keepImage : keepVideo
    const made = await keepIt(received, { path, put, newLimiter })
    const size = made.variants.reduce((sum, variant) => sum + variant.size, 0)
    if (!(await taking.isStillAllowed())) throw new UploadRefusal('sign-in')
    const row = { ownerId, kind: received.kind, path, size, createdAt: now, ...made }
    const written = one(await db.insert(media).values(row).returning())
    return uploadView(written)
  } catch (error) {
    await Promise.allSettled(stored.map((key) => files.delete(key)))
    throw error
  }
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Keeping {
  path: string
  put(variant: Variant, content: Parameters<FileStore['put']>[1]): Promise<Variant>
  newLimiter: InTurn
}

async function keepImage({ path: from, form }: Received, { path, put, newLimiter }: Keeping) {
  const renditions = await newLimiter(() => renderImage(from, form))
  const largest = renditions.at(-1)
  if (!largest) throw new UploadRefusal('damaged')
  const variants: Variant[] = []
  for (const { type, width, height, data } of renditions) {
    const ending = type === 'image/avif' ? 'avif' : 'webp'
    // The largest has the plain name.
    const file = `${path}${width === largest.width ? '' : `-${width}`}.${ending}`
    variants.push(await put({ file, type, width, height, size: data.length }, data))
  }
  return { width: largest.width, height: largest.height, variants }
}

async function keepVideo({ path: from, form }: Received, { path, put, newLimiter }: Keeping) {
  const to = `${from}.rewritten`
  try {
    const { width, height, duration } = await newLimiter(() => rewriteVideoApart({ from, to, form: form as VideoForm }))
    const { size } = await stat(to)
    const variant = { file: `${path}.${form}`, type: `video/${form}`, width, height, size }
    return { width, height, duration, variants: [await put(variant, { path: to, size })] }
  } finally {
    await rm(to, { force: true })
  }
}
