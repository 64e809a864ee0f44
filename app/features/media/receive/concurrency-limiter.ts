/** Runs at most `atOnce` works at a time and queues at most `waitingMax`. */
export class ConcurrencyLimiter {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #limits: { atOnce: number; waitingMax: number }

  constructor(limits: { atOnce: number; waitingMax: number }) {
    this.#limits = limits
  }

  /** Resolves with the result of `work`; with null, at once, when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
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
      // The slot goes to the next waiting work, so that no newcomer takes it.
      if (next) next()
      else this.#running -= 1
    }
  }
}
