import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { quantile } from './meter.ts'
import { limitRow, type Row } from './report.ts'

const ROUNDS = 10
const CALLS_A_ROUND = 100
const WARM_UP_CALLS = 50
const RATIO_MAX = 2

export type Ask = () => Promise<unknown>

/** The same question among many and among few (P10): both in turn, who is first changing from round to round. */
export async function compareGrowth(what: string, asks: { many: Ask; few: Ask }): Promise<Row> {
  const times = { many: [] as number[], few: [] as number[] }
  for (const name of ['many', 'few'] as const) for (let i = 0; i < WARM_UP_CALLS; i++) await asks[name]()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? (['many', 'few'] as const) : (['few', 'many'] as const)) {
      for (let i = 0; i < CALLS_A_ROUND; i++) {
        const startedAt = performance.now()
        await asks[name]()
        times[name].push(performance.now() - startedAt)
      }
    }
  }
  const text = (values: number[]) =>
    `p50 ${quantile(values, 0.5).toFixed(2)} ms, p99 ${quantile(values, 0.99).toFixed(2)} ms`
  const row = limitRow(
    { id: 'P10', what, unit: '', max: RATIO_MAX },
    quantile(times.many, 0.99) / quantile(times.few, 0.99),
  )
  return { ...row, own: text(times.many), floor: text(times.few) }
}

interface Query {
  sql: string
  params: readonly unknown[]
}

/** How the database answers the statements of one question. */
export async function explain(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const query of await record(db, ask)) {
    const parts = query.sql
      .split(/\$(\d+)/)
      .map((part, i) => (i % 2 ? sql`${query.params[Number(part) - 1]}` : sql.raw(part)))
    const { rows } = await db.execute<Record<string, string>>(
      sql`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF) ${sql.join(parts)}`,
    )
    plans.push(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'))
  }
  return plans.join('\n    --\n')
}

type Send = (query: string | { text: string }, params?: readonly unknown[], ...more: unknown[]) => unknown

/** The statements that a question sends, as the driver gets them: also those that were prepared before. */
async function record(db: Db, ask: (db: Db) => Promise<unknown>): Promise<Query[]> {
  const { $client } = db as unknown as { $client: { query: Send } }
  const send = $client.query.bind($client)
  const sent: Query[] = []
  $client.query = (query, params = [], ...more) => {
    sent.push({ sql: typeof query === 'string' ? query : query.text, params })
    return send(query, params, ...more)
  }
  try {
    await ask(db)
  } finally {
    $client.query = send
  }
  return sent
}
