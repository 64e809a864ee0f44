import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { SELLER_BIO_CHARS_MAX, SELLER_VOICE_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { findShopOf } from '#app/features/marketplace/listing/own-product.server.ts'
import { replacePortrait } from '#app/features/marketplace/sellers/portrait.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const ownShopInput = v.object({
  bio: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SELLER_BIO_CHARS_MAX)),
  /** The seller's own words; undefined keeps them. */
  voice: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SELLER_VOICE_CHARS_MAX)))),
  regionId: v.pipe(v.string(), v.uuid()),
  /** The seller's new portrait, an upload of their own; null removes it, undefined keeps it. */
  portraitId: v.optional(v.nullable(v.string())),
})

export type SaveOwnShopOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'invalid' | 'no-region' | 'no-picture' }

/** Changes the seller's own story, words, region and portrait. Checked details and invoice details are changed by operators only. */
export async function saveOwnShop(
  { db, actor, now }: CommandContext,
  input: v.InferInput<typeof ownShopInput>,
): Promise<SaveOwnShopOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  const read = v.safeParse(ownShopInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const { bio, voice, regionId, portraitId } = read.output
    const shop = await findShopOf(tx, actor, true)
    if (!shop) return { ok: false, reason: 'not-found' }
    const region = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, regionId))
    if (region.length === 0) return { ok: false, reason: 'no-region' }
    const portrait =
      portraitId === undefined
        ? {}
        : await replacePortrait(tx, { before: shop, mediaId: portraitId, ownerId: actor.userId, now })
    if (!portrait) return { ok: false, reason: 'no-picture' }
    await tx
      .update(sellerProfiles)
      .set({ bio, voice, regionId, ...portrait })
      .where(eq(sellerProfiles.id, shop.id))
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
