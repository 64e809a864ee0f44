import { and, eq, sql } from 'drizzle-orm'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { CATEGORIES } from '#app/features/marketplace/categories.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { productReviews, products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productPrices, productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { CHECKS, OPERATOR_NAME, type DemoProduct, type DemoSeller, PRODUCTS, REGIONS, SELLERS } from './demo-data.ts'
import { demoFacts } from './demo-information.ts'
import { DEMO_QUESTIONS } from './demo-questions.ts'
import { demoNumbers, demoTax } from './demo-gst.ts'
import { demoReviews, REVIEWS_MAX } from './demo-reviews.ts'
import { DEMO_OPTIONS } from './demo-variants.ts'

export { seedMarketTranslations } from './demo-translations.ts'
export { addProductPicture, addSellerPicture, type DemoPictureInput } from './pictures.ts'

/** The days since the newest product was published. */
const DAYS_ON_SALE = 45
/** Every price was lowered within these days, so that a list price is shown. */
const LOWERED_DAYS_MAX = 12
const STOCK_MAX = 24
/** Delivery times in days. */
const DELIVERY_DAYS = [4, 5, 6, 7, 9] as const
const CHECKED_DAYS_AGO = 90
const CHECKED_FOR_DAYS = 730
/** The operator of the demo data; no account. */
const OPERATOR_ID = 'd1a00000-0000-4000-8009-000000000001'
const HOURS_BETWEEN_PRODUCTS = 19
/** Of one product, for their ids. */
const VARIANTS_MAX = 10
const MINOR_PER_UNIT = 100
/** The list price of the specification's product card: price x 1.2, in whole numbers. */
const LIST_PRICE_TENTHS = 12

type Kind = 'region' | 'seller' | 'product' | 'review' | 'check' | 'question' | 'variant'
const KIND_DIGITS: Readonly<Record<Kind, number>> = {
  region: 1,
  seller: 2,
  product: 3,
  review: 4,
  check: 5,
  question: 6,
  variant: 7,
}

/** Shops, products and reviews that make the specification's figures: 4.8 stars, a list price of 1.2, free shipping. */
export async function seedMarketplace(db: Db, now: Date): Promise<void> {
  await upsertCategories(db)
  await db.insert(regions).values(REGIONS.map((region, i) => ({ id: demoId('region', i), ...region })))
  await db.insert(sellerProfiles).values(
    SELLERS.map(({ region, state, isOwnStateOnly, ...seller }, i) => ({
      id: demoId('seller', i),
      ...seller,
      state,
      ...demoNumbers({ state, isOwnStateOnly }, i),
      deliversTo: isOwnStateOnly ? ('own-state' as const) : ('india' as const),
      verifiedUntil: seller.isVerified ? checkedUntil(now) : null,
      regionId: demoId(
        'region',
        REGIONS.findIndex(({ name }) => name === region),
      ),
      createdAt: hoursBefore(now, DAYS_ON_SALE * 24 + PRODUCTS.length * HOURS_BETWEEN_PRODUCTS + i),
    })),
  )
  await db.insert(sellerChecks).values(SELLERS.flatMap((seller, i) => checkRows(seller, i, now)))
  const categoryIds = new Map((await listCategories(db)).map(({ slug, id }) => [slug, id]))
  await db.insert(products).values(
    PRODUCTS.map((product, i) => ({
      ...productRow(product, i, now),
      categoryId: categoryIds.get(product.category) ?? '',
    })),
  )
  await db.insert(productPrices).values(PRODUCTS.flatMap((product, i) => priceRows(product, i, now)))
  await addVariants(db, now)
  await db.insert(productReviews).values(PRODUCTS.flatMap((product, i) => reviewRows(product, i, now)))
  await db.insert(productQuestions).values(questionRows(now))
}

/** Adds the product information to demo products of an earlier version that have none, and that nobody has changed. */
export async function addDemoInformation(tx: Db): Promise<void> {
  for (const [i, { slug, seller }] of PRODUCTS.entries()) {
    const isBare = and(eq(products.id, demoId('product', i)), eq(products.slug, slug), sql`${products.facts} = '{}'`)
    await tx
      .update(products)
      .set({ facts: demoFacts({ slug, seller }) })
      .where(isBare)
  }
  await publish(tx, [pagesChanged(['products'])])
}

