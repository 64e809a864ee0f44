import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/*
 * Between the moment in which a backup's rows are in the database and the end of the restore, people who were erased
 * may be in it. A table beside the migrator's own says so; a process that dies meanwhile leaves it behind.
 */
const MARK = sql.raw('drizzle.unfinished_restore')

/** Marks the database, in the transaction that loads the rows. */
export async function beginRestore(tx: Db): Promise<void> {
  await tx.execute(sql`CREATE TABLE ${MARK} (id int)`)
}

export async function endRestore(db: Db): Promise<void> {
  await db.execute(sql`DROP TABLE ${MARK}`)
}

export async function hasUnfinishedRestore(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(
    sql`SELECT to_regclass('drizzle.unfinished_restore') IS NOT NULL AS yes`,
  )
  return rows[0]?.yes ?? false
}
