import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { clientIp } from '#auth/http/client-ip.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { type AuthService, createAuth } from '#auth/service.ts'
import { SettingsError } from '#auth/settings/settings.ts'
import { unknownSettings } from '#auth/settings/unknown.ts'
import { type Configuration, isLocal, readConfiguration } from './configuration.ts'
import { openAloneDatabase } from './database.ts'
import { messageFiles, smtpMail } from './messages.ts'
import { aloneRoutes } from './routes.ts'

// Starts the auth service without a product: `npm run auth`. `npm run auth -- service-key` prints a key for /admin.
// A failure prints its reason and exits with code 1.

const SWEEP_MS = 60_000
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
const CONNECTIONS_MAX = 5_000
/** Requests that are running when the service stops get this long. */
const DRAIN_MS = 10_000

try {
  const configuration = await readConfiguration(process.env)
  for (const line of unknownSettings(process.env)) console.warn(line)
  await (process.argv[2] === 'service-key' ? printServiceKey(configuration) : start(configuration))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function start(configuration: Configuration): Promise<void> {
  const { host, port, settings } = configuration
  let answer: ReturnType<typeof getRequestListener> | undefined
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS }, (req, res) => {
    if (answer) void answer(req, res)
    else res.writeHead(503, { 'Retry-After': '5' }).end()
  })
  server.maxConnections = CONNECTIONS_MAX
  // The port first: when it is in use, nothing else has been created.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { auth, close } = await openService(configuration)
  const routes = aloneRoutes(auth, { isHttps: settings.externalUrl.startsWith('https:') })
  answer = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: { socket: { remoteAddress?: string } } }
    return routes.fetch(request, { remoteAddress: incoming.socket.remoteAddress })
  })
  const stop = () => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => void close().then(() => (clearTimeout(force), process.exit(0))))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const bound = server.address() as AddressInfo
  const at = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  console.log(`The auth service is ready at ${settings.externalUrl} (listening on ${at}:${bound.port})`)
}

async function openService(configuration: Configuration): Promise<{ auth: AuthService; close(): Promise<void> }> {
  const { dataDir, databaseUrl, mail, settings, trustedProxies } = configuration
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const onError = ({ name, message }: Error) => log.warn({ name, message }, 'the database reports an error')
  const { db, engine, close } = await openAloneDatabase({ dataDir, databaseUrl, onError })
  const files = messageFiles(dataDir, (path) => console.log(`A message waits in ${path}`))
  const auth = createAuth({
    db,
    settings,
    ...(await openAllKeys(configuration)),
    sharesCounters: engine === 'postgres',
    clock: () => new Date(),
    log,
    clientIp: (c) =>
      clientIp(c.req.raw.headers, (c.env as { remoteAddress?: string } | undefined)?.remoteAddress, trustedProxies),
    ...(isLocal(settings.siteUrl) && files),
    ...(mail && { mail: smtpMail(mail) }),
  })
  const timer = setInterval(() => {
    auth.sweep(new Date()).catch((error: Error) => log.warn({ name: error.name }, 'expired rows could not be deleted'))
  }, SWEEP_MS)
  return {
    auth,
    close: async () => {
      clearInterval(timer)
      await close()
    },
  }
}

async function openAllKeys({ dataDir, jwtKeys, secretKeys }: Configuration) {
  const directory = join(dataDir, 'keys')
  return {
    keys: await openKeys(jwtKeys ? { json: jwtKeys } : { directory }),
    secrets: await openSecrets(secretKeys ? { json: secretKeys } : { directory }),
  }
}

async function printServiceKey(configuration: Configuration): Promise<void> {
  const { keys } = await openAllKeys(configuration)
  console.log(await issueServiceKey(keys, { issuer: configuration.settings.externalUrl, now: new Date() }))
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=9998 npm run auth`
  return `The auth service could not start: ${message}`
}
