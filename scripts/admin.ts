// `npm run admin -- create <e-mail>` confirms the address, invites its account to be an administrator, and prints the
// link that accepts the role. A new account sets its password there; with `--password` it is read from standard input.
// `remove <e-mail>` removes the role or the invitation, and `service-key [days]` prints a key for the admin API. `keys`
// lists the keys that the database was written with; `keys new` prints new ones; `keys forget <id>` allows the site to start without a lost one.
// `breach <from> <until>` writes whom to tell of a breach, and what. With the embedded database `keys` and `breach` need
// a stopped server; the other commands also work while it runs.
import { text } from 'node:stream/consumers'
import { systemClock } from '#app/platform/time/clock.ts'
import { type Config, readConfig } from '#app/platform/config/config.server.ts'
import { DataDirInUseError } from '#engine/lock.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { createLogger } from '#app/platform/log/log.server.ts'
import type { KeyRing } from '#auth/keys/keys.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { type AdminApi, appointAdministrator, dismissAdministrator } from '#server/accounts/administrators.ts'
import { hasKeys, keySource, openTokenKeys } from '#server/accounts/auth-keys.ts'
import { openKnownKeys } from '#server/accounts/known-keys.ts'
import { openAuth } from '#server/accounts/open-auth.ts'
import { describeBreach } from './admin-breach.ts'
import { describeKeys, describeNewKeys, forget } from './admin-keys.ts'

const USAGE = `Say what to do:
  npm run admin -- create <e-mail>              invites an administrator: prints the link to accept the role
  npm run admin -- create <e-mail> --password   the same, with the password read from the standard input
  npm run admin -- remove <e-mail>              takes the role or the invitation away
  npm run admin -- service-key [days]           prints a key for the admin API
  npm run admin -- keys                         lists the keys that the database was written with
  npm run admin -- keys new                     prints new keys, to rotate those of the site
  npm run admin -- keys forget <id>             lets the site start without a key, and says what stays unreadable
  npm run admin -- breach <from> <until> [e-mail]   writes who must be told of a breach, and what; e-mail: the misused account`

const KEY_TTL_MS = 5 * MINUTE_MS
const DAYS_MAX = 3_660

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run([verb, ...rest]: string[]): Promise<void> {
  const config = readConfig(process.env)
  const [subject, option] = rest
  if (verb === 'create' && subject)
    return withApi(config, (api) => create(api, config, subject, option === '--password'))
  if (verb === 'remove' && subject) return withApi(config, (api) => remove(api, subject))
  if (verb === 'service-key') return console.log(await serviceKey(config, parseDays(subject ?? '30') * DAY_MS))
  if (verb === 'keys') return keys(config, subject, option)
  if (verb === 'breach') return console.log(await describeBreach(config, rest))
  throw new Error(USAGE)
}

async function create(api: AdminApi, config: Config, email: string, hasPassword: boolean): Promise<void> {
  if (hasPassword && process.stdin.isTTY) console.log('Type the password, then Enter and Ctrl-D:')
  const password = hasPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
  const { isNew, link, signsIn } = await appointAdministrator(api, { email, password, siteUrl: config.siteUrl })
  if (isNew) console.log(`${email} has a new account.`)
  if (!link) return console.log(`${email} is an administrator already.`)
  const how = signsIn
    ? 'set a password and accept the role, within the hour'
    : 'sign in and accept the role, within 7 days'
  console.log(`${email} becomes an administrator by opening this link, once, to ${how}:\n${link}`)
  console.log('The role counts in sessions that have shown a second step: Account, Two-step sign-in.')
}

async function remove(api: AdminApi, email: string): Promise<void> {
  const had = await dismissAdministrator(api, email)
  if (!had) throw new Error(`${email} is no administrator.`)
  console.log(`${email} is no administrator any more. Open sessions lose the role at once.`)
}

function parseDays(days: string): number {
  if (/^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= DAYS_MAX) return Number(days)
  throw new Error(`The days need to be a whole number from 1 to ${DAYS_MAX}.`)
}

async function keys(config: Config, verb: string | undefined, id: string | undefined): Promise<void> {
  if (verb === 'new') return console.log((await describeNewKeys(config, process.env)).join('\n'))
  if (verb !== undefined && (verb !== 'forget' || !id)) throw new Error(USAGE)
  const database = await openDatabase({ ...config, onError: (error) => console.error(error.message) })
  try {
    await migrate(database)
    const lines = id ? forget(database, config, process.env, id) : describeKeys(database, config, process.env)
    console.log((await lines).join('\n'))
  } finally {
    await database.close()
  }
}

/** Signed with this machine's keys, which the first start of the site creates. */
async function serviceKey(config: Config, ttlMs: number): Promise<string> {
  const source = keySource('jwt', config, process.env)
  if (!hasKeys(source)) throw new Error(`There are no keys in ${source.path} yet: start the site once.`)
  return issueKey(config, await openTokenKeys(source), ttlMs)
}

function issueKey(config: Config, keys: KeyRing, ttlMs: number): Promise<string> {
  const now = systemClock()
  const expiresAt = new Date(now.getTime() + ttlMs)
  return issueServiceKey(keys, { issuer: `${config.siteUrl}/auth/v1`, now, expiresAt })
}

/** Calls `work` with the auth service in this process, or in the running server if that has locked the database. */
async function withApi(config: Config, work: (api: AdminApi) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...config, onError: (error) => console.error(error.message) }).catch(
    (error: Error) => {
      if (error.cause instanceof DataDirInUseError) return undefined
      throw error
    },
  )
  if (!database) {
    const key = await serviceKey(config, KEY_TTL_MS)
    return work(apiOf((path, init) => callServer(config, path, init), key))
  }
  try {
    await migrate(database)
    const log = createLogger('silent')
    const opened = await openKnownKeys(database, { config, env: process.env, now: systemClock() })
    const auth = openAuth({ config, database, ...opened, log, clock: systemClock, env: process.env })
    const key = await issueKey(config, opened.keys, KEY_TTL_MS)
    await work(apiOf((path, init) => auth.app.request(path, init), key))
  } finally {
    await database.close()
  }
}

async function callServer({ host, port }: Config, path: string, init: RequestInit): Promise<Response> {
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
  try {
    return await fetch(`${address}/auth/v1${path}`, init)
  } catch (error) {
    const message = `A server holds the database, but none answers at ${address}: set PORT and HOST as it has them.`
    throw new Error(message, { cause: error })
  }
}

function apiOf(send: (path: string, init: RequestInit) => Response | Promise<Response>, key: string): AdminApi {
  return async (method, path, body) => {
    const headers = { Authorization: `Bearer ${key}`, 'X-Supabase-Api-Version': '2024-01-01' }
    const answer = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: await answer.json() }
  }
}
