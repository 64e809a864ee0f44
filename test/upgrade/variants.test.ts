import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { productPrices, productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { quoteOrder } from '#app/features/orders/placing/quote-queries.server.ts'
import { sweepOrders } from '#app/features/orders/payment/sweep-orders.server.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { openInMemory } from '#test/open-database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { readdirSync } from 'node:fs'

// A market from before variants: a pickle with a list price, a draft, and an unpaid order of two pickles.

const NOW = new Date('2026-11-20T10:00:00Z')
const [region, category, seller, pickle, draft, order, shipment, line] = Array.from({ length: 8 }, () => randomUUID())

const database = await openInMemory('empty')
const { db } = database
afterAll(() => database.close())

beforeAll(async () => {
  const before = readdirSync('db/migrations').filter((name) => name.endsWith('.sql') && name < MIGRATION)
  expect(listMigrations().length).toBeGreaterThan(before.length)
  await migrate(database, before.length)
  for (const statement of YESTERDAY) await db.execute(sql.raw(statement))
  await migrate(database)
})

const MIGRATION = readdirSync('db/migrations').find((name) => name.endsWith('_variants.sql')) ?? ''
const YESTERDAY = [
  `INSERT INTO regions (id, name, country) VALUES ('${region}', 'Nashik', 'India')`,
  `INSERT INTO categories (id, slug, name, position) VALUES ('${category}', 'food', 'Food', 0)`,
  `INSERT INTO seller_profiles (id, slug, display_name, bio, region_id)
   VALUES ('${seller}', 'savitri', 'Savitri', 'Pickles.', '${region}')`,
  `INSERT INTO products (id, slug, title, description, price_minor, list_price_minor, list_price_since, currency, stock,
     is_active, published_at, category_id, seller_id)
   VALUES ('${pickle}', 'pickle', 'Mango pickle', 'Sour.', 22000, 26400, '2026-11-18', 'INR', 8,
     true, '2026-10-01', '${category}', '${seller}'),
     ('${draft}', 'lamp', 'Clay lamp', '', 900, NULL, NULL, 'INR', 3, false, NULL, '${category}', '${seller}')`,
  `INSERT INTO product_prices (product_id, price_minor, currency, since, until)
   VALUES ('${pickle}', 26400, 'INR', '2026-10-01', '2026-11-18'), ('${pickle}', 22000, 'INR', '2026-11-18', NULL)`,
  `INSERT INTO orders (id, number, public_token, form_key, currency, buyer_name, phone, line1, city, state, pin,
     placed_at, reserved_until)
   VALUES ('${order}', 'DO-26-00001', 'a-token-of-an-order-1', 'order:1:1', 'INR', 'Asha', '+919876543210', '12 Lake View',
     'Pune', 'Maharashtra', '411001', '2026-11-20T09:00:00Z', '2026-11-20T09:30:00Z')`,
  `INSERT INTO order_parts (id, order_id, seller_id, position, state_at, goods_minor, delivery_minor,
     commission_basis_points, arrives_by)
   VALUES ('${shipment}', '${order}', '${seller}', 0, '2026-11-20T09:00:00Z', 44000, 0, 0, '2026-11-27')`,
  `INSERT INTO order_lines (id, part_id, product_id, title, price_minor, quantity)
   VALUES ('${line}', '${shipment}', '${pickle}', 'Mango pickle', 22000, 2)`,
  `INSERT INTO order_part_steps (part_id, to_state, at, by)
   VALUES ('${shipment}', 'reserved', '2026-11-20T09:00:00Z', 'buyer')`,
  `INSERT INTO market_counters (series, financial_year, last_number) VALUES ('order', 2026, 1)`,
]

test('every product of yesterday has one variant with its price, list price, stock and price history', async () => {
  const variants = await db.select().from(productVariants)
  expect(variants.toSorted((a, b) => b.priceMinor - a.priceMinor)).toMatchObject([
    {
      productId: pickle,
      number: 1,
      options: [],
      priceMinor: 220_00,
      listPriceMinor: 264_00,
      stock: 8,
      removedAt: null,
    },
    { productId: draft, number: 1, options: [], priceMinor: 9_00, listPriceMinor: null, stock: 3, removedAt: null },
  ])
  const prices = await db.select().from(productPrices).orderBy(productPrices.since)
  expect(prices).toMatchObject([
    { variantId: variants.find(({ productId }) => productId === pickle)?.id, priceMinor: 264_00 },
    { priceMinor: 220_00, until: null },
  ])
  expect(await findProduct(db, 'pickle')).toMatchObject({ price_minor: 220_00, stock: 8, variants: [{ number: 1 }] })
  expect(await findFailedChecks(db, NOW)).toEqual([])
})

test('an order of yesterday names the variant, keeps its words and price, and returns its units when it expires', async () => {
  const [kept] = await db.select().from(orderLines)
  expect(kept).toMatchObject({ id: line, productId: pickle, title: 'Mango pickle', priceMinor: 220_00, quantity: 2 })
  await sweepOrders({ db, now: NOW, site: SITE, sealer: plainSealer })
  const [variant] = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, kept?.variantId ?? ''))
  expect(variant).toMatchObject({ productId: pickle, stock: 10 })
  expect(await findProduct(db, 'pickle')).toMatchObject({ stock: 10 })
  expect(await findFailedChecks(db, NOW)).toEqual([])
})

test('an item of a cart of yesterday, which is a slug only, is the product’s variant', async () => {
  const quote = await quoteOrder(db, {
    currency: 'INR',
    lines: [{ slug: 'pickle', quantity: 3 }],
    state: null,
    now: NOW,
    actor: VISITOR,
  })
  expect(quote).toMatchObject({ totalMinor: 660_00, problems: [] })
})

test('what happened stays: the lines of orders still refuse every change', async () => {
  await expect(db.execute(sql`UPDATE order_lines SET quantity = 1`)).rejects.toThrow()
})
