import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a person's request waits for the database, all its statements together. */
const REQUEST_MS = 8_000
/** After a pause as long as this the time begins anew: an upload or a live stream may last for minutes. */
const PAUSE_MS = 2_000
/** One statement of a job: longer than the statement timeout, so only a silent connection takes that long. */
const STATEMENT_MS = 20_000

/** One wait for the database: its limit, and what to call at its end. */
export interface Wait {
  ms: number
  end: () => void
}

interface Patience {
  begin(): Wait
}

const patience = new AsyncLocalStorage<Patience>()
const byStatement: Patience = { begin: () => ({ ms: STATEMENT_MS, end: () => {} }) }
const endless: Patience = { begin: () => ({ ms: Number.POSITIVE_INFINITY, end: () => {} }) }

/** Runs the work of a request: its statements may take 8 seconds together, the parallel ones counted once. */
export const withPatience = <Result>(work: () => Result): Result => patience.run(new RequestPatience(), work)

/** Runs what no person waits for and has long statements: a backup, a restore, a migration. */
export const withoutLimit = <Result>(work: () => Result): Result => patience.run(endless, work)

/** Begins to wait for a statement or a connection. */
export const beginWait = (): Wait => (patience.getStore() ?? byStatement).begin()

class RequestPatience implements Patience {
  #waiting = 0
  #since = 0
  #spentMs = 0
  #endedAt = 0

  begin(): Wait {
    const now = performance.now()
    if (this.#waiting++ === 0) {
      if (now - this.#endedAt > PAUSE_MS) this.#spentMs = 0
      this.#since = now
    }
    return { ms: Math.max(0, REQUEST_MS - this.#spentMs - (now - this.#since)), end: () => this.#end() }
  }

  #end(): void {
    if (--this.#waiting > 0) return
    this.#endedAt = performance.now()
    this.#spentMs += this.#endedAt - this.#since
  }
}
