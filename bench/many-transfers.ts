import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** Each has five postings. */
const TRANSFERS_AT_ONCE = 10_000
/** Few enough that a thousand transfers reach each in each month: the public ledger has a line for that. */
const CAMPAIGNS = 40
export const SELLERS = 200
/** As many as wait when the job has not run for a while. */
const UNSEALED = 200

export const sellerIdOf = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`
/** The account of half of all gifts. */
export const LARGE_CAMPAIGN = 'liability:campaign:0'

/**
 * Fills the ledger of an empty database with `n` transfers of five postings: gifts, of which every second one is for one
 * campaign, and sales, spread over 300 days. Without the triggers of posting, which look at each transfer; the seals are inserted with theirs.
 */
export async function seedManyTransfers(db: Db, n: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO ledger_accounts (code, kind, currency)
    SELECT 'liability:campaign:' || i, 'liability', 'INR' FROM generate_series(0, ${CAMPAIGNS}::int - 1) i
    UNION ALL SELECT 'liability:seller:00000000-0000-4000-8000-' || lpad(i::text, 12, '0'), 'liability', 'INR'
      FROM generate_series(0, ${SELLERS}::int - 1) i
    UNION ALL SELECT code, split_part(code, ':', 1), 'INR'
      FROM unnest(ARRAY['asset:gateway:sandbox', 'income:tips', 'income:commission', 'liability:payment-costs']) code
    ON CONFLICT (code) DO NOTHING`)
  for (let from = 1; from <= n; from += TRANSFERS_AT_ONCE) {
    await insertTransfers(db, { from, to: Math.min(n, from + TRANSFERS_AT_ONCE - 1), n })
  }
  await db.execute(sql`VACUUM ANALYZE`)
}

async function insertTransfers(db: Db, { from, to, n }: { from: number; to: number; n: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      INSERT INTO ledger_transfers (id, kind, idempotency_key, occurred_at, memo, subject, posting_count)
      SELECT md5('transfer' || i)::uuid, CASE WHEN i % 10 = 0 THEN 'order' ELSE 'contribution' END, 'bench:' || i,
        timestamptz '2026-11-20' - (${n}::int - i) * interval '300 days' / ${n}::int, 'A gift', 'contribution:' || i, 5
      FROM generate_series(${from}::int, ${to}::int) i`)
    await tx.execute(sql`
      INSERT INTO ledger_postings (transfer_id, account_id, amount_minor)
      SELECT md5('transfer' || i)::uuid, a.id, line.minor
      FROM generate_series(${from}::int, ${to}::int) i,
        LATERAL (VALUES ('asset:gateway:sandbox', 55000), ('income:tips', -5000), ('liability:payment-costs', -1000), ('income:commission', -100),
          (CASE WHEN i % 10 = 0 THEN 'liability:seller:00000000-0000-4000-8000-' || lpad((i / 10 % ${SELLERS}::int)::text, 12, '0')
                ELSE 'liability:campaign:' || (i % 2 * (i % ${CAMPAIGNS}::int)) END, -48900)) line (code, minor)
        JOIN ledger_accounts a USING (code)
      ORDER BY i`)
    await tx.execute(sql`
      INSERT INTO ledger_unsealed (transfer_id)
      SELECT md5('transfer' || i)::uuid FROM generate_series(greatest(${from}::int, ${n - UNSEALED}::int + 1), ${to}::int) i`)
    await tx.execute(sql`SET LOCAL session_replication_role = origin`)
    await tx.execute(sql`
      INSERT INTO ledger_seals (position, transfer_id, key_id, previous_hash, hash)
      SELECT i, md5('transfer' || i)::uuid, 'bench', repeat('0', 64), repeat('0', 64)
      FROM generate_series(${from}::int, least(${to}::int, ${n - UNSEALED}::int)) i`)
  })
}
