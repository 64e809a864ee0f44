import type { Server } from 'node:http'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Health } from './health.ts'

/** Time for clients to read `Connection: close` and to come back elsewhere, before the port closes. */
const ANNOUNCE_MS = 1_000
/** A request that takes longer is cut off. */
const FINISH_MS = 15_000

interface Draining {
  product: { close(): Promise<void> }
  health: Health
  log: Logger
}

/**
 * Ends the process without losing a request: first it is not ready any more and tells every client to close its connection (closing an
 * idle one at once would reset a client that is just sending), then finishes what runs, then closes the rest.
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
    setTimeout(() => closeAll(server, product, log), ANNOUNCE_MS)
  }
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
