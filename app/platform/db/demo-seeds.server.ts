import { sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** Whether demo data was ever inserted into this database. False for a database without tables. */
export async function hasDemoData(db: Db): Promise<boolean> {
  const { rows: tables } = await db.execute<{ yes: boolean }>(
    sql`SELECT to_regclass('public.demo_seeds') IS NOT NULL AS yes`,
  )
  if (!tables[0]?.yes) return false
  const { rows } = await db.execute<{ yes: boolean }>(sql`SELECT EXISTS (SELECT FROM public.demo_seeds) AS yes`)
  return rows[0]?.yes ?? false
}
