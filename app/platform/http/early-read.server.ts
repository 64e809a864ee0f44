import type { Db } from '#app/platform/db/database.server.ts'

/** Of a page that is asked for with a verified token. */
interface Asked {
  db: Db
  /** The account of the token. Its session may have ended: then nobody gets what was read. */
  userId: string
  /** Without the language. */
  path: string
}

/** What a page must have read before it can read the rest. Begun beside the session's own statement, not after it. */
export interface EarlyRead<T> {
  /** The paths of the pages that need it. */
  paths: RegExp
  read(asked: Asked): Promise<T>
}

/** Those that a page needs, begun. */
export class BegunReads {
  readonly #begun = new Map<EarlyRead<unknown>, Promise<unknown>>()

  begin(reads: readonly EarlyRead<unknown>[], asked: Asked): void {
    for (const early of reads) {
      if (!early.paths.test(asked.path)) continue
      const read = early.read(asked)
      // Whoever waits for it gets the error; without a session nobody does.
      read.catch(() => {})
      this.#begun.set(early, read)
    }
  }

  /** Undefined unless this request has begun it. */
  find<T>(early: EarlyRead<T>): Promise<T> | undefined {
    return this.#begun.get(early) as Promise<T> | undefined
  }
}
