import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { sweepReach } from '#app/features/marketplace/gst/sweep-reach.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { invoicePdf } from '#app/features/orders/invoices/invoice-pdf.server.ts'
import { readInvoice } from '#app/features/orders/invoices/invoice-query.server.ts'
import { takeInvoiceNumber } from '#app/features/orders/money/numbers.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { openInMemory } from '#test/open-database.ts'
import { plainSealer } from '#test/plain-sealer.ts'

// A market from before stored invoices: sellers with and without a GST number, and an invoice of a parcel that was sent.

const NOW = new Date()
const [region, category, savitri, radha, sunita, limited, pickle, order, shipment, line] = Array.from(
  { length: 10 },
  () => randomUUID(),
)

const database = await openInMemory('empty')
const { db } = database
afterAll(() => database.close())

const MIGRATION = readdirSync('db/migrations').find((name) => name.endsWith('_invoices.sql')) ?? ''
const YESTERDAY = [
  `INSERT INTO regions (id, name, country) VALUES ('${region}', 'Nashik', 'India')`,
  `INSERT INTO categories (id, slug, name, position) VALUES ('${category}', 'food', 'Food', 0)`,
  `INSERT INTO seller_profiles (id, slug, display_name, bio, region_id, state, gstin, delivers_to, legal_name, address)
   VALUES ('${savitri}', 'savitri', 'Savitri', '.', '${region}', 'Maharashtra', '27DIYAX1000A1ZX', 'india', 'Savitri Pawar', 'Nashik'),
     ('${radha}', 'radha', 'Radha', '.', '${region}', 'Kerala', NULL, 'india', NULL, NULL),
     ('${sunita}', 'sunita', 'Sunita', '.', '${region}', NULL, NULL, 'india', NULL, NULL),
     ('${limited}', 'limited', 'Limited', '.', '${region}', 'Goa', NULL, 'own-state', NULL, NULL)`,
  `INSERT INTO products (id, slug, title, description, price_minor, currency, stock, is_active, published_at,
     category_id, seller_id)
   VALUES ('${pickle}', 'pickle', 'Mango pickle', 'Sour.', 22000, 'INR', 8, true, '2026-10-01', '${category}', '${savitri}')`,
  `INSERT INTO orders (id, number, public_token, form_key, currency, buyer_name, phone, line1, city, state, pin,
     placed_at, reserved_until)
   VALUES ('${order}', 'DO-26-00001', 'a-token-of-an-order-1', 'order:1:1', 'INR', 'Asha', '+919876543210', '12 Lake View',
     'Pune', 'Maharashtra', '411001', '2026-11-20T09:00:00Z', '2026-11-20T09:30:00Z')`,
  `INSERT INTO order_parts (id, order_id, seller_id, position, state_at, goods_minor, delivery_minor,
     commission_basis_points, arrives_by)
   VALUES ('${shipment}', '${order}', '${savitri}', 0, '2026-11-20T09:00:00Z', 44000, 6000, 0, '2026-11-27')`,
  `INSERT INTO order_lines (id, part_id, product_id, variant_id, title, price_minor, quantity)
   VALUES ('${line}', '${shipment}', '${pickle}', (SELECT id FROM product_variants), 'Mango pickle', 22000, 2)`,
  `UPDATE order_parts SET state = 'paid'`,
  `UPDATE order_parts SET state = 'sent', sent_at = '2026-11-21T09:00:00Z', invoice_number = '26-00001',
     invoiced_at = '2026-11-21T09:00:00Z'`,
  `INSERT INTO market_counters (series, financial_year, last_number) VALUES ('order', 2026, 1), ('${savitri}', 2026, 1)`,
]

beforeAll(async () => {
  const before = readdirSync('db/migrations').filter((name) => name.endsWith('.sql') && name < MIGRATION)
  expect(listMigrations().length).toBeGreaterThan(before.length)
  await migrate(database, before.length)
  for (const statement of YESTERDAY) await db.execute(sql.raw(statement))
  await migrate(database)
  await insertFirstGst(db)
})

const shops = async () => {
  const rows = await db.select().from(sellerProfiles)
  return Object.fromEntries(
    rows.map(({ slug, gstDueAt, deliversTo }) => [slug, { deliversTo, isDue: gstDueAt !== null }]),
  )
}

test('shops that the rules would change have 60 days, and no shop changes before', async () => {
  const sweep = (now: Date) => sweepReach({ db, now, site: SITE, sealer: plainSealer })
  const before = {
    savitri: { deliversTo: 'india', isDue: true },
    radha: { deliversTo: 'india', isDue: true },
    sunita: { deliversTo: 'india', isDue: false },
    limited: { deliversTo: 'own-state', isDue: false },
  }
  await sweep(new Date(NOW.getTime() + 59 * DAY_MS))
  expect(await shops()).toEqual(before)
  await sweep(new Date(NOW.getTime() + 61 * DAY_MS))
  expect(await shops()).toEqual({ ...before, radha: { deliversTo: 'own-state', isDue: true } })
})

test('an invoice of yesterday keeps its number, its words and its PDF, and the next number follows', async () => {
  const invoice = await readInvoice(db, { shipmentId: shipment ?? '', reader: { token: 'a-token-of-an-order-1' } })
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: '26-00001',
    seller: { name: 'Savitri Pawar', gstin: '27DIYAX1000A1ZX' },
    lines: [{ title: 'Mango pickle', sumMinor: 440_00, tax: null }],
    totalMinor: 500_00,
    creditNotes: [],
  })
  if (!invoice) return
  expect((await invoicePdf(invoice, SITE)).subarray(0, 5).toString()).toBe('%PDF-')
  const next = await takeInvoiceNumber(db, savitri ?? '', new Date('2026-11-25T10:00:00Z'))
  expect(next).toBe('26-00002')
})
