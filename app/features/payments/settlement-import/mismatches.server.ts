import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { settlementMismatches } from './tables.server.ts'

export type FoundMismatch = Omit<
  typeof settlementMismatches.$inferInsert,
  'id' | 'resolvedAt' | 'explanation' | 'explainedAt' | 'explainedBy' | 'explainedByName'
>

const ROWS_PER_INSERT = 500

/** Writes mismatches, each once. One that had resolved itself is open again; an explained one stays explained. */
export async function addMismatches(tx: Db, found: readonly FoundMismatch[]): Promise<void> {
  for (let at = 0; at < found.length; at += ROWS_PER_INSERT) {
    const { provider, reason, key, explainedAt } = settlementMismatches
    await tx
      .insert(settlementMismatches)
      .values(found.slice(at, at + ROWS_PER_INSERT))
      .onConflictDoUpdate({
        target: [provider, reason, key],
        set: {
          resolvedAt: null,
          reportedMinor: sql`excluded.reported_minor`,
          bookedMinor: sql`excluded.booked_minor`,
        },
        setWhere: and(isNull(explainedAt)),
      })
  }
}

/**
 * Resolves open mismatches on which report and books agree by now: the payment is captured, the refund booked, the line
 * reported, the settlement booked.
 */
export async function resolveMismatches(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOpen = sql`m.resolved_at IS NULL AND m.explained_at IS NULL`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      UPDATE settlement_lines l SET refund_id = r.id
        FROM settlement_mismatches m JOIN refunds r ON r.payment_id = m.payment_id
       WHERE m.line_id = l.id AND m.reason = 'unknown-refund' AND ${isOpen} AND l.refund_id IS NULL
         AND r.key IN ('provider', 'provider:' || l.entity_ref) AND r.settled_at IS NOT NULL AND r.amount_minor = -l.gross_minor`)
    await tx.execute(sql`
      UPDATE settlement_mismatches m SET resolved_at = ${at}
       WHERE ${isOpen} AND CASE m.reason
         WHEN 'not-captured' THEN EXISTS (SELECT FROM payments p WHERE p.id = m.payment_id
                                             AND p.state IN ('captured', 'refunded') AND p.amount_minor = m.reported_minor)
         WHEN 'unknown-refund' THEN EXISTS (SELECT FROM settlement_lines l WHERE l.id = m.line_id AND l.refund_id IS NOT NULL)
         WHEN 'not-settled' THEN EXISTS (SELECT FROM settlement_lines l WHERE l.payment_id = m.payment_id AND l.kind = 'payment')
         WHEN 'refund-not-settled' THEN EXISTS (SELECT FROM settlement_lines l WHERE l.refund_id::text = m.key)
         WHEN 'wrong-sum' THEN EXISTS (SELECT FROM settlements s WHERE s.id = m.settlement_id AND s.booked_at IS NOT NULL)
         WHEN 'mixed-currencies' THEN EXISTS (SELECT FROM settlements s WHERE s.id = m.settlement_id AND s.booked_at IS NOT NULL)
         ELSE false END`)
  })
}

/**
 * Finds payments and refunds that no settlement has, `days` after they arrived. Only what falls into the imported days
 * counts: what was settled before the first of them, or while no report could be read, is not missing.
 */
export async function findMissing(
  db: Db,
  { provider, days, now }: { provider: string; days: number; now: Date },
): Promise<void> {
  const imported = sql`(SELECT min(day)::timestamp AT TIME ZONE 'Asia/Kolkata' AS since,
      (max(day) + 1 - ${days}::int)::timestamp AT TIME ZONE 'Asia/Kolkata' AS until
      FROM settlement_days WHERE provider = ${provider}) i`
  const { rows } = await db.execute<MissingRow>(sql`
    SELECT 'not-settled' AS reason, p.id::text AS key, p.id AS payment_id, p.amount_minor AS minor, p.currency
      FROM payments p, ${imported}
     WHERE p.provider = ${provider} AND p.state = 'captured' AND p.state_at >= i.since AND p.state_at < i.until
       AND NOT EXISTS (SELECT FROM settlement_lines l WHERE l.payment_id = p.id AND l.kind = 'payment')
    UNION ALL
    SELECT 'refund-not-settled', r.id::text, p.id, -r.amount_minor, p.currency
      FROM refunds r JOIN payments p ON p.id = r.payment_id, ${imported}
     WHERE p.provider = ${provider} AND r.settled_at >= i.since AND r.settled_at < i.until
       AND NOT EXISTS (SELECT FROM settlement_lines l WHERE l.refund_id = r.id)`)
  const found = rows.map(({ reason, key, payment_id: paymentId, minor, currency }) => {
    const about = { provider, reason, key, paymentId, currency, foundAt: now }
    return { ...about, reportedMinor: null, bookedMinor: Number(minor) }
  })
  await db.transaction((tx) => addMismatches(tx, found))
}

interface MissingRow extends Record<string, unknown> {
  reason: 'not-settled' | 'refund-not-settled'
  key: string
  payment_id: string
  minor: number | string
  currency: string
}
