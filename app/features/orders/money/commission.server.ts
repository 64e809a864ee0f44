import { and, desc, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { commissionRates } from './commission-tables.server.ts'

/**
 * Commission of each category at a time, in basis points: the newest row in force of the category, else of all
 * categories, else 0.
 */
export async function readCommission(
  db: Db,
  { categoryIds, now }: { categoryIds: readonly string[]; now: Date },
): Promise<(categoryId: string) => number> {
  const { categoryId, validFrom, setAt, basisPoints } = commissionRates
  const ofThese = categoryIds.length > 0 ? inArray(categoryId, [...categoryIds]) : undefined
  const rows = await db
    .selectDistinctOn([categoryId], { categoryId, basisPoints })
    .from(commissionRates)
    .where(and(or(isNull(categoryId), ofThese), lte(validFrom, now)))
    .orderBy(categoryId, desc(validFrom), desc(setAt))
  const inForce = new Map(rows.map((row) => [row.categoryId, row.basisPoints]))
  return (id) => inForce.get(id) ?? inForce.get(null) ?? 0
}
