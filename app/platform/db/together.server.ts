import { NodePgDatabase, type NodePgClient, NodePgDriver } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { nameOf } from '#engine/statement-names.server.ts'
import type { Db } from './database.server.ts'

interface Sent {
  text: string
  values: readonly unknown[]
  /** Rows as lists of columns; otherwise as objects. */
  isArray: boolean
  resolve(result: { rows: unknown[] }): void
  reject(error: unknown): void
}

/**
 * The same database (not a transaction) for reading: selects that are sent at once, by `Promise.all`, become one
 * statement, which is one round trip and one snapshot. Values come as JSON, which the columns of tables decode like the
 * driver's values; a `bigint` that no column decodes is a number here, and a `numeric` loses the zeros at its end.
 * Prepared statements and writes belong to `db` itself. A handle that already reads so is returned as it is.
 */
export function together(db: Db): Db {
  if (handles.has(db)) return db
  let waiting: Sent[] = []
  const send = () => {
    const sent = waiting
    waiting = []
    void answer(db, sent)
  }
  const query = ({ text, rowMode }: { text: string; rowMode?: 'array' }, values: readonly unknown[]) =>
    new Promise<{ rows: unknown[] }>((resolve, reject) => {
      // By the next tick every loader that waits for none of these has sent its own.
      if (waiting.length === 0) process.nextTick(send)
      waiting.push({ text, values, isArray: rowMode === 'array', resolve, reject })
    })
  const transaction: Db['transaction'] = (...args) => db.transaction(...args)
  const handle = Object.assign(builderOn({ query } as unknown as NodePgClient), { transaction }) as unknown as Db
  handles.add(handle)
  return handle
}

/** One for all handles: it remembers how columns are called. */
const dialect = new PgDialect()

const builderOn = (client: NodePgClient) =>
  new NodePgDatabase(dialect, new NodePgDriver(client, dialect).createSession(undefined), undefined)

/** What `together` has returned. */
const handles = new WeakSet<Db>()

/** What both drivers have. */
interface Client {
  query(
    statement: string | { text: string; name: string },
    values: unknown[],
  ): Promise<{ rows: Record<string, object[]>[] }>
}

async function answer(db: Db, sent: readonly Sent[]): Promise<void> {
  try {
    const client = (db as unknown as { $client: Client }).$client
    const text = textOf(sent)
    const name = nameOf(text)
    const values = sent.flatMap((each) => each.values)
    const { rows } = await client.query(name === undefined ? text : { text, name }, values)
    for (const [i, { isArray, resolve }] of sent.entries()) {
      const found = rows[0]?.[`q${i}`] ?? []
      resolve({ rows: isArray ? found.map((row) => Object.values(row)) : found })
    }
  } catch (error) {
    for (const { reject } of sent) reject(error)
  }
}

const TEXTS_MAX = 200
let texts = 0
/** The statements that were sent together before, one after the other: to put their texts together takes longer. */
let known = newBranch()

interface Branch {
  rows: Map<string, Branch>
  objects: Map<string, Branch>
  text: string | undefined
}

function newBranch(): Branch {
  return { rows: new Map(), objects: new Map(), text: undefined }
}

function textOf(sent: readonly Sent[]): string {
  let branch = known
  for (const { text, isArray } of sent) {
    const after = isArray ? branch.rows : branch.objects
    const next = after.get(text) ?? newBranch()
    after.set(text, next)
    branch = next
  }
  if (branch.text === undefined) {
    branch.text = joined(sent)
    if (++texts >= TEXTS_MAX) [known, texts] = [newBranch(), 0]
  }
  return branch.text
}

/** Columns of one name stay apart as the fields of a `ROW`, which are named by their place. */
function joined(sent: readonly Sent[]): string {
  let offset = 0
  const lists = sent.map(({ text, values, isArray }, i) => {
    const before = offset
    offset += values.length
    const select = text.replace(/;\s*$/, '').replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`)
    return `(SELECT coalesce(json_agg(${isArray ? 'ROW(q.*)' : 'q'}), '[]') FROM (${select}) q) AS q${i}`
  })
  return `SELECT ${lists.join(', ')}`
}
