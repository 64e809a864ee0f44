import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseTiming, timeStatements } from '#engine/database-timing.server.ts'
import { DatabaseUnreachableError } from './database-unreachable.ts'
import { beginWait } from './patience.server.ts'
import { Client } from './postgres-client.server.ts'
import { isShort, ShortStatements } from './short-statements.server.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** The pool's error when all connections are busy for too long; the server is reachable. */
const ALL_BUSY = 'timeout exceeded when trying to connect'
const TRIAL_WAIT_MS = 1_000

/**
 * A pool that handles lost connections. A failed attempt to connect throws `DatabaseUnreachableError`. While the server is
 * unreachable, one caller at a time tries to connect; the others wait for its result at most a second, not for the
 * timeout.
 */
export class Pool extends pg.Pool {
  readonly #timing: DatabaseTiming | undefined
  readonly #idle = new Set<Client>()
  #isAway = false
  /** Resolves when the current attempt to connect has ended. */
  #trial: Promise<void> | undefined

  constructor(config: pg.PoolConfig, timing?: DatabaseTiming) {
    // Several statements may wait for their results in one connection.
    super({ ...config, Client, pipeline: true })
    this.#timing = timing
    const alone = super.query.bind(this) as (...args: unknown[]) => Promise<pg.QueryResult>
    const short = new ShortStatements(() => this.#connect(), alone)
    const query = (...args: unknown[]) => {
      const [statement, values, callback] = args
      return isShort(statement) && !callback ? short.send(statement, values as unknown[] | undefined) : alone(...args)
    }
    this.query = query as typeof this.query
    // Without a listener, a connection that is lost between two statements of a transaction would end the process. The
    // next statement throws.
    this.on('connect', (client) => {
      client.on('error', () => {})
      // When one is silent, the unused ones are as dead: who takes one later would wait for it as long.
      client.on('silent' as 'error', () => this.#cutIdle())
      if (timing) timeStatements(client, timing)
    })
    this.on('release', (_error, client) => void this.#idle.add(client as unknown as Client))
    this.on('acquire', (client) => void this.#idle.delete(client as unknown as Client))
    this.on('remove', (client) => void this.#idle.delete(client as unknown as Client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.#connect()
    // `query` of the driver calls with a callback.
    if (callback) void answer(connecting, callback)
    else return connecting
  }

  async #connect(): Promise<pg.PoolClient> {
    // Wait for the current attempt, so that no request fails after the server is reachable again.
    if (this.#isAway && this.#trial) await Promise.race([this.#trial, sleep(TRIAL_WAIT_MS, undefined, { ref: false })])
    if (this.#isAway && this.#trial) throw new DatabaseUnreachableError('The database is away.')
    const { promise, resolve } = Promise.withResolvers<void>()
    const trial = this.#isAway ? (this.#trial = promise) : undefined
    const askedAt = performance.now()
    try {
      const client = await this.#take()
      this.#timing?.wait(performance.now() - askedAt)
      this.#isAway = false
      return client
    } catch (error) {
      if ((error as Error).message !== ALL_BUSY) this.#isAway = true
      throw new DatabaseUnreachableError('The database is away.', { cause: error })
    } finally {
      if (trial) this.#trial = undefined
      resolve()
    }
  }

  /** A connection, unless it comes too late for who waits for it: then it goes back. */
  #take(): Promise<pg.PoolClient> {
    const { ms, end } = beginWait()
    const coming = super.connect()
    if (ms === Number.POSITIVE_INFINITY) return coming
    // By hand: a race with an abortable pause costs a tenth of a small answer.
    return new Promise((resolve, reject) => {
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        end()
        reject(new Error(ALL_BUSY))
      }, ms).unref()
      const finish = (settle: () => void) => {
        if (isLate) return
        clearTimeout(late)
        end()
        settle()
      }
      coming.then(
        (client) => (isLate ? client.release() : finish(() => resolve(client))),
        (error: Error) => finish(() => reject(error)),
      )
    })
  }

  /** Works with a connection beside the pool, with other settings, and closes it. */
  async beside<Result>(settings: pg.ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ ...this.options, ...settings })
    // Without a listener, a lost connection would end the process; the statement that waits throws.
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  #cutIdle(): void {
    for (const client of this.#idle) client.cut()
  }
}

async function answer(connecting: Promise<pg.PoolClient>, callback: Connected): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await connecting
  } catch (error) {
    return callback(error as Error, undefined, () => {})
  }
  callback(undefined, client, client.release)
}
