import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '#test/durability/random.ts'

export const TOXICS = ['down', 'slow', 'reset', 'half-open', 'trickle', 'garbage'] as const
export type Toxic = (typeof TOXICS)[number]

const SLOW_MS = 5_000
const TRICKLE_MS = 1_000

interface Pair {
  client: Socket
  upstream: Socket
  /** A connection that once was half-open stays so, as after a firewall forgot it. */
  isForgotten: boolean
}

/** Stands on the way to a service, and spoils its answers as long as it is told to. */
export class ToxicProxy {
  readonly #pairs = new Set<Pair>()
  readonly #random: Random
  #server: Server
  #toxic: Toxic | null = null
  port = 0
  /** Where new connections go. */
  target: number

  private constructor(target: number, seed: number) {
    this.target = target
    this.#random = seededRandom(seed)
    this.#server = createServer((client) => this.#serve(client))
  }

  static async to(target: number, { seed = 1, port = 0 } = {}): Promise<ToxicProxy> {
    const proxy = new ToxicProxy(target, seed)
    await proxy.#listen(port)
    return proxy
  }

  /**
   * `down`: connections break and are refused. `slow`: each answer comes after 5 seconds. `reset`: it breaks halfway.
   * `half-open`: nothing is answered, and nothing is closed. `trickle`: one byte a second. `garbage`: random bytes.
   */
  async set(toxic: Toxic | null): Promise<void> {
    const wasDown = this.#toxic === 'down'
    this.#toxic = toxic
    if (toxic === 'half-open') for (const pair of this.#pairs) pair.isForgotten = true
    if (toxic === 'down') await this.#stop()
    else if (wasDown) await this.#listen(this.port)
  }

  /** Breaks every connection, as the end of the server's process does. */
  breakAll(): void {
    for (const { client, upstream } of this.#pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
  }

  close(): Promise<void> {
    return this.#stop()
  }

  async #listen(port: number): Promise<void> {
    this.#server = createServer((client) => this.#serve(client)).listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
  }

  async #stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.breakAll()
    await closed
  }

  #serve(client: Socket): void {
    const upstream = connect(this.target, '127.0.0.1')
    const pair = { client, upstream, isForgotten: this.#toxic === 'half-open' }
    this.#pairs.add(pair)
    const end = () => {
      this.#pairs.delete(pair)
      if (!pair.isForgotten) client.destroy()
      upstream.destroy()
    }
    client.on('error', end).on('close', end)
    upstream.on('error', end)
    client.on('data', (bytes) => void (pair.isForgotten || upstream.write(bytes)))
    void this.#answer(pair).finally(() => setTimeout(end, this.#toxic === 'slow' ? SLOW_MS : 0))
  }

  async #answer(pair: Pair): Promise<void> {
    try {
      for await (const bytes of pair.upstream) await this.#pass(pair, bytes as Buffer)
    } catch {
      // The connection is gone; both ends are closed.
    }
  }

  async #pass(pair: Pair, bytes: Buffer): Promise<void> {
    const { client } = pair
    if (pair.isForgotten) return
    if (this.#toxic === 'slow') setTimeout(() => client.writable && client.write(bytes), SLOW_MS)
    else if (this.#toxic === 'trickle') await this.#trickle(client, bytes)
    else if (this.#toxic === 'garbage') client.write(bytes.map(() => Math.floor(this.#random() * 256)))
    else client.write(this.#toxic === 'reset' ? bytes.subarray(0, bytes.length / 2) : bytes)
    if (this.#toxic === 'reset') client.resetAndDestroy()
  }

  async #trickle(client: Socket, bytes: Buffer): Promise<void> {
    let sent = 0
    while (sent < bytes.length && this.#toxic === 'trickle' && client.writable) {
      client.write(bytes.subarray(sent, ++sent))
      await sleep(TRICKLE_MS)
    }
    if (client.writable) client.write(bytes.subarray(sent))
  }
}
