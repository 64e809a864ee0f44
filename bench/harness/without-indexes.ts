import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * Fills tables without their indexes, but for the unique ones, and creates these afterwards as they were: a row that is
 * inserted and updated several times would be indexed each time.
 */
export async function withoutIndexes(db: Db, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index WHERE indrelid = ANY (${`{${tables.join(',')}}`}::regclass[]) AND NOT indisunique`)
  for (const { name } of indexes) await db.execute(sql.raw(`DROP INDEX ${name}`))
  await fill()
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
}
