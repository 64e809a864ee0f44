import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The result of `db.execute` on both engines. */
interface RawResult<Row> {
  rows: Row[]
}

interface RawResultKind extends PgQueryResultHKT {
  type: RawResult<this['row']>
}

/**
 * The query interface of PGlite, PostgreSQL and an open transaction.
 * Inside a transaction use its `tx`: on the embedded engine a query on the outer `db` would wait for ever.
 */
export type Db = PgDatabase<RawResultKind>

export type Engine = 'pglite' | 'postgres'

/** Called with the payload of one notification (at most 8,000 bytes, as PostgreSQL allows). */
export type Listener = (payload: string) => void

/** The writes of this process, which a move stops. */
export interface Writes {
  readonly isClosed: boolean
  /** Runs one accepted write; a move waits for it. */
  write<Result>(work: () => Promise<Result>): Promise<Result>
  /** `stop` ends what writes by itself; it resolves to a function that starts it again. */
  onClose(stop: () => Promise<() => void>): void
}

export interface Database {
  readonly db: Db
  readonly engine: Engine
  /**
   * Listens on a NOTIFY channel. Resolves to a function that stops listening. `onGap` is called after a lost connection
   * is restored: notifications may have been missed meanwhile.
   */
  listen(channel: string, listener: Listener, onGap?: () => void): Promise<() => Promise<void>>
  /** The connections to PostgreSQL, and queries that wait for one; the embedded engine has a single one. */
  readonly pool?: () => { connections: number; idle: number; waiting: number }
  /** Stops the writes while the embedded database is moved; PostgreSQL has none. */
  readonly writes?: Writes
  /** Waits for running statements, then closes. Safe to call twice. */
  close(): Promise<void>
}
