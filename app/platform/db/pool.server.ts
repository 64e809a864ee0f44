import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseAwayError } from './database-away.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** The pool's answer when all connections were in use for too long: the server itself is there. */
const ALL_BUSY = 'timeout exceeded when trying to connect'
const TRIAL_WAIT_MS = 1_000

/**
 * A pool whose connections may break at any moment. A failed attempt to connect is a `DatabaseAwayError`; while the
 * server is away one request at a time tries again and the others wait for it a second, so that none waits for a time-out.
 */
export class Pool extends pg.Pool {
  #isAway = false
  /** Settles when the attempt that is under way has ended. */
  #trial: Promise<void> | undefined

  constructor(config: pg.PoolConfig) {
    super(config)
    // Without a listener, a connection that breaks between two statements of a transaction would end the process. The
    // next statement reports it.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.#connect()
    // The driver's own form, in which `query` asks.
    if (callback) void answer(connecting, callback)
    else return connecting
  }

  async #connect(): Promise<pg.PoolClient> {
    // Whoever comes while it is tried waits for the outcome, so that nothing fails once the server is back.
    if (this.#isAway && this.#trial) await Promise.race([this.#trial, sleep(TRIAL_WAIT_MS, undefined, { ref: false })])
    if (this.#isAway && this.#trial) throw new DatabaseAwayError('The database is away.')
    const { promise, resolve } = Promise.withResolvers<void>()
    const trial = this.#isAway ? (this.#trial = promise) : undefined
    try {
      const client = await super.connect()
      this.#isAway = false
      return client
    } catch (error) {
      if ((error as Error).message !== ALL_BUSY) this.#isAway = true
      throw new DatabaseAwayError('The database is away.', { cause: error })
    } finally {
      if (trial) this.#trial = undefined
      resolve()
    }
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
