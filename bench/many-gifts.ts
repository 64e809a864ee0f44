import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** The campaign that all gifts are for. */
export const SLUG = 'campaign-of-the-bench'
/** A member with gifts among them. */
export const DONOR = '00000000-0000-4000-8000-000000000002'
export const NOW = new Date('2026-11-20T10:00:00Z')

/** Of the newest gifts: the same number in a smaller and in a larger database. */
const GIFTS_OF_DONOR = 60
const GIFTS_AT_ONCE = 5_000
const TRANCHES = 5
/** Payouts were paid by the oldest gifts: this many each. */
const GIFTS_PER_TRANCHE = 100

/** The public seed, and the token of the receipt, of gift `i` (from 1, the oldest). */
export const seedOf = (i: number): string => `seed-of-the-gift-${String(i).padStart(7, '0')}`.slice(-22)
export const tokenOf = (i: number): string => `token-of-the-gift${String(i).padStart(7, '0')}`.slice(-22)

/** Fills an empty database with `n` settled gifts of one campaign, with payments and payouts that the oldest have paid. */
export async function seedManyGifts(db: Db, n: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO campaigns (id, slug, kind, title, description, story, costs, location, category, goal_minor, organiser_name,
      cover_seed, cta_text, created_at)
    VALUES (md5('campaign')::uuid, ${SLUG}, 'story', 'A school for all girls', 'Ten rooms.', '[]', '[]', 'Pune', 'Education',
      100000000000, 'Rukmini', 'seed', 'Support', '2025-01-01')`)
  for (let from = 1; from <= n; from += GIFTS_AT_ONCE) {
    await insertGifts(db, { from, to: Math.min(n, from + GIFTS_AT_ONCE - 1), n })
  }
  await insertPayouts(db)
  await db.execute(sql`VACUUM ANALYZE`)
}

/** Each third with words, each fifth anonymous, each hundredth returned; one a minute up to now. */
async function insertGifts(db: Db, { from, to, n }: { from: number; to: number; n: number }): Promise<void> {
  const at = sql`${NOW.toISOString()}::timestamptz - (${n}::int - i) * interval '1 minute'`
  await db.execute(sql`
    INSERT INTO payments (id, provider, is_test, provider_ref, purpose, subject_id, amount_minor, currency, state, method,
      idempotency_key, created_at, expires_at, state_at)
    SELECT md5('payment' || i)::uuid, 'sandbox', true, 'ref' || i, 'contribution', md5('gift' || i)::uuid, 50000, 'INR',
      CASE WHEN i % 100 = 0 THEN 'refunded' ELSE 'captured' END, 'upi', 'bench:' || i, ${at}, ${at} + interval '1 hour', ${at}
    FROM generate_series(${from}::int, ${to}::int) i`)
  await db.execute(sql`
    INSERT INTO contributions (id, campaign_id, payment_id, amount_minor, name_snapshot, place, message, is_anonymous, email,
      user_id, public_token, public_seed, created_at, settled_at, receipt_number, returned_at, return_reason, may_be_contacted)
    SELECT md5('gift' || i)::uuid, md5('campaign')::uuid, md5('payment' || i)::uuid, 50000,
      (ARRAY['Asha', 'Meera', 'Lata', 'Zubeida'])[i % 4 + 1] || ' ' || translate(lpad((i / 7)::text, 5, '0'), '0123456789', 'bdgklmnprt'),
      (ARRAY['Pune', 'Nashik', 'Mumbai'])[i % 3 + 1], CASE WHEN i % 3 = 0 THEN 'With you, every step. ' || md5(i::text) END,
      i % 5 = 0, 'donor' || i || '@example.org',
      CASE WHEN i > ${n - GIFTS_OF_DONOR}::int THEN ${DONOR}::uuid END,
      right('token-of-the-gift' || lpad(i::text, 7, '0'), 22), right('seed-of-the-gift-' || lpad(i::text, 7, '0'), 22),
      ${at}, ${at}, 'DY-26-' || lpad(i::text, 7, '0'),
      CASE WHEN i % 100 = 0 THEN ${at} + interval '1 hour' END, CASE WHEN i % 100 = 0 THEN 'A mistake' END, i % 5 <> 0 AND i % 2 = 0
    FROM generate_series(${from}::int, ${to}::int) i`)
}

async function insertPayouts(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO campaign_payees (id, campaign_id, kind, name, sealed_account, ending, name_match, matched_at, saved_by, saved_at)
    VALUES (md5('payee')::uuid, md5('campaign')::uuid, 'institution', 'City School', 'sealed', '7890', 'match', '2025-01-03',
      md5('owner')::uuid, '2025-01-02')`)
  await db.execute(sql`
    INSERT INTO campaign_tranches (id, number, campaign_id, payee_id, sealed_account, ending, amount_minor, purpose, state, state_at,
      asked_by, asked_at, prepared_by, prepared_by_name, prepared_at, released_by, released_by_name, released_at, paid_at, update_due_at)
    SELECT md5('tranche' || t)::uuid, 'PO-26-' || t, md5('campaign')::uuid, md5('payee')::uuid, 'sealed', '7890',
      ${GIFTS_PER_TRANCHE}::int * 50000, 'Room ' || t, 'paid', day, md5('owner')::uuid, day, md5('first')::uuid, 'Kavita', day,
      md5('second')::uuid, 'Rekha', day, day, day + interval '14 days'
    FROM generate_series(1, ${TRANCHES}::int) t, LATERAL (SELECT timestamptz '2026-10-01' + t * interval '1 day' AS day) d`)
  await db.execute(sql`
    INSERT INTO campaign_allocations (batch_id, tranche_id, contribution_id, amount_minor, cause, at)
    SELECT md5('tranche' || t)::uuid, md5('tranche' || t)::uuid, md5('gift' || (t - 1) * ${GIFTS_PER_TRANCHE}::int + g)::uuid, 50000,
      'payout', '2026-10-01'
    FROM generate_series(1, ${TRANCHES}::int) t, generate_series(1, ${GIFTS_PER_TRANCHE}::int) g WHERE g % 100 <> 0`)
}
