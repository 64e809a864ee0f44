import type { Db } from '#app/platform/db/database.server.ts'
import { upsertCategories } from './catalogue/upsert-categories.server.ts'
import { listCategories } from './queries.server.ts'
import { productReviews, products, regions, sellerProfiles } from './tables.server.ts'
import { productPrices } from './variants/variant-tables.server.ts'

type NewProduct = Partial<typeof products.$inferInsert> & { slug: string; category?: string; stars?: readonly number[] }

export interface Shop {
  /** Adds a product: active, in rupees, in Food, newer than the one before. */
  add(product: NewProduct): Promise<void>
}

/** The shop of one verified seller, Savitri of Nashik, in an empty database. */
export async function openShop(db: Db): Promise<Shop> {
  await upsertCategories(db)
  const categoryIds = new Map((await listCategories(db)).map(({ name, id }) => [name, id]))
  const [region] = await db.insert(regions).values({ name: 'Nashik', country: 'India' }).returning()
  const [seller] = await db
    .insert(sellerProfiles)
    .values({ slug: 'savitri', displayName: 'Savitri', bio: 'Pickles.', isVerified: true, regionId: region?.id ?? '' })
    .returning()
  let minute = 0
  return {
    async add({ category = 'Food', stars = [], ...given }) {
      const [product] = await db
        .insert(products)
        .values({
          title: given.slug,
          description: 'Made by hand.',
          priceMinor: 100_00,
          currency: 'INR',
          isActive: true,
          stock: 500,
          categoryId: categoryIds.get(category) ?? '',
          sellerId: seller?.id ?? '',
          createdAt: new Date(Date.UTC(2026, 9, 1, 0, minute++)),
          ...given,
        })
        .returning()
      if (!product) return
      const { id: variantId, priceMinor, currency, createdAt: since } = product
      if (product.isActive) await db.insert(productPrices).values({ variantId, priceMinor, currency, since })
      if (stars.length === 0) return
      const review = { productId: product.id, authorName: 'Meena', text: 'Good.' }
      await db.insert(productReviews).values(stars.map((star) => ({ ...review, stars: star })))
    },
  }
}
