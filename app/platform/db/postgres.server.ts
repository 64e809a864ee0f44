import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseTiming } from '#engine/database-timing.server.ts'
import { hearAtCommit } from './checked-at-commit.server.ts'
import { DatabaseUnreachableError } from './database-unreachable.ts'
import type { Database, Listener } from './database.server.ts'
import { Pool } from './pool.server.ts'
import { Client } from './postgres-client.server.ts'

const CONNECTIONS_MAX = 10
/** How long a job waits for a free connection, so it is longer than the statement timeout. */
const BUSY_TIMEOUT_MS = 20_000
const STATEMENT_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 10_000
const RELISTEN_DELAY_MS = 1_000
/** How often the listening connection proves that it is not cut off: it would hear nothing, and nobody would notice. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT_ANSWER_MS = 5_000

/** Opens a pool on PostgreSQL. Rejects when the server cannot be reached. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  timing?: DatabaseTiming,
): Promise<Database> {
  const settings = {
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: BUSY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // To compile a statement takes half a second, and to start further processes for one some 40 ms; none of ours runs
    // long enough to gain by it.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    // Otherwise a query waits for ever for a server whose network is cut.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  const pool = new Pool(settings, timing)
  pool.on('error', onError)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseUnreachableError ? (error.cause ?? error) : error
  }
  const listeners = new ChannelListeners(url, onError)
  let closing: Promise<void> | undefined
  return {
    db: hearAtCommit(drizzle(pool)),
    engine: 'postgres',
    pool: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, listener, onGap) => listeners.add(channel, { listener, onGap }),
    close: () => (closing ??= listeners.close().then(() => pool.end())),
  }
}

interface Subscription {
  listener: Listener
  onGap: (() => void) | undefined
}

/** One connection outside the pool for every LISTEN; it reconnects after it is lost. */
class ChannelListeners {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  #client: Promise<Client> | undefined
  #closed = false
  #hasBroken = false

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
    this.#onError = onError
  }

  async add(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const existing = this.#subscriptions.get(channel)
    if (existing) existing.add(subscription)
    else {
      this.#subscriptions.set(channel, new Set([subscription]))
      const client = await this.#connection()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    }
    return async () => {
      this.#subscriptions.get(channel)?.delete(subscription)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #connection(): Promise<Client> {
    return (this.#client ??= this.#connect())
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ channel, payload }) => {
      for (const { listener } of this.#subscriptions.get(channel) ?? []) listener(payload ?? '')
    })
    // A lost connection may emit several errors.
    client.once('error', (error) => {
      client.on('error', () => {})
      this.#onError(error)
      if (isConnected) this.#reconnect()
    })
    let isConnected = false
    await client.connect()
    for (const channel of this.#subscriptions.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    isConnected = true
    this.#keepProving(client)
    if (this.#hasBroken) this.#announceGap()
    return client
  }

  #keepProving(client: Client): void {
    const beat = setInterval(() => {
      const late = setTimeout(() => client.cut(), HEARTBEAT_ANSWER_MS)
      client.query('SELECT 1').then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      )
    }, HEARTBEAT_MS).unref()
    client.once('end', () => clearInterval(beat))
  }

  /** Notifications that were sent while the connection was lost are missed. */
  #announceGap(): void {
    this.#hasBroken = false
    for (const { onGap } of [...this.#subscriptions.values()].flatMap((set) => [...set])) onGap?.()
  }

  #reconnect(): void {
    this.#hasBroken = true
    this.#client = undefined
    if (this.#closed) return
    setTimeout(() => {
      if (this.#closed) return
      this.#connection().catch((error: Error) => {
        this.#onError(error)
        this.#reconnect()
      })
    }, RELISTEN_DELAY_MS).unref()
  }
}
