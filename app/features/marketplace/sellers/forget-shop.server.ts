import { and, asc, eq, inArray } from 'drizzle-orm'
import { announceProducts, findShopOf, listProduct } from '#app/features/marketplace/listing/own-product.server.ts'
import { productPhotos, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { marketFlags, productImports } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { removeTranslations } from '#app/features/translations/commands/save-translation.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { replacePortrait } from './portrait.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * Removes the signed-in member from their shop and from the reports they made: listings are paused and lose their photos
 * and texts, imported files and the portrait are deleted, and the shop is closed and no longer public. Its row stays for
 * the invoices, as the law demands. Idempotent.
 */
export async function forgetShop(ctx: CommandContext): Promise<{ ok: true }> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.update(marketFlags).set({ byUserId: null }).where(eq(marketFlags.byUserId, actor.userId))
    const shop = await findShopOf(tx, actor, true)
    if (!shop) return
    await pauseAll(tx, { sellerId: shop.id, now: ctx.now })
    const portrait = await replacePortrait(tx, { before: shop, mediaId: null, ownerId: actor.userId, now: ctx.now })
    await tx
      .update(sellerProfiles)
      .set({ ...FORGOTTEN, ...portrait, closedAt: ctx.now })
      .where(eq(sellerProfiles.id, shop.id))
    const listed = await tx.select({ id: products.id }).from(products).where(eq(products.sellerId, shop.id))
    await removeTranslations(tx, [shop.id, ...listed.map(({ id }) => id)])
    await publish(tx, [pagesChanged(['products'])])
  })
  return { ok: true }
}

/** What the seller wrote, and where they work. */
const FORGOTTEN = {
  userId: null,
  noticeEmail: null,
  bio: '',
  voice: null,
  district: null,
  town: null,
  holidayUntil: null,
  holidayNote: null,
}

async function pauseAll(tx: Db, { sellerId, now }: { sellerId: string; now: Date }): Promise<void> {
  const ownRows = eq(products.sellerId, sellerId)
  const listed = await tx
    .select()
    .from(products)
    .where(and(ownRows, eq(products.isActive, true)))
    .orderBy(asc(products.id))
    .for('update')
  for (const before of listed) await listProduct(tx, { before, isActive: false, now })
  await tx
    .delete(productPhotos)
    .where(inArray(productPhotos.productId, tx.select({ id: products.id }).from(products).where(ownRows)))
  await tx.update(products).set({ images: [], thumbnailUrl: null, description: '', facts: {} }).where(ownRows)
  await tx.delete(productImports).where(eq(productImports.sellerId, sellerId))
  await tx
    .update(productVariants)
    .set({ mediaId: null, thumbnailUrl: null })
    .where(inArray(productVariants.productId, tx.select({ id: products.id }).from(products).where(ownRows)))
  await announceProducts(
    tx,
    listed.map(({ slug }) => slug),
  )
}
