import { and, eq, isNull } from 'drizzle-orm'
import { replacePhotos } from '#app/features/marketplace/listing/photos.server.ts'
import { replacePortrait } from '#app/features/marketplace/sellers/portrait.server.ts'
import { productPhotos, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export interface DemoPictureInput {
  slug: string
  /** An upload of `ownerId`, not attached yet. */
  mediaId: string
  ownerId: string
  /** What the picture shows. */
  alt: string
  now: Date
}

/** Shows the picture as the only photo of a demo product that has none. */
export async function addProductPicture(tx: Db, { slug, mediaId, alt, ownerId, now }: DemoPictureInput): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .leftJoin(productPhotos, eq(productPhotos.productId, products.id))
    .where(and(eq(products.slug, slug), isNull(productPhotos.mediaId)))
  if (!product) return
  await replacePhotos(tx, { productId: product.id, ownerId, photos: [{ id: mediaId, alt }], now })
  await publish(tx, [pagesChanged(['products', `product:${slug}`])])
}

/** Shows the picture as the portrait of a demo seller who has none. */
export async function addSellerPicture(tx: Db, { slug, mediaId, ownerId, now }: DemoPictureInput): Promise<void> {
  const isBare = and(eq(sellerProfiles.slug, slug), isNull(sellerProfiles.profileImageId))
  const [seller] = await tx.select().from(sellerProfiles).where(isBare)
  if (!seller) return
  const portrait = await replacePortrait(tx, { before: seller, mediaId, ownerId, now })
  if (!portrait) throw new Error(`demo data: the picture of ${slug} was refused`)
  await tx.update(sellerProfiles).set(portrait).where(eq(sellerProfiles.id, seller.id))
  await publish(tx, [pagesChanged(['products'])])
}
