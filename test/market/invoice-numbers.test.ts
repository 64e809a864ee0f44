import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { invoices } from '#app/features/orders/invoices/invoice-tables.server.ts'
import { type Market, newContact, openMarket } from '#app/features/orders/market.test-support.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { openInMemory } from '#test/open-database.ts'

// Sellers who send many parcels at the same moment, on both engines.
const PARCELS = 24
const TIMEOUT_MS = 120_000

const server = await openPostgresServer()
const engines: readonly [name: string, open: (() => Promise<Database>) | null][] = [
  ['PGlite', () => openInMemory('migrated')],
  ['PostgreSQL', server && (async () => openPostgres(await server.createDatabase(), () => {}))],
]
afterAll(() => server?.close())

async function market(open: () => Promise<Database>): Promise<{ database: Database; market: Market }> {
  const database = await open()
  await migrate(database)
  await insertFirstGst(database.db)
  return { database, market: await openMarket(database) }
}

describe.each(engines)('on %s', (_, open) => {
  it.skipIf(!open)(
    'parcels that are sent at once have consecutive numbers, and one refused leaves no gap',
    { timeout: TIMEOUT_MS },
    async () => {
      const { database, market: m } = await market(open ?? (() => Promise.reject(new Error('no engine'))))
      const gstin = '27AAPFU0939F1ZV'
      const sellers = [await m.seller('Usha', { gstin }), await m.seller('Asha', { gstin })]
      const slugs = []
      for (const seller of sellers) {
        slugs.push((await m.product({ seller, stock: 99, hsn: '2001', gstBasisPoints: 500 })).slug)
      }
      const bare = await m.product({ seller: sellers[0], stock: 99 })
      const shipments: { id: string; seller: (typeof sellers)[number] }[] = []
      for (let i = 0; i < PARCELS; i++) {
        const items = [...slugs.map((slug) => ({ slug })), ...(i % 6 === 5 ? [{ slug: bare.slug }] : [])]
        const order = await m.paid(items, newContact())
        for (const seller of sellers) shipments.push({ id: (await m.shipment(order, seller)).id, seller })
      }
      const outcomes = await Promise.all(
        // Each twice, as an impatient click does.
        [...shipments, ...shipments].map(({ id, seller }) =>
          sendShipment(m.context(seller.actor), { shipmentId: id, tracking: '' }),
        ),
      )
      const refused = outcomes.filter((outcome) => !outcome.ok)
      expect(refused).toHaveLength((PARCELS / 6) * 2)
      expect(refused[0]).toMatchObject({ reason: 'no-tax-details' })
      for (const [seller, count] of [
        [sellers[0], PARCELS - PARCELS / 6],
        [sellers[1], PARCELS],
      ] as const) {
        const rows = await database.db
          .select({ number: orderShipments.invoiceNumber })
          .from(orderShipments)
          .innerJoin(invoices, eq(invoices.shipmentId, orderShipments.id))
          .where(eq(orderShipments.sellerId, seller?.id ?? ''))
        const wanted = Array.from({ length: count }, (_each, i) => `26-${String(i + 1).padStart(5, '0')}`)
        expect(rows.map(({ number }) => number).toSorted()).toEqual(wanted)
        for (const number of wanted) expect(number.length).toBeLessThanOrEqual(16)
      }
      expect(await findFailedChecks(database.db, m.now())).toEqual([])
      await database.close()
    },
  )
})
