import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import { type Area, renderCovered } from '#app/features/media/processing/image.server.ts'
import { ConcurrencyLimiter } from '#app/features/media/receive/concurrency-limiter.ts'
import { keyOf } from '#app/features/media/receive/file-name.ts'
import { putRenditions, storeMedium } from '#app/features/media/receive/store-medium.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'

export type { Area } from '#app/features/media/processing/image.server.ts'

export type CoverOutcome = { ok: true; mediaId: string } | { ok: false; reason: 'not-found' | 'busy' }

/** Covering takes about a second of one processor. */
const limiter = new ConcurrencyLimiter({ atOnce: 1, waitingMax: 5 })

interface CoverInput {
  ownerId: string
  mediaId: string
  areas: readonly Area[]
}

/**
 * Draws opaque blocks over parts of a member's own picture, into a new picture, which is not attached yet. Runs outside
 * of a transaction; the caller then attaches the new one and discards the old one.
 */
export async function coverPicture(
  { db, files, now }: { db: Db; files: SealedFiles; now: Date },
  { ownerId, mediaId, areas }: CoverInput,
): Promise<CoverOutcome> {
  const isOwn = and(
    eq(media.id, mediaId),
    eq(media.ownerId, ownerId),
    eq(media.kind, 'image'),
    isNull(media.discardedAt),
  )
  const [row] = await db.select().from(media).where(isOwn)
  const largest = row?.variants.findLast(({ type }) => type === 'image/webp')
  const isSealed = row?.sealedWith != null
  const stream = largest && (await files.read(keyOf(largest.file), { isSealed }))
  if (!stream) return { ok: false, reason: 'not-found' }
  const bytes = await buffer(stream)
  const renditions = await limiter.run(() => renderCovered(bytes, areas))
  if (!renditions) return { ok: false, reason: 'busy' }
  const { id } = await storeMedium({ db, files, ownerId, now }, 'image', (to) => putRenditions(renditions, to))
  return { ok: true, mediaId: id }
}
