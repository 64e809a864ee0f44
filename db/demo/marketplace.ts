import { keepCategories } from '#app/capabilities/marketplace/commands/keep-categories.server.ts'
import { listCategories } from '#app/capabilities/marketplace/queries.server.ts'
import { CATEGORIES } from '#app/capabilities/marketplace/schema.ts'
import { productReviews, products, regions, sellerProfiles } from '#app/capabilities/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  type DemoProduct,
  PRODUCTS,
  REGIONS,
  REVIEW_STARS,
  REVIEW_TEXTS,
  REVIEWERS,
  SELLERS,
} from './marketplace-data.ts'

const HOUR_MS = 3_600_000
const HOURS_BETWEEN_PRODUCTS = 19
const MINOR_PER_UNIT = 100
/** The list price of the specification's product card: price x 1.2, in whole numbers. */
const LIST_PRICE_TENTHS = 12

type Kind = 'region' | 'seller' | 'product' | 'review'
const KIND_DIGITS: Readonly<Record<Kind, number>> = { region: 1, seller: 2, product: 3, review: 4 }

/** Shops, products and reviews that make the specification's figures: 4.8 stars, a list price of 1.2, free shipping. */
export async function seedMarketplace(db: Db, now: Date): Promise<void> {
  await keepCategories(db)
  await db.insert(regions).values(REGIONS.map((region, i) => ({ id: demoId('region', i), ...region })))
  await db.insert(sellerProfiles).values(
    SELLERS.map(({ region, ...seller }, i) => ({
      id: demoId('seller', i),
      ...seller,
      regionId: demoId(
        'region',
        REGIONS.findIndex(({ name }) => name === region),
      ),
      createdAt: hoursBefore(now, PRODUCTS.length * HOURS_BETWEEN_PRODUCTS + i),
    })),
  )
  const categoryIds = new Map((await listCategories(db)).map(({ slug, id }) => [slug, id]))
  await db.insert(products).values(
    PRODUCTS.map((product, i) => ({
      ...productRow(product, i, now),
      categoryId: categoryIds.get(product.category) ?? '',
    })),
  )
  await db.insert(productReviews).values(PRODUCTS.flatMap((_, i) => reviewRows(i, now)))
}

function productRow({ category, price, seller, glyph, ...texts }: DemoProduct, i: number, now: Date) {
  return {
    id: demoId('product', i),
    ...texts,
    priceMinor: price * MINOR_PER_UNIT,
    listPriceMinor: (price * MINOR_PER_UNIT * LIST_PRICE_TENTHS) / 10,
    isActive: true,
    freeShipping: true,
    sellerId: demoId(
      'seller',
      SELLERS.findIndex(({ slug }) => slug === seller),
    ),
    glyph: glyph ?? CATEGORIES.find(({ slug }) => slug === category)?.glyph,
    createdAt: hoursBefore(now, i * HOURS_BETWEEN_PRODUCTS),
  }
}

function reviewRows(productIndex: number, now: Date) {
  return REVIEW_STARS.map((stars, i) => {
    const n = productIndex * REVIEW_STARS.length + i
    const texts = REVIEW_TEXTS[stars]
    return {
      id: demoId('review', n),
      productId: demoId('product', productIndex),
      stars,
      authorName: REVIEWERS[n % REVIEWERS.length] ?? REVIEWERS[0],
      text: texts[(productIndex + i) % texts.length] ?? '',
      createdAt: hoursBefore(now, i + 1),
    }
  })
}

/** The same thing has the same id in every installation. */
function demoId(kind: Kind, n: number): string {
  return `d1a00000-0000-4000-800${KIND_DIGITS[kind]}-${String(n + 1).padStart(12, '0')}`
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}
