import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/*
 * After the rows of a backup are loaded, and until the erasures since the backup are repeated, the database contains
 * people who were erased. A table in the schema `drizzle` marks that state; it remains if the process dies.
 */
const MARK = sql.raw('drizzle.unfinished_restore')

/** Creates the mark. Called in the transaction that loads the rows; two at once wait for each other here. */
export async function beginRestore(tx: Db, { isAgain }: { isAgain: boolean }): Promise<void> {
  if (isAgain) await tx.execute(sql`DROP TABLE IF EXISTS ${MARK}`)
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
