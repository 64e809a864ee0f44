import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { keyOf } from './file-name.ts'
import { renderImage } from '#app/features/media/processing/image.server.ts'
import { getUploadLoad, uploadView } from '#app/features/media/queries.server.ts'
import { receive, type Received } from './receive.server.ts'
import { type RefusalReason, UploadRefusal } from './refusal.ts'
import { FOLDER, UNATTACHED_BYTES_MAX, UPLOADS_PER_HOUR_MAX } from '#app/features/media/upload-limits.ts'
import { media, type Variant } from '#app/features/media/tables.server.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { rewriteInThread } from './rewrite.server.ts'
import type { MediaKind, UploadView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'
import type { Sealer } from '#app/platform/sealer.ts'

export type UploadOutcome = { ok: true; upload: UploadView } | { ok: false; reason: RefusalReason }

const FINGERPRINT_PLACE = 'media'

interface UploadContext {
  db: Db
  files: FileStore
  /** Folder for incoming files while they are processed. */
  workFolder: string
  /** For the fingerprint; absent for pictures of the site itself. */
  sealer?: Sealer
  limiters: Readonly<Record<MediaKind, ConcurrencyLimiter>>
  ownerId: string
  /** Checked again before anything is written, because an upload can outlast the sender's session. */
  isStillAllowed: () => Promise<boolean>
  now: Date
  perHourMax?: number
  kinds: readonly MediaKind[]
}

/**
 * Receives one file of a member: recognises it by content, re-encodes it, stores it, and then writes the row. A
 * refused, interrupted or failed upload leaves neither row nor file.
 */
export async function receiveUpload(ctx: UploadContext, bytes: AsyncIterable<Uint8Array>): Promise<UploadOutcome> {
  try {
    await checkUploadLimits(ctx)
    const received = await receive(bytes, { folder: ctx.workFolder, kinds: ctx.kinds })
    try {
      return { ok: true, upload: await store(ctx, received) }
    } finally {
      await rm(received.path, { force: true })
    }
  } catch (error) {
    if (error instanceof UploadRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}

async function checkUploadLimits({
  db,
  ownerId,
  now,
  perHourMax = UPLOADS_PER_HOUR_MAX,
}: UploadContext): Promise<void> {
  const load = await getUploadLoad(db, { ownerId, since: new Date(now.getTime() - HOUR_MS) })
  if (load.recent >= perHourMax) throw new UploadRefusal('hourly')
  if (load.unattachedBytes >= UNATTACHED_BYTES_MAX) throw new UploadRefusal('unused')
}

async function store(ctx: UploadContext, received: Received): Promise<UploadView> {
  const { db, files, ownerId, now, sealer } = ctx
  // Random, and without anything about the owner.
  const path = `${FOLDER}/${now.getTime()}-${randomBytes(16).toString('base64url')}`
  const stored: string[] = []
  const put = async (variant: Variant, content: Parameters<FileStore['put']>[1]) => {
    const key = keyOf(variant.file)
    stored.push(key)
    await files.put(key, content, { type: variant.type })
    return variant
  }
  try {
    // Only the processing is limited. A slow file store must not block others.
    const runLimited: RunLimited = async (work) => {
      const made = await ctx.limiters[received.kind].run(work)
      if (made === null) throw new UploadRefusal('busy')
      return made
    }
    const storeFile = received.kind === 'image' ? storeImage : storeRewritten
    const made = await storeFile(received, { path, put, runLimited })
    const size = made.variants.reduce((sum, variant) => sum + variant.size, 0)
    if (!(await ctx.isStillAllowed())) throw new UploadRefusal('sign-in')
    const fingerprints = sealer?.fingerprints(received.digest, FINGERPRINT_PLACE) ?? null
    const row = { ownerId, kind: received.kind, path, size, fingerprints, createdAt: now, ...made }
    const written = one(await db.insert(media).values(row).returning())
    return uploadView(written)
  } catch (error) {
    await Promise.allSettled(stored.map((key) => files.delete(key)))
    throw error
  }
}

type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

interface StoreContext {
  path: string
  put(variant: Variant, content: Parameters<FileStore['put']>[1]): Promise<Variant>
  runLimited: RunLimited
}

async function storeImage({ path: from, form }: Received, { path, put, runLimited }: StoreContext) {
  const renditions = await runLimited(() => renderImage(from, form))
  const largest = renditions.at(-1)
  if (!largest) throw new UploadRefusal('damaged')
  const variants: Variant[] = []
  for (const { type, width, height, data } of renditions) {
    const ending = type === 'image/avif' ? 'avif' : 'webp'
    // The largest one has no width in its name.
    const file = `${path}${width === largest.width ? '' : `-${width}`}.${ending}`
    variants.push(await put({ file, type, width, height, size: data.length }, data))
  }
  return { width: largest.width, height: largest.height, variants }
}

async function storeRewritten(received: Received, { path, put, runLimited }: StoreContext) {
  const to = `${received.path}.rewritten`
  try {
    const { type, ...made } = await runLimited(() => rewriteInThread(received, to))
    const { size } = await stat(to)
    const variant = { file: `${path}.${received.form}`, type, width: made.width, height: made.height, size }
    return { ...made, variants: [await put(variant, { path: to, size })] }
  } finally {
    await rm(to, { force: true })
  }
}
