import { rm, stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { renderImage } from '#app/features/media/processing/image.server.ts'
import { getUploadLoad } from '#app/features/media/queries.server.ts'
import { receive, type Received } from './receive.server.ts'
import { type RefusalReason, UploadRefusal } from './refusal.ts'
import { UNATTACHED_BYTES_MAX, UPLOADS_PER_HOUR_MAX } from '#app/features/media/upload-limits.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { putRenditions, type StoreContext, storeMedium } from './store-medium.server.ts'
import { rewriteInThread } from './rewrite.server.ts'
import type { MediaKind, UploadView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

export type UploadOutcome = { ok: true; upload: UploadView } | { ok: false; reason: RefusalReason }

const FINGERPRINT_PLACE = 'media'

interface UploadContext {
  db: Db
  files: SealedFiles
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

function store(ctx: UploadContext, received: Received): Promise<UploadView> {
  // Only the processing is limited. A slow file store must not block others.
  const runLimited: RunLimited = async (work) => {
    const made = await ctx.limiters[received.kind].run(work)
    if (made === null) throw new UploadRefusal('busy')
    return made
  }
  const storeFile = received.kind === 'image' ? storeImage : storeRewritten
  // Once more, because others of the same owner may have ended meanwhile, also on other servers.
  const check = async (tx: Db) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`media:${ctx.ownerId}`}, 0))`)
    await checkUploadLimits({ ...ctx, db: tx })
  }
  return storeMedium({ ...ctx, check }, received.kind, async (to) => {
    const made = await storeFile(received, { ...to, runLimited })
    if (!(await ctx.isStillAllowed())) throw new UploadRefusal('sign-in')
    return { ...made, fingerprints: ctx.sealer?.fingerprints(received.digest, FINGERPRINT_PLACE) ?? null }
  })
}

type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

interface LimitedStore extends StoreContext {
  runLimited: RunLimited
}

async function storeImage({ path: from, form }: Received, { runLimited, ...to }: LimitedStore) {
  return putRenditions(await runLimited(() => renderImage(from, form)), to)
}

async function storeRewritten(received: Received, { path, put, runLimited }: LimitedStore) {
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
