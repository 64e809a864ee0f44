import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What `db.execute` gives on both engines. */
interface RawResult<Row> {
  rows: Row[]
}

interface RawResultKind extends PgQueryResultHKT {
  type: RawResult<this['row']>
}

/**
 * What every query and command takes: PGlite, PostgreSQL and an open transaction all satisfy it.
 * Inside a transaction use the `tx` that was handed to you; on the embedded engine a query on the
 * outer handle would wait for ever.
 */
export type Db = PgDatabase<RawResultKind>

export type Engine = 'pglite' | 'postgres'

/** Called with the payload of one notification (at most 8,000 bytes, as PostgreSQL allows). */
export type Listener = (payload: string) => void

/** An open database: the query handle and what only the process that owns it may do. */
export interface Database {
  readonly db: Db
  readonly engine: Engine
  /**
   * Listens on a channel of `notify`. Resolves to a function that stops listening. `onGap` is called when listening
   * goes on after the connection was broken: notifications may have been lost meanwhile.
   */
  listen(channel: string, listener: Listener, onGap?: () => void): Promise<() => Promise<void>>
  /** Waits for running statements, then closes. Safe to call twice. */
  close(): Promise<void>
}
