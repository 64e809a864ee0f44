import { sql } from 'drizzle-orm'
import { getWallCounts, listFeed, listMyLikes } from '#app/capabilities/stories/queries.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Database, Db, Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { Databases, type PreparedDatabase } from './harness/databases.ts'
import { quantile } from './harness/meter.ts'
import { limitRow, type Row } from './harness/report.ts'
import { READER, seedManyStories } from './many-stories.ts'

const FEW = 1_000
const MANY = 100_000
const ROUNDS = 10
const CALLS_A_ROUND = 100
const WARM_UP_CALLS = 50
const RATIO_MAX = 2

const reader: Actor = { kind: 'member', userId: READER, displayName: 'Reader', email: null, roles: [] }

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'feed page': (db) => listFeed(db, { actor: VISITOR, cause: null, after: null }),
  'feed page, signed in, with blocks': (db) => listFeed(db, { actor: reader, cause: null, after: null }),
  'feed page of one cause': (db) => listFeed(db, { actor: reader, cause: 'health', after: null }),
  'wall counts': (db) => getWallCounts(db),
  'my likes': (db) => listMyLikes(db, { actor: reader }),
}

/** The questions of the Stories wall among 1,00,000 stories with 10,00,000 likes against 1,000 with 10,000 (P10). */
export async function feed(): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    for (const engine of databases.engines) rows.push(...(await measureEngine(databases, engine)))
    return rows
  } finally {
    await databases.close()
  }
}

async function measureEngine(databases: Databases, engine: Engine): Promise<Row[]> {
  const prepare = (count: number) => databases.prepare(engine, ({ db }) => seedManyStories(db, count))
  const many = await reopen(await prepare(MANY))
  const few = await reopen(await prepare(FEW))
  try {
    const rows: Row[] = []
    for (const [what, ask] of Object.entries(QUESTIONS)) {
      await demandAnswer(what, await ask(many.db))
      console.log(`\n${engine}: ${what}\n${await explain(many.db, ask)}`)
      rows.push(await compareGrowth(`${what}, ${engine}`, { many: () => ask(many.db), few: () => ask(few.db) }))
    }
    return rows
  } finally {
    await many.close()
    await few.close()
  }
}

function reopen({ url, dataDir }: PreparedDatabase): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
}

async function demandAnswer(what: string, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer)
  if (text.length < 20) throw new Error(`${what}: nothing was found: ${text}`)
}

type Ask = () => Promise<unknown>

/** Both in turn, who is first changing from round to round. */
async function compareGrowth(what: string, asks: { many: Ask; few: Ask }): Promise<Row> {
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
    { id: 'P10', what: `${what}: p99 with 100,000 stories against 1,000`, unit: '', max: RATIO_MAX },
    quantile(times.many, 0.99) / quantile(times.few, 0.99),
  )
  return { ...row, own: text(times.many), floor: text(times.few) }
}

interface Query {
  sql: string
  params: readonly unknown[]
}

/** How the database answers the statements of one question. */
async function explain(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
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

/** The statements that a question sends. */
async function record(db: Db, ask: (db: Db) => Promise<unknown>): Promise<Query[]> {
  const { session } = (
    db as unknown as { _: { session: { prepareQuery: (query: Query, ...more: unknown[]) => unknown } } }
  )._
  const prepareQuery = session.prepareQuery.bind(session)
  const sent: Query[] = []
  session.prepareQuery = (query, ...more) => {
    sent.push(query)
    return prepareQuery(query, ...more)
  }
  try {
    await ask(db)
  } finally {
    session.prepareQuery = prepareQuery
  }
  return sent
}
