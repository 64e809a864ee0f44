import type { Database } from '#app/platform/db/database.server.ts'
import { LIVE_CHANNEL } from './publish.server.ts'

const SUBSCRIBERS_MAX = 2_000
/** Many users of a mobile carrier share one address, but one client must not use up the whole limit. */
const SUBSCRIBERS_PER_NETWORK_MAX = 200

export interface Subscriber {
  /** Called with the data of each event on the topic. */
  onEvent: (data: unknown) => void
  /** Called once when the hub closes. */
  onClose?: () => void
  /** The client's network; undefined for a subscriber inside this process. */
  network?: string | undefined
}

interface HubLimits {
  subscribersMax: number
  perNetworkMax: number
}

/** Delivers live events from the database to the subscribers of their topic in this process. */
export class LiveHub {
  readonly #topics = new Map<string, Set<Subscriber>>()
  readonly #limits: HubLimits
  readonly #countByNetwork = new Map<string, number>()
  #count = 0
  #stopListening: () => Promise<void> = async () => {}

  private constructor(limits: HubLimits) {
    this.#limits = limits
  }

  /** `onGap` is called after events may have been missed and all streams were closed, so that browsers reload. */
  static async start(
    database: Pick<Database, 'listen'>,
    {
      subscribersMax = SUBSCRIBERS_MAX,
      perNetworkMax = SUBSCRIBERS_PER_NETWORK_MAX,
      onGap = () => {},
    }: Partial<HubLimits> & { onGap?: () => void } = {},
  ): Promise<LiveHub> {
    const hub = new LiveHub({ subscribersMax, perNetworkMax })
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

  /** Returns a function that unsubscribes, or null when the limit for all or for this network is reached. */
  subscribe(topic: string, listener: Subscriber | Subscriber['onEvent']): (() => void) | null {
    const subscriber: Subscriber = typeof listener === 'function' ? { onEvent: listener } : listener
    if (!this.#reserve(subscriber.network)) return null
    const subscribers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, subscribers.add(subscriber))
    return () => {
      if (!subscribers.delete(subscriber)) return
      this.#release(subscriber.network)
      if (subscribers.size === 0 && this.#topics.get(topic) === subscribers) this.#topics.delete(topic)
    }
  }

  /** Stops listening and calls `onClose` of every subscriber. */
  async close(): Promise<void> {
    this.#endStreams()
    this.#topics.clear()
    await this.#stopListening()
  }

  #endStreams(): void {
    const everybody = [...this.#topics.values()].flatMap((subscribers) => [...subscribers])
    for (const { onClose } of everybody) onClose?.()
  }

  #reserve(network: string | undefined): boolean {
    if (this.#count >= this.#limits.subscribersMax) return false
    if (network !== undefined) {
      const taken = this.#countByNetwork.get(network) ?? 0
      if (taken >= this.#limits.perNetworkMax) return false
      this.#countByNetwork.set(network, taken + 1)
    }
    this.#count++
    return true
  }

  #release(network: string | undefined): void {
    this.#count--
    if (network === undefined) return
    const left = (this.#countByNetwork.get(network) ?? 1) - 1
    if (left > 0) this.#countByNetwork.set(network, left)
    else this.#countByNetwork.delete(network)
  }

  #deliver(payload: string): void {
    const { topic, data } = JSON.parse(payload) as { topic: string; data: unknown }
    for (const { onEvent } of this.#topics.get(topic) ?? []) onEvent(data)
  }
}
