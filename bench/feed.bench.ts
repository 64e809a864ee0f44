import { getWallCounts, listFeed, listMyLikes } from '#app/capabilities/stories/queries.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Database, Db, Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { Databases, type PreparedDatabase } from './harness/databases.ts'
import { compareGrowth, explain } from './harness/growth.ts'
import type { Row } from './harness/report.ts'
import { READER, seedManyStories } from './many-stories.ts'

const FEW = 1_000
const MANY = 100_000

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
      const title = `${what}, ${engine}: p99 with 100,000 stories against 1,000`
      rows.push(await compareGrowth(title, { many: () => ask(many.db), few: () => ask(few.db) }))
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
