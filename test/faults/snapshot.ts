import { sql } from 'drizzle-orm'
import { listTables, setUpSession } from '#app/platform/db/backup/backup-format.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'

/** Of every table, its number of rows and the SHA-256 of its ordered rows. */
export type Snapshot = Readonly<Record<string, string>>

/** The database itself orders and hashes, so that nothing of a backup's own code is trusted. */
export async function snapshotOf(tx: Db): Promise<Snapshot> {
  await setUpSession(tx)
  const sums: [string, string][] = []
  for (const { table } of await listTables(tx)) {
    const { rows } = await tx.execute<{ sum: string }>(
      sql.raw(`SELECT count(*) || ' ' || encode(sha256(convert_to(
        coalesce(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"), ''), 'UTF8')), 'hex') AS sum FROM ${table} t`),
    )
    sums.push([table, rows[0]?.sum ?? ''])
  }
  return Object.fromEntries(sums)
}

export const rowsIn = (snapshot: Snapshot, table: string): number =>
  Number(snapshot[table]?.split(' ')[0] ?? Number.NaN)

/** The database, whose next transactions first show their snapshot to `look`. */
export function lookedAt(database: Database, look: (tx: Db) => Promise<void>): Database {
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name)
      const transaction: Db['transaction'] = (work, config) =>
        target.transaction(async (tx) => {
          await look(tx)
          return work(tx)
        }, config)
      return transaction
    },
  })
  return { ...database, db }
}
