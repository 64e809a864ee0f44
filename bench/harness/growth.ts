import { sql } from 'drizzle-orm'
import type { Database, Db, Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { sqlOf, statementsOf } from '#test/statements.ts'
import { Databases, type PreparedDatabase } from './databases.ts'
import { quantile } from './meter.ts'
import { limitRow, type Row } from './report.ts'

const ROUNDS = 10
const CALLS_A_ROUND = 100
const WARM_UP_CALLS = 50
/** A query that is slow among many rows has fewer rounds: three of them have 300 calls, enough for a 99th percentile. */
const ROUNDS_MIN = 3
const ROUNDS_MS_MAX = 60_000
const RATIO_MAX = 2
/** Instead of the bench's own number, and then on PostgreSQL alone: filling an embedded database takes much longer. */
const MANY = Number(process.env['BENCH_MANY'] ?? 0)

/** How many are many: the bench's own number, or BENCH_MANY. */
export const howMany = (own: number): number => MANY || own

type Ask = () => Promise<unknown>

interface Growth {
  /** What the databases contain many or few of. */
  things: string
  few: number
  many: number
  seed(db: Db, count: number): Promise<void>
  questions: Readonly<Record<string, (db: Db) => Promise<unknown>>>
  /** The growing tables: no plan may scan one of them completely. */
  grows: readonly string[]
}

/** Measures each query among many rows against few (P10), on every engine of this machine, with its plan. */
export async function measureGrowth(growth: Growth): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    const engines = MANY > 0 ? databases.engines.filter((engine) => engine === 'postgres') : databases.engines
    const measured = { ...growth, many: howMany(growth.many) }
    for (const engine of engines) rows.push(...(await measureEngine(databases, engine, measured)))
    return rows
  } finally {
    await databases.close()
  }
}

async function measureEngine(databases: Databases, engine: Engine, growth: Growth): Promise<Row[]> {
  const { things, questions, grows, seed } = growth
  const prepare = (count: number) => databases.prepare(engine, ({ db }) => seed(db, count))
  const many = await reopen(await prepare(growth.many))
  const few = await reopen(await prepare(growth.few))
  const scan = new RegExp(`Seq Scan on (${grows.join('|')})\\b`)
  try {
    const rows: Row[] = []
    for (const [what, ask] of Object.entries(questions)) {
      if (isEmpty(await ask(many.db))) throw new Error(`${what}: nothing was found`)
      const plan = await explain(many.db, ask)
      console.log(`\n${engine}: ${what}\n${plan}`)
      if (scan.test(plan)) console.log(`    !! ${scan.exec(plan)?.[0]}`)
      const title = `${what}, ${engine}: p99 with ${growth.many.toLocaleString('en')} ${things} against ${growth.few.toLocaleString('en')}`
      rows.push(await compareGrowth(title, { many: () => ask(many.db), few: () => ask(few.db) }))
    }
    return rows
  } finally {
    await many.close()
    await few.close()
  }
}

/** Nothing, or only counts of 0 and empty lists: the query would measure nothing. */
function isEmpty(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return !answer
  return !(answer instanceof Date) && Object.values(answer).every(isEmpty)
}

function reopen({ url, dataDir }: PreparedDatabase): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
}

/** Both alternately, with the order changing from round to round. */
export async function compareGrowth(what: string, asks: { many: Ask; few: Ask }): Promise<Row> {
  const times = { many: [] as number[], few: [] as number[] }
  for (const name of ['many', 'few'] as const) for (let i = 0; i < WARM_UP_CALLS; i++) await asks[name]()
  const endsAt = performance.now() + ROUNDS_MS_MAX
  for (let round = 0; round < ROUNDS && (round < ROUNDS_MIN || performance.now() < endsAt); round++) {
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

/** The plans of one query's statements. */
async function explain(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const statement of await statementsOf({ db }, () => ask(db))) {
    const { rows } = await db.execute<Record<string, string>>(
      sql`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF) ${sqlOf(statement)}`,
    )
    plans.push(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'))
  }
  return plans.join('\n    --\n')
}
