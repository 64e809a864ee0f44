import { type Program, Thread, ThreadEndedError } from './thread.server.ts'
import { ThreadBusyError } from './thread-busy.ts'

interface Keeping extends Program {
  /** Calls at a time, with the running one. */
  callsMax: number
  /** Without a call for this long, the thread and its memory are given back. */
  idleMs: number
}

/**
 * A thread for a program that takes longer to load than to answer: it starts with the first call and stays for the next
 * ones, which wait for each other. A call in which it ends fails alone; the next one starts another thread.
 */
export class KeptThread {
  readonly #keeping: Keeping
  #thread: Thread | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<void> = Promise.resolve()
  #calls = 0
  #ends = 0

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  get isRunning(): boolean {
    return this.#thread !== undefined && !this.#thread.isEnded
  }

  /** @throws ThreadBusyError, ThreadEndedError, and what the program throws */
  async call<Made>(input: unknown): Promise<Made> {
    if (this.#calls >= this.#keeping.callsMax) throw new ThreadBusyError('too many calls wait for a thread')
    this.#calls++
    const ends = this.#ends
    const made = this.#last.then(() => this.#callNow<Made>(input, ends))
    // Without the result, which would stay in memory until the next call.
    this.#last = made.then(
      () => {},
      () => {},
    )
    try {
      return await made
    } finally {
      this.#calls--
    }
  }

  /** Gives the thread back; all calls that are not answered yet fail. A later call starts another one. */
  async end(): Promise<void> {
    this.#ends++
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    await thread?.end()
  }

  async #callNow<Made>(input: unknown, ends: number): Promise<Made> {
    if (ends !== this.#ends) throw new ThreadEndedError('the thread was ended')
    clearTimeout(this.#idle)
    if (!this.#thread || this.#thread.isEnded) this.#thread = new Thread(this.#keeping)
    try {
      return await this.#thread.call<Made>(input)
    } finally {
      this.#idle = setTimeout(() => void this.end(), this.#keeping.idleMs).unref()
    }
  }
}
