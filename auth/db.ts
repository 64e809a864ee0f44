import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any Drizzle handle on PostgreSQL or PGlite, or an open transaction. */
export type AuthDb = PgDatabase<PgQueryResultHKT>
