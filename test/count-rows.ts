import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'

/** Number of rows in every table. */
export async function countRows({ db }: Pick<Database, 'db'>): Promise<Record<string, number>> {
  const tables = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`,
  )
  const counts = tables.rows.map(
    ({ name }) => sql`SELECT ${name}::text AS name, count(*)::int AS n FROM ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<{ name: string; n: number }>(sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
