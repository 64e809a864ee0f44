import type { Database } from '#app/platform/db/database.server.ts'
import { LIVE_CHANNEL } from './publish.server.ts'

export const SUBSCRIBERS_MAX = 2_000

export interface Subscriber {
  /** Called with the data of each event on the topic. */
  onEvent: (data: unknown) => void
  /** Called once when the hub closes. */
  onClose?: () => void
}

/** Hands the database's live events to whoever in this process listens to their topic. */
export class LiveHub {
  readonly #topics = new Map<string, Set<Subscriber>>()
  readonly #subscribersMax: number
  #count = 0
  #stopListening: () => Promise<void> = async () => {}

  private constructor(subscribersMax: number) {
    this.#subscribersMax = subscribersMax
  }

  /** `onGap` is called when events may have been lost; then every stream has been ended, so that browsers load anew. */
  static async start(
    database: Pick<Database, 'listen'>,
    { subscribersMax = SUBSCRIBERS_MAX, onGap = () => {} }: { subscribersMax?: number; onGap?: () => void } = {},
  ): Promise<LiveHub> {
    const hub = new LiveHub(subscribersMax)
    hub.#stopListening = await database.listen(
      LIVE_CHANNEL,
      (payload) => hub.#deliver(payload),
      () => {
        hub.#endStreams()
        onGap()
      },
    )
    return hub
  }

  /** Listens to a topic. Gives a function that stops listening, or null when the hub is full. */
  subscribe(topic: string, listener: Subscriber | Subscriber['onEvent']): (() => void) | null {
    if (this.#count >= this.#subscribersMax) return null
    const subscriber = typeof listener === 'function' ? { onEvent: listener } : listener
    const subscribers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, subscribers.add(subscriber))
    this.#count++
    return () => {
      if (!subscribers.delete(subscriber)) return
      this.#count--
      if (subscribers.size === 0 && this.#topics.get(topic) === subscribers) this.#topics.delete(topic)
    }
  }

  /** Stops listening and tells every subscriber. */
  async close(): Promise<void> {
    this.#endStreams()
    this.#topics.clear()
    await this.#stopListening()
  }

  #endStreams(): void {
    const everybody = [...this.#topics.values()].flatMap((subscribers) => [...subscribers])
    for (const { onClose } of everybody) onClose?.()
  }

  #deliver(payload: string): void {
    const { topic, data } = JSON.parse(payload) as { topic: string; data: unknown }
    for (const { onEvent } of this.#topics.get(topic) ?? []) onEvent(data)
  }
}
