import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import type { Db, Writes } from '#app/platform/db/database.server.ts'

/** A job may wait for a mail server; a mail whose sending is not recorded would be sent twice. */
const REST_MS_MAX = 120 * SECOND_MS
const LOOK_MS = 20

type Stop = Parameters<Writes['onClose']>[0]

/**
 * Stops all writes of this process while the embedded database is moved. The server asks `isClosed` before it accepts a
 * write; the database itself refuses the rest, because its only session becomes read-only.
 */
export class WriteGate implements Writes {
  readonly #db: Db
  readonly #stops: Stop[] = []
  #starts: (() => void)[] = []
  #isClosed = false
  #writing = 0

  constructor(db: Db) {
    this.#db = db
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#writing++
    try {
      return await work()
    } finally {
      this.#writing--
    }
  }

  onClose(stop: Stop): void {
    this.#stops.push(stop)
  }

  /**
   * Accepts no more writes, and waits for those that run.
   * @throws Error when they do not end in time; then writes are accepted again.
   */
  async close(): Promise<void> {
    if (this.#isClosed) throw new Error('The installation is being moved already.')
    this.#isClosed = true
    const stopped = Promise.all(
      this.#stops.map(async (stop) => {
        const start = await stop()
        // Too late: the move was given up meanwhile.
        if (this.#isClosed) this.#starts.push(start)
        else start()
      }),
    )
    const isAtRest = await Promise.race([
      Promise.all([stopped, this.#untilWritten()]).then(() => true),
      sleep(REST_MS_MAX, false, { ref: false }),
    ])
    if (isAtRest) return void (await this.#db.execute(sql`SET default_transaction_read_only = on`))
    await this.open()
    throw new Error('The running requests and jobs did not end within two minutes.')
  }

  async open(): Promise<void> {
    if (!this.#isClosed) return
    await this.#db.execute(sql`SET default_transaction_read_only = off`)
    this.#isClosed = false
    for (const start of this.#starts.splice(0)) start()
  }

  async #untilWritten(): Promise<void> {
    while (this.#isClosed && this.#writing > 0) await sleep(LOOK_MS)
  }
}
