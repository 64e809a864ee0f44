import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '#app/platform/config/config.server.ts'
import { misspeltSettings } from '#app/platform/config/misspelt.server.ts'
import { DatabaseUnavailableError } from '#app/platform/db/open.server.ts'
import { createLogger } from '#app/platform/log/log.server.ts'
import { withHealth } from './lifecycle/health.ts'
import { createHttpServer } from './http/http-server.ts'
import { unknownSettings } from '#auth/settings/unknown.ts'
import { KeysError } from './accounts/known-keys.ts'
import { openProduct } from './product.ts'
import { drain } from './lifecycle/drain.ts'
import { freeMemoryWhenIdle } from './lifecycle/idle-memory.ts'
import { checkStart } from './lifecycle/start-rules.ts'

// Starts the product. A failure prints its reason and exits with code 1.

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function start(): Promise<void> {
  for (const line of misspeltSettings(process.env)) console.warn(line)
  const config = await checkStart(process.env)
  for (const line of unknownSettings(process.env)) console.warn(line)
  const log = createLogger(config.logLevel)
  let answer: RequestListener = (_req, res) => void res.writeHead(503, { 'Retry-After': '5' }).end('Starting')
  const health = { isReady: false }
  const listener = withHealth(health, (req, res) => answer(req, res))
  const server = createHttpServer(listener)
  // The port first: when it is in use, nothing else has been changed.
  await listen(server, config.port, config.host)
  const product = await openProduct({ config, log, env: process.env, progress: (line) => console.log(line) })
  answer = product.listener
  health.isReady = true
  const stop = drain(server, { product, health, log })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  freeMemoryWhenIdle(log)
  console.log(`${config.brandName} is ready at ${config.siteUrl} (listening on ${addressOf(server)})`)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

/** Where a proxy finds the server. */
function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
}

function explain(error: unknown): string {
  if (error instanceof DatabaseUnavailableError || error instanceof KeysError) return error.message
  if (error instanceof ConfigError) return `The configuration is not usable.\n${error.message}`
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program, or choose another one: PORT=3001 npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  if (code === 'ENOSPC') return 'The disk is full. Nothing was changed; make room and start again.'
  return `Could not start: ${message}`
}
