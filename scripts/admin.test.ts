import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#app/platform/time/clock.ts'
import { readConfig } from '#app/platform/config/config.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { createLogger } from '#app/platform/log/log.server.ts'
import { openKnownKeys } from '#server/accounts/known-keys.ts'
import { generateKey, openKeys } from '#auth/keys/keys.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { openAuth } from '#server/accounts/open-auth.ts'
import { bundle } from '#test/durability/bundle.ts'

const EMAIL = 'first@example.org'
const SECOND = 'second@example.org'
const TIMEOUT_MS = 120_000
const PASSWORD = 'a good long phrase'

let dataDir: string
// One for all tests: creating a database takes seconds.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diya-admin-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const SOURCE = 'scripts/admin.ts'
const bundled = await bundle(SOURCE)

async function admin(args: string[], { port = 1, input = '', script = bundled } = {}) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) }
  const child = spawn(process.execPath, ['--liftoff-only', script, ...args], { env })
  child.stdin.end(input)
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, errors }
}

/** The auth service on the data directory, as in a running server. */
async function openServer() {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase({ dataDir, onError: () => {} })
  await migrate(database)
  const parts = {
    config,
    database,
    ...(await openKnownKeys(database, { config, env: {}, now: systemClock() })),
    log: createLogger('silent'),
  }
  const auth = openAuth({ ...parts, clock: systemClock, env: { AUTH_RATE_LIMITS: 'off' } })
  const server = createServer(getRequestListener(new Hono().route('/auth/v1', auth.app).fetch))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async signIn(email: string, password: string) {
      const answer = await auth.app.request('/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      })
      const body = (await answer.json()) as { access_token?: string; user?: { app_metadata: unknown } }
      return { status: answer.status, metadata: body.user?.app_metadata, token: body.access_token ?? '' }
    },
    async accept(linkToken: string, accessToken: string) {
      const state = await auth.findSession(accessToken)
      return state && auth.acceptRole({ linkToken, state, ip: '127.0.0.1' })
    },
    openLink(link: string) {
      const body = JSON.stringify(Object.fromEntries(new URL(link).searchParams))
      return auth.app.request('/verify', { method: 'POST', body })
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await database.close()
    },
  }
}

test(
  'the first administrator is created before the first start of the server, and can sign in afterwards',
  { timeout: TIMEOUT_MS },
  async () => {
    const made = await admin(['create', EMAIL, '--password'], { input: `${PASSWORD}\n`, script: SOURCE })
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.out).toContain(`${EMAIL} has a new account.`)
    expect(made.out).not.toContain(PASSWORD)
    const token = /^http:\S+\/auth\/appointment\?token_hash=(\w{64})$/m.exec(made.out)?.[1] ?? ''
    const server = await openServer()
    try {
      const before = await server.signIn(EMAIL, PASSWORD)
      expect(before.status).toBe(200)
      expect(before.metadata).not.toHaveProperty('roles')
      expect(await server.accept(token, before.token)).toEqual({ ok: true, role: 'administrator' })
      expect((await server.signIn(EMAIL, PASSWORD)).metadata).toMatchObject({ roles: ['administrator'] })
    } finally {
      await server.close()
    }
  },
)

test(
  'while the server runs the command calls it, and the administrator gets a link for password and role',
  { timeout: TIMEOUT_MS },
  async () => {
    const server = await openServer()
    try {
      const made = await admin(['create', SECOND], server)
      expect(made).toMatchObject({ code: 0, errors: '' })
      const [link = ''] = /^http\S+$/m.exec(made.out) ?? []
      expect(link).toMatch(
        /^http:\/\/localhost:\d+\/auth\/confirm\?token_hash=\w+&type=recovery&next=%2Fauth%2Fappointment%3Ftoken_hash%3D\w+$/,
      )
      expect((await server.openLink(link)).status).toBe(200)
      expect((await admin(['remove', SECOND], server)).code).toBe(0)
      expect((await admin(['remove', SECOND], server)).errors).toBe(`${SECOND} is no administrator.\n`)
      const elsewhere = await admin(['create', SECOND], { port: 1 })
      expect(elsewhere.code).toBe(1)
      expect(elsewhere.errors).toMatch(/^A server holds the database, but none answers at/)
    } finally {
      await server.close()
    }
  },
)

test(
  'the command line forgets a lost key and prints the rows that stay encrypted',
  { timeout: TIMEOUT_MS },
  async () => {
    const database = await openDatabase({ dataDir, onError: () => {} })
    const config = readConfig({ DATA_DIR: dataDir })
    await migrate(database)
    const { keys, secrets } = await openKnownKeys(database, { config, env: {}, now: systemClock() })
    const mail = { dedupeKey: 'test:1', to: SECOND, subject: 'x', text: 'x', createdAt: systemClock() }
    await enqueueMail(database.db, { sealer: secrets }, mail)
    await database.close()
    const [jwt, secret] = [keys.signing.kid, secrets.names[0]?.id ?? '']
    await rename(join(dataDir, 'keys'), join(dataDir, 'keys-elsewhere'))
    const refused = await admin(['create', EMAIL])
    expect(refused.code).toBe(1)
    expect(refused.errors.split('\n').filter(Boolean)).toEqual([
      expect.stringContaining(`npm run admin -- keys forget ${jwt}`),
      expect.stringContaining(`npm run admin -- keys forget ${secret}`),
    ])
    const listed = await admin(['keys'])
    expect(listed).toMatchObject({ code: 0, errors: '' })
    expect(listed.out.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${jwt} {2}signs access tokens; remembered since .*; NOT on this machine$`)),
      expect.stringMatching(new RegExp(`^${secret} {2}seals .*; NOT .*; rows sealed with it: public.outbox \\d+$`)),
      '',
    ])
    const forgotten = await admin(['keys', 'forget', secret])
    expect(forgotten.code).toBe(0)
    expect(forgotten.out).toMatch(/Unreadable for every process without it:\n {2}public.outbox: \d/)
    expect((await admin(['keys', 'forget', jwt])).out).toContain('Access tokens signed with it are refused')
    expect((await admin(['create', EMAIL])).code).toBe(0)
  },
)

test('new keys can be put beside the old ones, and the site still reads what the old ones sealed', async () => {
  const { code, out } = await admin(['keys', 'new'])
  expect(code).toBe(0)
  const [newSecret = '', newJwt = ''] = out.split('\n').filter((line) => line.startsWith('{'))
  const old = JSON.parse(await newSecretsJson()) as { keys: object[] }
  const before = (await openSecrets({ json: JSON.stringify(old) })).seal('a secret', 'row:1')
  const rotated = await openSecrets({ json: JSON.stringify({ keys: [JSON.parse(newSecret), ...old.keys] }) })
  expect(rotated.open(before, 'row:1')).toBe('a secret')
  expect(rotated.seal('a secret', 'row:1')).toMatch(new RegExp(`^${rotated.names[0]?.id}[.]`))
  const signing = await generateKey('sign')
  const ring = await openKeys({ json: JSON.stringify({ keys: [signing, JSON.parse(newJwt)] }) })
  expect([ring.signing.kid, ring.verifying.size]).toEqual([signing.kid, 2])
})

test.each([[['keys', 'drop']], [['keys', 'forget']], [[]], [['create']], [['dance', EMAIL]], [['service-key', '0']]])(
  '%j prints one line or the usage and fails',
  async (args) => {
    const { code, out, errors } = await admin(args)
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(/^(?:Say what to do|The days need)/)
  },
)
