import type { Server } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Health } from './health.ts'

/**
 * How long responses carry `Connection: close` before the port closes: a second, in turns of the event loop, so that time
 * in which it was blocked and read no request does not count.
 */
const ANNOUNCE_TURNS = 10
const TURN_MS = 100
/** Requests that take longer are aborted. */
const FINISH_MS = 15_000

interface Draining {
  product: { close(): Promise<void> }
  health: Health
  log: Logger
}

/**
 * Returns a function that ends the process without losing requests: it sets `isReady` to false and sends `Connection:
 * close` for a second (closing idle connections at once would reset clients that are just sending), then closes the port,
 * waits for running requests and closes the product.
 */
export function drain(server: Server, { product, health, log }: Draining): () => void {
  let draining = false
  server.prependListener('request', (_req, res) => {
    if (draining) res.setHeader('Connection', 'close')
  })
  return () => {
    if (draining) return
    draining = true
    health.isReady = false
    log.info({}, 'stopping: running requests are finished first')
    void announced().then(() => closeAll(server, product, log))
  }
}

async function announced(): Promise<void> {
  for (let turn = 0; turn < ANNOUNCE_TURNS; turn++) await sleep(TURN_MS)
  // What has arrived is read before this; a connection with an unread request would count as idle.
  await setImmediate()
}

function closeAll(server: Server, product: { close(): Promise<void> }, log: Logger): void {
  const cutOff = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  server.close(() => {
    clearTimeout(cutOff)
    product.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not close cleanly')
        process.exit(1)
      },
    )
  })
}
