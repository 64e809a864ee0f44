import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { canManageSellers } from '#app/features/marketplace/policy.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { fssaiChecks } from './requirement-tables.server.ts'

const LISTED_MAX = 500

/** The last comparison of a number with the register. */
export interface FssaiCheck {
  checkedAt: Date
  /** Like `2026-12-31`. */
  validUntil: string
}

/** An FSSAI number that a seller states, for operators. */
export interface StatedNumber {
  seller: string
  sellerName: string
  number: string
  /** The name and address that the listings state beside it. */
  maker: string
  makerAddress: string
  listings: number
  isOwn: boolean
  check: (FssaiCheck & { by: string }) | null
}

/** The numbers of the demo data have the year 00: see `readFssaiNumber`. */
const isExample = (number: SQL) => sql`substr(${number}, 4, 2) = '00'`

/** The numbers that sellers state, those without a comparison first; empty for anybody but operators. */
export async function listStatedNumbers(db: Db, { actor }: { actor: Actor }): Promise<StatedNumber[]> {
  if (actor.kind !== 'member' || !canManageSellers(actor)) return []
  const number = sql<string>`${products.facts} ->> 'fssai'`
  const rows = await db
    .select({
      seller: sellerProfiles.slug,
      sellerName: sellerProfiles.displayName,
      userId: sellerProfiles.userId,
      number,
      maker: sql<string>`coalesce(max(${products.facts} ->> 'maker'), '')`,
      makerAddress: sql<string>`coalesce(max(${products.facts} ->> 'makerAddress'), '')`,
      listings: sql<number>`count(*)::int`,
      by: fssaiChecks.checkedByName,
      checkedAt: fssaiChecks.checkedAt,
      validUntil: fssaiChecks.validUntil,
    })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .leftJoin(fssaiChecks, and(eq(fssaiChecks.sellerId, products.sellerId), eq(fssaiChecks.number, number)))
    .where(sql`${products.facts} ? 'fssai'`)
    .groupBy(sellerProfiles.id, number, fssaiChecks.sellerId, fssaiChecks.number)
    .orderBy(
      sql`${fssaiChecks.checkedAt} IS NOT NULL`,
      isExample(number),
      asc(sellerProfiles.displayName),
      desc(number),
    )
    .limit(LISTED_MAX)
  return rows.map(({ by, checkedAt, validUntil, userId, ...row }) => ({
    ...row,
    isOwn: userId === actor.userId,
    check: by !== null && checkedAt && validUntil ? { by, checkedAt, validUntil } : null,
  }))
}
