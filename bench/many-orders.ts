import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SELLERS } from './many-transfers.ts'

const ORDERS_AT_ONCE = 5_000
/** `seedManyTransfers` has opened their accounts. */
const SELLER = sql`('00000000-0000-4000-8000-' || lpad((i % ${SELLERS}::int)::text, 12, '0'))`
/** The second half, whose money is still held. */
const isHeld = (n: number) => sql`i > ${n}::int / 2`

/**
 * Adds `n` paid and delivered orders to a ledger filled by `seedManyTransfers`: each has one shipment of one line, with its
 * steps, payment and transfers. Of the older half the money is released. Without the triggers of posting and foreign keys:
 * sellers and products are not needed.
 */
export async function seedManyOrders(db: Db, n: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO ledger_accounts (code, kind, currency)
    SELECT 'liability:seller-held:' || ${SELLER}, 'liability', 'INR' FROM generate_series(0, ${SELLERS}::int - 1) i`)
  for (let from = 1; from <= n; from += ORDERS_AT_ONCE) {
    const rows = sql`generate_series(${from}::int, ${Math.min(n, from + ORDERS_AT_ONCE - 1)}::int) i,
      LATERAL (SELECT timestamptz '2026-11-10' - (${n}::int - i) * interval '1 minute' AS at) made`
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await insertOrders(tx, rows)
      await insertShipments(tx, rows, n)
      await insertTransfers(tx, rows, n)
    })
  }
  await countNumbers(db, n)
  await db.execute(sql`VACUUM ANALYZE`)
}

async function countNumbers(db: Db, n: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      INSERT INTO market_counters (series, financial_year, last_number)
      SELECT 'order', 2026, ${n}::int UNION ALL SELECT ${SELLER}, 2026, count(*) FROM generate_series(1, ${n}::int) i GROUP BY 1
      ON CONFLICT (series, financial_year) DO UPDATE SET last_number = market_counters.last_number + excluded.last_number`)
  })
}

async function insertOrders(tx: Db, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payments (id, provider, is_test, provider_ref, purpose, subject_id, amount_minor, currency, state, method,
      idempotency_key, created_at, expires_at, state_at)
    SELECT md5('order payment' || i)::uuid, 'sandbox', true, 'order' || i, 'order', md5('order' || i)::uuid, 45000, 'INR', 'captured',
      'upi', 'bench order:' || i, at, at + interval '1 hour', at FROM ${rows}`)
  await tx.execute(sql`
    INSERT INTO orders (id, number, public_token, form_key, currency, buyer_name, email, state, pin, placed_at, reserved_until,
      payment_id, paid_at)
    SELECT md5('order' || i)::uuid, 'DO-26-' || lpad(i::text, 7, '0'), md5('token' || i), md5('key' || i), 'INR', 'Asha',
      'buyer' || i || '@example.org', 'Maharashtra', '411001', at, at, md5('order payment' || i)::uuid, at FROM ${rows}`)
}

async function insertShipments(tx: Db, rows: SQL, n: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_parts (id, order_id, seller_id, position, state, state_at, goods_minor, delivery_minor,
      commission_basis_points, arrives_by, sent_at, delivered_at, released_at, invoice_number, invoiced_at)
    SELECT md5('shipment' || i)::uuid, md5('order' || i)::uuid, ${SELLER}::uuid, 1, 'delivered', at, 40000, 5000, 0, at, at, at,
      CASE WHEN ${isHeld(n)} THEN NULL ELSE at END, '26-' || lpad(i::text, 7, '0'), at FROM ${rows}`)
  await tx.execute(sql`
    INSERT INTO order_lines (id, part_id, product_id, variant_id, title, price_minor, quantity)
    SELECT md5('line' || i)::uuid, md5('shipment' || i)::uuid, md5('product')::uuid, md5('variant')::uuid, 'A basket', 20000, 2
    FROM ${rows}`)
  await tx.execute(sql`
    INSERT INTO order_part_steps (part_id, from_state, to_state, at, by)
    SELECT md5('shipment' || i)::uuid, before, after, at, 'system' FROM ${rows},
      (VALUES ('reserved', 'paid'), ('paid', 'sent'), ('sent', 'delivered')) step (before, after) ORDER BY i`)
}

async function insertTransfers(tx: Db, rows: SQL, n: number): Promise<void> {
  const moves = sql`(VALUES ('order', 'asset:gateway:sandbox', 'liability:seller-held:' || ${SELLER}),
      ('release', 'liability:seller-held:' || ${SELLER}, 'liability:seller:' || ${SELLER}))`
  const transfers = sql`(SELECT i, at, move, debit, credit, md5(move || i)::uuid AS id
    FROM ${rows}, LATERAL ${moves} m (move, debit, credit) WHERE move = 'order' OR NOT ${isHeld(n)}) t`
  await tx.execute(sql`
    INSERT INTO ledger_transfers (id, kind, idempotency_key, occurred_at, memo, subject, posting_count)
    SELECT id, move, move || ':' || i, at, 'An order', 'order-part:' || md5('shipment' || i)::uuid, 2 FROM ${transfers}`)
  await tx.execute(sql`
    INSERT INTO ledger_postings (transfer_id, account_id, amount_minor)
    SELECT t.id, a.id, CASE WHEN a.code = debit THEN 45000 ELSE -45000 END
    FROM ${transfers} JOIN ledger_accounts a ON a.code IN (debit, credit) ORDER BY i`)
  await tx.execute(sql`SET LOCAL session_replication_role = origin`)
  await tx.execute(sql`
    INSERT INTO ledger_seals (position, transfer_id, key_id, previous_hash, hash)
    SELECT (SELECT max(position) FROM ledger_seals) + row_number() OVER (ORDER BY i, move), id, 'bench', repeat('0', 64), repeat('0', 64)
    FROM ${transfers}`)
}
