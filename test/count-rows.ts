import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'

/** Number of rows in every table, and with `hasAccounts` in those of the sign-in service too ('auth.users'). */
export async function countRows(
  { db }: Pick<Database, 'db'>,
  { hasAccounts = false } = {},
): Promise<Record<string, number>> {
  const tables = await db.execute<{ name: string }>(sql`
    SELECT CASE WHEN table_schema = 'auth' THEN 'auth.' ELSE '' END || table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' OR ${hasAccounts} AND table_schema = 'auth' ORDER BY 1`)
  const counts = tables.rows.map(
    ({ name }) => sql`SELECT ${name}::text AS name, count(*)::int AS n FROM ${sql.raw(name)}`,
  )
  const { rows } = await db.execute<{ name: string; n: number }>(sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
