import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Listener } from './database.server.ts'

const CONNECTIONS_MAX = 10
/** Also how long a request waits for a free connection in a rush: longer than the slowest statement. */
const CONNECT_TIMEOUT_MS = 20_000
const STATEMENT_TIMEOUT_MS = 15_000
const RELISTEN_DELAY_MS = 1_000

/** Opens a pool on PostgreSQL. Rejects when the server cannot be reached. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  const listeners = new ChannelListeners(url, onError)
  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool),
    engine: 'postgres',
    listen: (channel, listener) => listeners.add(channel, listener),
    close: () => (closing ??= listeners.close().then(() => pool.end())),
  }
}

/** One connection outside the pool that carries every LISTEN and comes back after it breaks. */
class ChannelListeners {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: Promise<pg.Client> | undefined
  #closed = false

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
    this.#onError = onError
  }

  async add(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const existing = this.#listeners.get(channel)
    if (existing) existing.add(listener)
    else {
      this.#listeners.set(channel, new Set([listener]))
      const client = await this.#connection()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    }
    return async () => {
      this.#listeners.get(channel)?.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #connection(): Promise<pg.Client> {
    return (this.#client ??= this.#connect())
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload ?? '')
    })
    client.on('error', (error) => {
      this.#onError(error)
      this.#reconnect()
    })
    await client.connect()
    for (const channel of this.#listeners.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return client
  }

  #reconnect(): void {
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
