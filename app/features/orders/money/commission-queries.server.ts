import { desc, eq, sql } from 'drizzle-orm'
import { categories } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { canSetCommission } from '#app/features/orders/policy.ts'
import { commissionRates } from './commission-tables.server.ts'

/** A commission rate; a later one of the same category replaces it. */
export interface RateView {
  id: string
  /** Null for all categories without a rate of their own. */
  category: string | null
  basisPoints: number
  validFrom: Date
  note: string
  /** 'in-force' applies to new orders; 'coming' starts later; 'over' was replaced. */
  status: 'in-force' | 'coming' | 'over'
}

const RATES_PER_PAGE = 50

/** A page of all rates, latest first; operators only. */
export async function listRates(
  db: Db,
  { actor, now, page = 1 }: { actor: Actor; now: Date; page?: number },
): Promise<Page<RateView>> {
  if (!canSetCommission(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: RATES_PER_PAGE })
  const { id, categoryId, basisPoints, validFrom, setAt, note } = commissionRates
  const isComing = sql`${validFrom} > ${now.toISOString()}::timestamptz`
  const newestFirst = [desc(validFrom), desc(setAt), desc(id)]
  const place = sql`row_number() OVER (PARTITION BY ${categoryId}, ${isComing} ORDER BY ${sql.join(newestFirst, sql`, `)})`
  const status = sql<
    RateView['status']
  >`CASE WHEN ${isComing} THEN 'coming' WHEN ${place} = 1 THEN 'in-force' ELSE 'over' END`
  const rows = await db
    .select({ id, category: categories.name, basisPoints, validFrom, note, status })
    .from(commissionRates)
    .leftJoin(categories, eq(categories.id, categoryId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOf(rows, RATES_PER_PAGE)
}
