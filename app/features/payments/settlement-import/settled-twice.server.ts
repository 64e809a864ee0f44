import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'

/** The lines of a settlement, by entity, whose payment or refund an earlier line has settled already. */
export async function listSettledBefore(tx: Db, settlementId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ entity_ref: string }>(sql`
    SELECT l.entity_ref FROM settlement_lines l JOIN settlements s ON s.id = l.settlement_id
     WHERE l.settlement_id = ${settlementId} AND l.kind IN ('payment', 'refund') AND EXISTS (
       SELECT FROM settlement_lines o JOIN settlements e ON e.id = o.settlement_id
        WHERE o.id <> l.id AND o.kind = l.kind
          AND CASE l.kind WHEN 'payment' THEN o.payment_id = l.payment_id ELSE o.refund_id = l.refund_id END
          AND (e.imported_at, e.ref, o.entity_ref) < (s.imported_at, s.ref, l.entity_ref))`)
  return rows.map(({ entity_ref: ref }) => ref)
}

/** Entities that one report has with different content; of several copies of one line the report has one. */
export function listRepeated(lines: readonly SettlementLine[]): string[] {
  const byEntity = Map.groupBy(lines, ({ entityRef }) => entityRef)
  return [...byEntity].flatMap(([entityRef, same]) =>
    new Set(same.map((line) => JSON.stringify(Object.entries(line).toSorted()))).size > 1 ? [entityRef] : [],
  )
}
