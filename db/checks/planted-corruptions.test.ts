import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { CHECK_EVERY_MS, dataChecks, runDueChecks, SLICES } from './data-checks.ts'

const database = await testDatabase()
const { db } = database

beforeAll(async () => {
  await seedDemoData(db, NOW, plainSealer)
  const giving = openGiving(database)
  const slug = await giving.campaign()
  await giving.paid(slug)
  await giving.paid(slug)
  const market = await openMarket(database)
  const product = await market.product()
  await market.paid([{ slug: product.slug }])
})

const onePayment = (purpose: string) =>
  `(SELECT id FROM payments WHERE purpose = '${purpose}' AND state = 'captured' ORDER BY id LIMIT 1)`
const refund = (minor: string) => `INSERT INTO refunds (payment_id, key, amount_minor, reason, requested_at, settled_at)
  SELECT id, 'planted', ${minor}, 'planted', state_at, state_at FROM payments WHERE id = ${onePayment('contribution')}`

/** The name of the invariant, and what breaks it behind the back of every trigger. */
const CORRUPTIONS: readonly [name: string, corruption: string][] = [
  [
    'every transfer sums to zero in each currency',
    `UPDATE ledger_postings SET amount_minor = amount_minor + 1 WHERE id = (SELECT min(id) FROM ledger_postings)`,
  ],
  [
    'every transfer has all its postings and no more',
    `DELETE FROM ledger_postings WHERE id = (SELECT max(id) FROM ledger_postings)`,
  ],
  [
    'every reversal moves exactly what the transfer it undoes moved',
    `UPDATE ledger_transfers SET reverses_transfer_id = (SELECT id FROM ledger_transfers ORDER BY id DESC LIMIT 1)
      WHERE id = (SELECT id FROM ledger_transfers ORDER BY id LIMIT 1)`,
  ],
  [
    'all assets and expenses equal all liabilities and income',
    `UPDATE ledger_postings SET amount_minor = amount_minor - 1 WHERE id = (SELECT max(id) FROM ledger_postings)`,
  ],
  [
    'the sums of an account are what its sealed transfers have posted',
    `INSERT INTO ledger_sums (account_id, month, kind, debit_minor, credit_minor)
      SELECT id, '2026-11', 'planted', 1, 0 FROM ledger_accounts ORDER BY code LIMIT 1`,
  ],
  [
    'what a campaign is owed in the ledger is the sum of the gifts that count without their payment costs, less what its gifts have paid out',
    `UPDATE ledger_postings SET account_id = (SELECT id FROM ledger_accounts WHERE code LIKE 'asset:%' LIMIT 1)
      WHERE id = (SELECT min(p.id) FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
                   WHERE a.code LIKE 'liability:campaign:%')`,
  ],
  [
    'what is kept for payment costs in the ledger is what was promised for the gifts that count and are not settled by the provider yet',
    `WITH costs AS (INSERT INTO ledger_accounts (code, kind, currency) VALUES ('liability:payment-costs', 'liability', 'INR')
        ON CONFLICT (code) DO UPDATE SET kind = 'liability' RETURNING id)
      UPDATE ledger_postings SET account_id = (SELECT id FROM costs) WHERE id = (SELECT min(id) FROM ledger_postings)`,
  ],
  [
    'every captured payment has settled or returned its contribution, and nothing else has',
    `UPDATE payments SET state = 'pending' WHERE id = ${onePayment('contribution')}`,
  ],
  [
    'every contribution is paid by exactly what was agreed',
    `UPDATE payments SET amount_minor = amount_minor + 1 WHERE id = ${onePayment('contribution')}`,
  ],
  [
    'of a returned gift the whole payment is refunded, of others the parts that were returned, and nothing else',
    refund('1'),
  ],
  ['the refunds of a payment are never more than what was captured', refund('amount_minor + 1')],
  [
    'a payment is refunded exactly when the refunds that arrived are all of it',
    `UPDATE payments SET state = 'refunded' WHERE id = ${onePayment('order')}`,
  ],
  [
    'a gift counts less by exactly the parts of the campaign that were returned',
    `UPDATE contributions SET returned_minor = 1 WHERE payment_id = ${onePayment('contribution')}`,
  ],
  [
    'campaigns are listed with the gifts that count, and closed ones as closed',
    `UPDATE campaign_finding SET raised_minor = raised_minor + 1`,
  ],
  ['the receipt numbers of each year have no gap', `UPDATE receipt_counters SET last_number = last_number + 1`],
  [
    'what is held of a shipment of an order is what was paid for it, less what went back, until it is released',
    `UPDATE order_parts SET delivery_minor = delivery_minor + 1`,
  ],
  [
    'of a paid shipment that is cancelled or returned everything went back, or the rest was released',
    `UPDATE order_parts SET state = 'cancelled'`,
  ],
  [
    'every shipment of a paid order was booked once, and no other shipment was',
    `UPDATE ledger_transfers SET kind = 'planted' WHERE kind = 'order'`,
  ],
  [
    'the refunds of a shipment are never more than it cost, and nothing goes back of what was not paid',
    `INSERT INTO order_refunds (part_id, key, amount_minor, reason, decided_at)
      SELECT id, id::text, goods_minor + delivery_minor + 1, 'planted', state_at FROM order_parts`,
  ],
  ['a shipment costs the sum of its lines', `UPDATE order_lines SET price_minor = price_minor + 1`],
  [
    'an order is paid by exactly what its shipments cost, and its shipments are paid with it',
    `UPDATE payments SET amount_minor = amount_minor - 1 WHERE id = ${onePayment('order')}`,
  ],
  [
    'the state of a shipment is the last of its steps',
    `DELETE FROM order_part_steps WHERE id = (SELECT max(id) FROM order_part_steps)`,
  ],
  [
    'the numbers of orders and payouts, and of the invoices and credit notes of each seller, have no gap',
    `UPDATE market_counters SET last_number = last_number + 1`,
  ],
  [
    'a product shows the price of its cheapest variant and the sum of their stocks',
    `UPDATE products SET stock = stock + 1 WHERE id = (SELECT id FROM products ORDER BY id LIMIT 1)`,
  ],
  [
    'every settlement is booked in the ledger with exactly its lines, or not at all',
    `INSERT INTO settlements (provider, ref, settled_on, imported_at, booked_at) VALUES ('sandbox', 'x', '2026-11-20', now(), now())`,
  ],
  [
    'no seller was paid more than was hers',
    `WITH hers AS (INSERT INTO ledger_accounts (code, kind, currency) VALUES ('liability:seller:planted', 'liability', 'INR')
        RETURNING id)
      UPDATE ledger_postings SET account_id = (SELECT id FROM hers)
       WHERE id = (SELECT min(id) FROM ledger_postings WHERE amount_minor > 0)`,
  ],
]

