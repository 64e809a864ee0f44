import { type Config, readConfig } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { describeError } from '#app/platform/log/error-for-log.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { createApp } from '#server/app.ts'
import { createServices, type Services } from '#server/services.ts'
import { databaseBeside, testDatabase } from './database.ts'
import { scratchFolder } from './durability/scratch.ts'
import { TEST_KEYS } from './keys.ts'
import { NOW } from './clock.ts'

export interface TestApp {
  database: Database
  services: Services
  hub: LiveHub
  /** The application's time; assign it to move the clock. */
  clock: { now: Date }
  /** Everything that was logged. */
  logged: { level: string; fields: object; message: string }[]
  get(path: string, init?: RequestInit): Promise<Response>
  /** Posts a form from a page of this site. */
  post(path: string, fields: Record<string, string>, init?: RequestInit): Promise<Response>
  /** Any request, unchanged. */
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Accounts are confirmed at once, and responses are not delayed. Tests of the mails turn these off. */
const QUICK_SIGN_UP = { AUTH_MAILER_AUTOCONFIRM: 'true', AUTH_QUIET_ANSWER_MS: '0' }

/**
 * The whole application on an empty database, called over HTTP. Rate limits are off unless the test turns them on.
 * `beside`: another node of that application, with the same database, files and clock.
 */
export async function testApp(
  env: Record<string, string> = {},
  { beside }: { beside?: TestApp } = {},
): Promise<TestApp> {
  const database = beside ? await databaseBeside(beside.database) : await testDatabase()
  const folder = beside?.services.config.dataDir ?? scratchFolder('app')
  const config: Config = readConfig({ RATE_LIMITS: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...env })
  const clock = beside?.clock ?? { now: NOW }
  const logged: TestApp['logged'] = []
  const write = (level: string) => (fields: object & { err?: unknown }, message: string) => {
    const written = 'err' in fields ? { ...fields, err: describeError(fields.err) } : fields
    logged.push({ level, fields: written, message })
  }
  const log: Logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  const keys = await openKeys(TEST_KEYS)
  const secrets = await openSecrets(TEST_KEYS)
  const hub = await LiveHub.start(database)
  const services = await createServices({
    config,
    database,
    keys,
    secrets,
    hub,
    log,
    env: { ...QUICK_SIGN_UP, ...env },
    clock: () => clock.now,
  })
  const app = createApp(services)
  const request = async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, config.siteUrl)
    const asked = new Request(url, init)
    if (!asked.headers.has('Host')) asked.headers.set('Host', url.host)
    return app.fetch(asked, { remoteAddress: '127.0.0.1' })
  }
  return {
    database,
    services,
    hub,
    clock,
    logged,
    request,
    get: (path, init) => request(path, init),
    post: (path, fields, init = {}) =>
      request(path, {
        method: 'POST',
        redirect: 'manual',
        ...init,
        headers: { Origin: new URL(config.siteUrl).origin, ...(init.headers as Record<string, string>) },
        body: new URLSearchParams(fields),
      }),
  }
}
