import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { SELLER_BIO_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const ownShopInput = v.object({
  bio: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SELLER_BIO_CHARS_MAX)),
  regionId: v.pipe(v.string(), v.uuid()),
})

export type SaveOwnShopOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'invalid' | 'no-region' }

/** Changes the seller's own story and region. Checked details and invoice details are changed by operators only. */
export async function saveOwnShop(
  { db, actor }: CommandContext,
  input: v.InferInput<typeof ownShopInput>,
): Promise<SaveOwnShopOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  const read = v.safeParse(ownShopInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const region = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, read.output.regionId))
    if (region.length === 0) return { ok: false, reason: 'no-region' }
    const saved = await tx
      .update(sellerProfiles)
      .set(read.output)
      .where(eq(sellerProfiles.userId, actor.userId))
      .returning({ id: sellerProfiles.id })
    if (saved.length === 0) return { ok: false, reason: 'not-found' }
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