function productRow({ category, price, seller, glyph, ...texts }: DemoProduct, i: number, now: Date) {
  return {
    id: demoId('product', i),
    ...texts,
    facts: demoFacts({ slug: texts.slug, seller }),
    ...pricesOf(price),
    ...demoTax(category),
    isActive: true,
    publishedAt: publishedAt(i, now),
    stock: 3 + ((i * 7) % (STOCK_MAX - 2)),
    deliveryDays: DELIVERY_DAYS[i % DELIVERY_DAYS.length] ?? DELIVERY_DAYS[0],
    freeShipping: true,
    sellerId: demoId(
      'seller',
      SELLERS.findIndex(({ slug }) => slug === seller),
    ),
    glyph: glyph ?? CATEGORIES.find(({ slug }) => slug === category)?.glyph,
    createdAt: publishedAt(i, now),
  }
}

/** Names the default variant of the products with options, and adds the others. */
async function addVariants(db: Db, now: Date): Promise<void> {
  for (const [i, product] of PRODUCTS.entries()) {
    const { option, variants: [first, ...others] = [] } = DEMO_OPTIONS[product.slug] ?? {}
    if (!option || !first) continue
    const productId = demoId('product', i)
    await db
      .update(products)
      .set({ options: [option] })
      .where(eq(products.id, productId))
    const named = { options: [first.value], stock: first.stock }
    await db.update(productVariants).set(named).where(eq(productVariants.id, productId))
    const added = others.map(({ value, price, stock }, n) => ({
      id: demoId('variant', i * VARIANTS_MAX + n),
      productId,
      number: n + 2,
      position: n + 1,
      options: [value],
      stock,
      ...pricesOf(price),
    }))
    await db.insert(productVariants).values(added)
    const prices = added.flatMap(({ id }, n) => priceRows({ ...product, price: others[n]?.price ?? 0 }, i, now, id))
    await db.insert(productPrices).values(prices)
  }
}

function pricesOf(price: number) {
  const priceMinor = price * MINOR_PER_UNIT
  return { priceMinor, listPriceMinor: (priceMinor * LIST_PRICE_TENTHS) / 10 }
}

/** The newest product comes first. */
function publishedAt(i: number, now: Date): Date {
  return hoursBefore(now, DAYS_ON_SALE * 24 + i * HOURS_BETWEEN_PRODUCTS)
}

/** The list price since publication, and the price since it was lowered. */
function priceRows({ price, currency }: DemoProduct, i: number, now: Date, variantId = demoId('product', i)) {
  const { priceMinor, listPriceMinor } = pricesOf(price)
  const lowered = new Date(now.getTime() - (1 + (i % LOWERED_DAYS_MAX)) * DAY_MS)
  return [
    { variantId, priceMinor: listPriceMinor, currency, since: publishedAt(i, now), until: lowered },
    { variantId, priceMinor, currency, since: lowered },
  ]
}

/** The checks of a verified seller. */
function checkRows({ isVerified }: DemoSeller, i: number, now: Date) {
  if (!isVerified) return []
  return CHECKS.map(({ kind, note }, n) => ({
    id: demoId('check', i * CHECKS.length + n),
    sellerId: demoId('seller', i),
    kind,
    note,
    checkedBy: OPERATOR_ID,
    checkedByName: OPERATOR_NAME,
    checkedAt: new Date(now.getTime() - CHECKED_DAYS_AGO * DAY_MS),
    validUntil: checkedUntil(now),
  }))
}

function checkedUntil(now: Date): Date {
  return new Date(now.getTime() + (CHECKED_FOR_DAYS - CHECKED_DAYS_AGO) * DAY_MS)
}

function reviewRows({ slug }: DemoProduct, i: number, now: Date) {
  return demoReviews(slug, i).map(({ daysOnSale, ...review }, n) => ({
    id: demoId('review', i * REVIEWS_MAX + n),
    productId: demoId('product', i),
    ...review,
    createdAt: new Date(publishedAt(i, now).getTime() + daysOnSale * DAY_MS),
  }))
}

function questionRows(now: Date) {
  return DEMO_QUESTIONS.map(({ product, askedDaysAgo, answeredDaysAgo, ...said }, n) => ({
    id: demoId('question', n),
    subjectId: demoId(
      'product',
      PRODUCTS.findIndex(({ slug }) => slug === product),
    ),
    ...said,
    createdAt: hoursBefore(now, askedDaysAgo * 24),
    answeredAt: hoursBefore(now, answeredDaysAgo * 24 - 1),
  }))
}

/** The same record has the same id in every installation. */
function demoId(kind: Kind, n: number): string {
  return `d1a00000-0000-4000-800${KIND_DIGITS[kind]}-${String(n + 1).padStart(12, '0')}`
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}
