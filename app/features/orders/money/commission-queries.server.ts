import { desc, eq } from 'drizzle-orm'
import { categories } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { canSetCommission } from '#app/features/orders/policy.ts'
import { commissionRates } from './commission-tables.server.ts'

/** A rate that was set once; a later one of the same category takes its place. */
export interface RateView {
  id: string
  /** Null for all that have no rate of their own. */
  category: string | null
  basisPoints: number
  validFrom: Date
  note: string
  /** It counts for what is ordered now; or it will, or did. */
  status: 'in-force' | 'coming' | 'over'
}

const RATES_MAX = 200

/** All rates that were ever set, the latest first; for operators. */
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
