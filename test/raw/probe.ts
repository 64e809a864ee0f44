import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 25
/** Long: a busy machine is no failure, but figures tell it. */
const ANSWER_MS_MAX = 60_000

/** Asks for a page again and again, each time on a connection of its own, and keeps how long the answers took. */
export class Probe {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #times: number[] = []
  failed = 0

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url
    this.#headers = headers
  }

  async during(ms: number): Promise<this> {
    for (const endsAt = performance.now() + ms; performance.now() < endsAt; await sleep(PAUSE_MS)) {
      const startedAt = performance.now()
      if (await this.#ask().catch(() => false)) this.#times.push(performance.now() - startedAt)
      else this.failed++
    }
    return this
  }

  get answered(): number {
    return this.#times.length
  }

  /** The time within which this part of the answers came, in milliseconds. */
  within(part: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  }

  tell(): string {
    const [half, most] = [0.5, 0.99].map((part) => this.within(part).toFixed(1))
    return `${this.answered} answered, ${this.failed} not, ${half} ms in the middle, 99 % within ${most} ms`
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.#url}/about`,
        { agent: false, timeout: ANSWER_MS_MAX, headers: this.#headers },
        (answer) => {
          answer.on('error', reject)
          answer.on('end', () => resolve(answer.statusCode === 200))
          answer.resume()
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('too late')))
      sent.on('error', reject)
      sent.end()
    })
  }
}
