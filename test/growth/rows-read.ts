import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** Of one table or index, in one run of a statement. */
export interface RowsRead {
  /** As PostgreSQL prints it. */
  table: string
  index: string | null
  /** Those that a condition has refused too. */
  rows: number
}

interface Plan {
  'Relation Name'?: string
  Schema?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/**
 * What a query reads if it may choose any index: among some thousand rows PostgreSQL reads them all, and among a million it
 * uses the index, if there is one.
 */
export function readRows(db: Db, query: SQL): Promise<RowsRead[]> {
  return db.transaction(async (tx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`))
    await tx.execute(sql`SET LOCAL random_page_cost = 1`)
    const { rows } = await tx.execute<Record<string, [{ Plan: Plan }]>>(
      sql`EXPLAIN (ANALYZE, VERBOSE, TIMING OFF, FORMAT JSON) ${query}`,
    )
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    return explained ? readsOf(explained.Plan) : []
  })
}

function readsOf(plan: Plan): RowsRead[] {
  const table = plan['Relation Name']
  const found =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = table && {
    table: plan.Schema === 'auth' ? `auth.${table}` : table,
    index: plan['Index Name'] ?? null,
    rows: Math.round(found * plan['Actual Loops']),
  }
  return [...(own ? [own] : []), ...(plan.Plans ?? []).flatMap(readsOf)]
}
