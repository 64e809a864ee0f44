import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { canManageSellers } from '#app/features/marketplace/policy.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { fssaiChecks } from './requirement-tables.server.ts'

const NUMBERS_PER_PAGE = 50

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

const number = sql<string>`${products.facts} ->> 'fssai'`

/** A page of the numbers that sellers state, those without a comparison first; empty for anybody but operators. */
export async function listStatedNumbers(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<StatedNumber>> {
  if (actor.kind !== 'member' || !canManageSellers(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: NUMBERS_PER_PAGE })
  const { checkedAt } = fssaiChecks
  const { displayName, id } = sellerProfiles
  const rows = await selectNumbers(db)
    .orderBy(sql`${checkedAt} IS NOT NULL`, isExample(number), asc(displayName), desc(number), asc(id))
    .limit(limit)
    .offset(offset)
  return pageOf(
    rows.map((row) => view(row, actor)),
    NUMBERS_PER_PAGE,
  )
}

/** One of these numbers; null for an unknown one, and for anybody but operators. */
export async function findStatedNumber(
  db: Db,
  { actor, seller, number: stated }: { actor: Actor; seller: string; number: string },
): Promise<StatedNumber | null> {
  if (actor.kind !== 'member' || !canManageSellers(actor)) return null
  const [row] = await selectNumbers(db, and(eq(sellerProfiles.slug, seller), eq(number, stated)))
  return row ? view(row, actor) : null
}

function selectNumbers(db: Db, which?: SQL) {
  return db
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
    .where(and(sql`${products.facts} ? 'fssai'`, which))
    .groupBy(sellerProfiles.id, number, fssaiChecks.sellerId, fssaiChecks.number)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectNumbers>>[number]

const view = ({ by, checkedAt, validUntil, userId, ...row }: Row, actor: { userId: string }): StatedNumber => ({
  ...row,
  isOwn: userId === actor.userId,
  check: by !== null && checkedAt && validUntil ? { by, checkedAt, validUntil } : null,
})
