import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Moved, writeMoved } from './moved.server.ts'
import type { WriteGate } from './write-gate.server.ts'

/*
 * A move over the control socket: `POST /move` stops the writes for as long as its response is open, `GET /rows` sends
 * every row, and `POST /moved` marks the installation as moved. When the moving program ends before that, in whatever
 * way, the connection closes and writes are accepted again.
 */

/** Answers `POST /move` and `POST /moved`. */
export class MoveControl {
  readonly #dataDir: string
  readonly #writes: WriteGate
  #isMoved = false

  constructor(dataDir: string, writes: WriteGate) {
    this.#dataDir = dataDir
    this.#writes = writes
  }

  /** Resolves when the response has ended. */
  async stopWrites(res: ServerResponse): Promise<void> {
    const closed = once(res, 'close')
    try {
      await this.#writes.close()
    } catch (error) {
      res.writeHead(409, { 'content-type': 'text/plain' }).end((error as Error).message)
      return
    }
    if (!res.destroyed) {
      res.writeHead(200).flushHeaders()
      await closed
    }
    if (!this.#isMoved) await this.#writes.open()
  }

  /** From here on only PostgreSQL takes writes: this process keeps showing pages until it is stopped. */
  async confirm(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!this.#writes.isClosed) return void res.writeHead(409).end('Writes were accepted meanwhile.')
    writeMoved(this.#dataDir, JSON.parse(await text(req)) as Moved)
    this.#isMoved = true
    res.writeHead(204).end()
  }
}

/** An installation whose writes are stopped. */
export interface StoppedWrites {
  /** Every row, as a backup that leaves nothing out. */
  rows(): Promise<IncomingMessage>
  confirm(moved: Moved): Promise<void>
  /** Writes are accepted again, unless the move was confirmed. */
  end(): void
}

/**
 * Stops the writes of the process that answers on this socket. Resolves to undefined when none does.
 * @throws Error with its reason when it refuses.
 */
export async function stopWrites(socketPath: string): Promise<StoppedWrites | undefined> {
  const held = await call(socketPath, 'POST', '/move')
  if (!held) return undefined
  await expectStatus(held, 200)
  held.on('error', () => {})
  return {
    rows: async () => expectStatus(await present(call(socketPath, 'GET', '/rows')), 200),
    confirm: async (moved) =>
      void (await expectStatus(await present(call(socketPath, 'POST', '/moved', JSON.stringify(moved))), 204)),
    end: () => void held.destroy(),
  }
}

async function expectStatus(response: IncomingMessage, status: number): Promise<IncomingMessage> {
  if (response.statusCode === status) return response
  throw new Error((await text(response)) || `The running server answered ${response.statusCode}.`)
}

async function present<Found>(found: Promise<Found | undefined>): Promise<Found> {
  const value = await found
  if (value === undefined) throw new Error('The running server ended during the move.')
  return value
}

/** Undefined when no process answers on the socket. */
export function call(
  socketPath: string,
  method: string,
  path: string,
  body?: string,
): Promise<IncomingMessage | undefined> {
  return new Promise((fulfil, reject) => {
    const asked = request({ socketPath, method, path, agent: false }, fulfil)
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') fulfil(undefined)
      else reject(error)
    })
    asked.end(body)
  })
}