class Undone extends Error {}

/**
 * The names of the failed checks, after as many runs as it takes to find the expected one, or without it to look at every
 * row.
 */
async function failedAfter(corruption: string | null, expected?: string): Promise<Set<string>> {
  const failed = new Set<string>()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      if (corruption !== null) await tx.execute(sql.raw(corruption))
      for (let turn = 0; turn < SLICES; turn++) {
        const results = await runDueChecks(tx, new Date(NOW.getTime() + turn * CHECK_EVERY_MS))
        for (const { name, rows } of results) if (rows > 0) failed.add(name)
        if (expected !== undefined && failed.has(expected)) break
      }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return failed
}

test('there are at least 20 corruptions, each of another invariant, and a sound database has no finding', async () => {
  const names = new Set(CORRUPTIONS.map(([name]) => name))
  expect(names.size).toBe(CORRUPTIONS.length)
  expect(names.size).toBeGreaterThanOrEqual(20)
  expect([...names].filter((name) => !dataChecks.some((check) => check.name === name))).toEqual([])
  expect(await failedAfter(null)).toEqual(new Set())
}, 60_000)

test.each(CORRUPTIONS)(
  'found: %s',
  async (name, corruption) => {
    expect(await failedAfter(corruption, name)).toContain(name)
  },
  60_000,
)
