import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { FilesUnreachableError } from './files-unreachable.ts'

/** How long the bucket may take for an answer. A film is read with two calls while somebody waits. */
const ANSWER_MS = 4_500
/** The larger a file, the longer it may take. */
const BYTES_PER_MS_MIN = 64
/** After a failure all calls fail at once for this long, so that nobody waits once for each file. */
const PAUSE_MS = 2_000

/** The way to a bucket, on which nothing waits for ever. */
export class BucketLine {
  readonly #isAnswer: (error: unknown) => boolean
  #awayUntil = 0

  /** @param isAnswer whether an error is the bucket's answer, not a failure of the way to it */
  constructor(isAnswer: (error: unknown) => boolean) {
    this.#isAnswer = isAnswer
  }

  /**
   * Makes a call that sends `bytes`.
   * @throws FilesUnreachableError
   */
  async call<Result>(work: (signal: AbortSignal) => Promise<Result>, bytes = 0): Promise<Result> {
    if (performance.now() < this.#awayUntil) throw new FilesUnreachableError('The bucket did not answer a moment ago.')
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), ANSWER_MS + bytes / BYTES_PER_MS_MIN)
    try {
      return await work(controller.signal)
    } catch (error) {
      throw this.#isAnswer(error) ? error : this.#fail(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** The body of an answer, cut when it comes too slowly; a slow reader has all the time. */
  paced(body: Readable): Readable {
    return Readable.from(this.#pace(body), { objectMode: false })
  }

  async *#pace(body: Readable): AsyncGenerator<Uint8Array> {
    const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
    let [bytes, waitedMs] = [0, 0]
    try {
      for (;;) {
        const since = performance.now()
        const part = await this.#within(ANSWER_MS + bytes / BYTES_PER_MS_MIN - waitedMs, parts.next())
        waitedMs += performance.now() - since
        if (part.done) return
        bytes += part.value.length
        yield part.value
      }
    } finally {
      body.destroy()
    }
  }

  async #within<Part>(ms: number, coming: Promise<Part>): Promise<Part> {
    const cancelled = new AbortController()
    const late = sleep(ms, null, { signal: cancelled.signal, ref: false })
    late.catch(() => {})
    try {
      const part = await Promise.race([coming, late])
      if (part === null) throw new Error('The bucket sends too slowly.')
      return part
    } catch (error) {
      coming.catch(() => {})
      throw this.#fail(error)
    } finally {
      cancelled.abort()
    }
  }

  #fail(cause: unknown): FilesUnreachableError {
    this.#awayUntil = performance.now() + PAUSE_MS
    return new FilesUnreachableError('The bucket does not answer.', { cause })
  }
}
