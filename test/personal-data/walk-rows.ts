import { sql } from 'drizzle-orm'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Canaries } from './canaries.ts'

/** The format of `Secrets.seal`. */
const SEALED = /^[\w-]{1,64}\.[\w-]{16}\.[\w-]{22,}$/

/** Canaries by column: 'public.orders.email' → its canaries. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** Reads every row of every table, and finds what is hers: canaries, and sealed values of `hers`. */
export async function walkRows(db: Db, canaries: Canaries, hers: ReadonlySet<string> = new Set()): Promise<Found> {
  const found = new Map<string, Set<string>>()
  await eachValue(db, (column, value) => {
    const seen = hers.has(value) ? ['(sealed)'] : canaries.findIn(value)
    if (seen.length > 0) found.set(column, new Set([...(found.get(column) ?? []), ...seen]))
  })
  return found
}

/** Every sealed value, which shows nothing of what it holds: those that came after her first act are hers. */
export async function listSealed(db: Db): Promise<Set<string>> {
  const sealed = new Set<string>()
  await eachValue(db, (_column, value) => void (SEALED.test(value) && sealed.add(value)))
  return sealed
}

async function eachValue(db: Db, see: (column: string, value: string) => void): Promise<void> {
  for (const { table, columns } of await listTables(db)) {
    const { rows } = await db.execute<Record<string, string | null>>(
      sql.raw(`SELECT ${columns.map(({ name }) => `${name}::text AS ${name}`).join(', ')} FROM ${table}`),
    )
    for (const row of rows) {
      for (const [name, value] of Object.entries(row)) if (value) see(`${table}.${name}`, value)
    }
  }
}
