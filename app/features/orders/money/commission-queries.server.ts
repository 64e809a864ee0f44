import { desc, eq } from 'drizzle-orm'
import { categories } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
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

const RATES_MAX = 200

/** All rates, latest first; operators only. */
export async function listRates(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<RateView[]> {
  if (!canSetCommission(actor)) return []
  const { id, categoryId, basisPoints, validFrom, setAt, note } = commissionRates
  const rows = await db
    .select({ id, category: categories.name, categoryId, basisPoints, validFrom, note })
    .from(commissionRates)
    .leftJoin(categories, eq(categories.id, categoryId))
    .orderBy(desc(validFrom), desc(setAt))
    .limit(RATES_MAX)
  const newest = new Set<string | null>()
  return rows.map(({ categoryId: of, ...rate }) => {
    if (rate.validFrom > now) return { ...rate, status: 'coming' as const }
    const status = newest.has(of) ? ('over' as const) : ('in-force' as const)
    newest.add(of)
    return { ...rate, status }
  })
}
