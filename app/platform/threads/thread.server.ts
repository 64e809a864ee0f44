import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './answer-calls.ts'

/** The thread crashed, was ended, or took more than its time or memory. What it worked at is lost. */
export class ThreadEndedError extends Error {
  override name = 'ThreadEndedError'
}

export interface Program {
  /** The path of its file. Loaded from the sources, like the migrations: the server's bundle contains only one program. */
  program: string
  memoryMbMax: number
  /** For one call, the first one with the start. */
  secondsMax: number
}

/** A program in a worker thread with limited memory and time, which answers one call after another. */
export class Thread {
  isEnded = false
  readonly #worker: Worker
  readonly #secondsMax: number
  #cause: unknown

  constructor({ program, memoryMbMax, secondsMax }: Program) {
    this.#secondsMax = secondsMax
    this.#worker = new Worker(resolve(program), { resourceLimits: { maxOldGenerationSizeMb: memoryMbMax } })
    // Between two calls too: an error that nobody listens to would end the process.
    this.#worker.on('error', (error) => (this.#cause = error))
    this.#worker.once('exit', () => (this.isEnded = true))
    // A process ends although a thread waits for calls.
    this.#worker.unref()
  }

  /** @throws ThreadEndedError, and what the program throws */
  async call<Made>(input: unknown): Promise<Made> {
    const worker = this.#worker
    const { promise, resolve: answered, reject } = Promise.withResolvers<ThreadAnswer<Made>>()
    const ended = () => reject(new ThreadEndedError('the thread ended', { cause: this.#cause }))
    if (this.isEnded) ended()
    worker.once('message', answered).once('exit', ended)
    worker.ref()
    const timer = setTimeout(() => void worker.terminate(), this.#secondsMax * 1000)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(input)
      const answer = await promise
      if (answer.ok) return answer.made
      throw answer.error
    } finally {
      clearTimeout(timer)
      worker.off('message', answered).off('exit', ended)
      worker.unref()
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
