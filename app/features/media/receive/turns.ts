/** Lets so many run at a time, and so many wait; one more is told so. */
export class Turns {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #limits: { atOnce: number; waitingMax: number }

  constructor(limits: { atOnce: number; waitingMax: number }) {
    this.#limits = limits
  }

  /** Resolves with what `work` gives, or with null at once when too many wait. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.waitingMax) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place is handed on, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }
}
