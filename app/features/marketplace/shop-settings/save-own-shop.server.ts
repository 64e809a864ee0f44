import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { SELLER_BIO_CHARS_MAX, SELLER_VOICE_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { replacePortrait } from '#app/features/marketplace/sellers/portrait.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { changeOwnShop } from './change-own-shop.server.ts'

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
  ctx: CommandContext,
  input: v.InferInput<typeof ownShopInput>,
): Promise<SaveOwnShopOutcome> {
  const { actor, now } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  const read = v.safeParse(ownShopInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { bio, voice, regionId, portraitId } = read.output
  return changeOwnShop(ctx, async (tx, shop) => {
    const region = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, regionId))
    if (region.length === 0) return 'no-region'
    const portrait =
      portraitId === undefined
        ? {}
        : await replacePortrait(tx, { before: shop, mediaId: portraitId, ownerId: actor.userId, now })
    if (!portrait) return 'no-picture'
    await tx
      .update(sellerProfiles)
      .set({ bio, voice, regionId, ...portrait })
      .where(eq(sellerProfiles.id, shop.id))
    return undefined
  })
}
