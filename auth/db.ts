import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any Drizzle handle on PostgreSQL or PGlite, or an open transaction. */
export type AuthDb = PgDatabase<PgQueryResultHKT>

/** The rows of `db.execute`: both drivers return `{ rows }`, which Drizzle's common type does not say. */
export function rowsOf<Row = unknown>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}
