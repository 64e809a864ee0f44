import { asc, desc } from 'drizzle-orm'
import { type Ids, isAmong, isNone } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { CheckView } from './check.ts'
import { CHECK_KINDS } from '#app/features/marketplace/schema.ts'
import { sellerChecks } from './trust-tables.server.ts'

/** The checks in force by seller (their ids, or an SQL query of them), in the order of `CHECK_KINDS`: of each kind the newest, if it is valid. */
export async function checksInForce(
  db: Db,
  { sellerIds, now }: { sellerIds: Ids; now: Date },
): Promise<ReadonlyMap<string, readonly CheckView[]>> {
  if (isNone(sellerIds)) return new Map()
  const { sellerId, kind, note, checkedAt, validUntil, revokedAt } = sellerChecks
  const newest = await db
    .selectDistinctOn([sellerId, kind], { sellerId, kind, note, checkedAt, validUntil, revokedAt })
    .from(sellerChecks)
    .where(isAmong(sellerId, sellerIds))
    .orderBy(asc(sellerId), asc(kind), desc(checkedAt))
  const holding = newest.filter((check) => check.revokedAt === null && check.validUntil > now)
  const bySeller = Map.groupBy(holding, (check) => check.sellerId)
  return new Map(
    [...bySeller].map(([id, checks]) => [
      id,
      CHECK_KINDS.flatMap((kindOf) =>
        checks
          .filter((check) => check.kind === kindOf)
          .map(({ sellerId: _seller, revokedAt: _revoked, ...view }) => view),
      ),
    ]),
  )
}
