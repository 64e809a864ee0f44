import type { Database } from '#app/platform/db/database.server.ts'
import { LIVE_CHANNEL } from './publish.server.ts'

const SUBSCRIBERS_MAX = 2_000
/** A tenth of all: a phone company hides many people behind one address, and one machine must not take every place. */
const SUBSCRIBERS_PER_NETWORK_MAX = 200

export interface Subscriber {
  /** Called with the data of each event on the topic. */
  onEvent: (data: unknown) => void
  /** Called once when the hub closes. */
  onClose?: () => void
  /** Where it listens from; undefined for this process itself. */
  network?: string | undefined
}

interface HubLimits {
  subscribersMax: number
  perNetworkMax: number
}

/** Hands the database's live events to whoever in this process listens to their topic. */
export class LiveHub {
  readonly #topics = new Map<string, Set<Subscriber>>()
  readonly #limits: HubLimits
  readonly #countByNetwork = new Map<string, number>()
  #count = 0
  #stopListening: () => Promise<void> = async () => {}

  private constructor(limits: HubLimits) {
    this.#limits = limits
  }

  /** `onGap` is called when events may have been lost; then every stream has been ended, so that browsers load anew. */
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

  /** Listens to a topic. Gives a function that stops listening, or null when the hub, or the network's share, is full. */
  subscribe(topic: string, listener: Subscriber | Subscriber['onEvent']): (() => void) | null {
    const subscriber: Subscriber = typeof listener === 'function' ? { onEvent: listener } : listener
    if (!this.#takePlace(subscriber.network)) return null
    const subscribers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, subscribers.add(subscriber))
    return () => {
      if (!subscribers.delete(subscriber)) return
      this.#leavePlace(subscriber.network)
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

  #takePlace(network: string | undefined): boolean {
    if (this.#count >= this.#limits.subscribersMax) return false
    if (network !== undefined) {
      const taken = this.#countByNetwork.get(network) ?? 0
      if (taken >= this.#limits.perNetworkMax) return false
      this.#countByNetwork.set(network, taken + 1)
    }
    this.#count++
    return true
  }

  #leavePlace(network: string | undefined): void {
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
