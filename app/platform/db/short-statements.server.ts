import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { isMadeName } from '#engine/statement-names.server.ts'
import { beginWait } from './patience.server.ts'

/** So many share a connection: each waits for those before it. */
const SHARING_MAX = 4
/** Who has waited for longer does not share: if the connection is cut for their sake, nobody else's statement fails. */
const PATIENCE_MS_MIN = 4_000

type Statement = pg.QueryConfig
type Result = pg.QueryResult

interface Waiting {
  statement: Statement
  values: unknown[] | undefined
  /** The request that has sent it. */
  request: AsyncResource
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Lists of rows take longer: their names begin so. */
const LIST = 'list_'

/** Whether somebody has named a statement that reads a row by a key. Searches and lists with filters have no name. */
export const isShort = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  typeof statement.name === 'string' &&
  statement.name !== '' &&
  !isMadeName(statement.name) &&
  !statement.name.startsWith(LIST)

/**
 * Short statements that requests send in one turn of the event loop share a connection and a write, up to four: the
 * server takes as long to wake PostgreSQL as for everything else that such a request needs.
 */
export class ShortStatements {
  readonly #connect: () => Promise<pg.PoolClient>
  readonly #alone: (statement: Statement, values: unknown[] | undefined) => Promise<Result>
  #waiting: Waiting[] = []

  /** `alone` sends a statement over a connection of its own. */
  constructor(
    connect: () => Promise<pg.PoolClient>,
    alone: (statement: Statement, values: unknown[] | undefined) => Promise<Result>,
  ) {
    this.#connect = connect
    this.#alone = alone
  }

  send(statement: Statement, values: unknown[] | undefined): Promise<Result> {
    const { ms, end } = beginWait()
    end()
    if (ms < PATIENCE_MS_MIN) return this.#alone(statement, values)
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#sendAll())
      this.#waiting.push({ statement, values, request: new AsyncResource('statement'), resolve, reject })
    })
  }

  #sendAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (let at = 0; at < waiting.length; at += SHARING_MAX) void this.#share(waiting.slice(at, at + SHARING_MAX))
  }

  async #share(sharing: readonly Waiting[]): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await this.#connect()
    } catch (error) {
      for (const { reject } of sharing) reject(error)
      return
    }
    const failures = await Promise.all(sharing.map((waiting) => send(client, waiting)))
    // As the driver's pool does: after a failure the connection is closed.
    client.release(failures.some(Boolean))
  }
}

/** Resolves to whether it has failed. */
async function send(client: pg.PoolClient, { statement, values, request, resolve, reject }: Waiting): Promise<boolean> {
  try {
    resolve(await request.runInAsyncScope(() => client.query(statement, values)))
    return false
  } catch (error) {
    reject(error)
    return true
  }
}
