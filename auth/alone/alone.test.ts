import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { GoTrueAdminApi } from '@supabase/auth-js'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { emptyFolder, freePort, runAlone, startAlone, type Alone } from './alone.test-support.ts'

const PASSWORD = 'a good long phrase'
const email = 'asha@example.org'
/** Notices of changes come too; a code is six digits on a line or in a sentence. */
const codeIn = (message = ''): string => /\b\d{6}\b/.exec(message)?.[0] ?? ''

const server = process.env['TEST_DATABASE_URL']
const engines: [string, () => Promise<Record<string, string>>][] = [
  ['the embedded database', async () => ({})],
  ...(server ? [['PostgreSQL', () => newDatabase(server)] as [string, () => Promise<Record<string, string>>]] : []),
]

describe.each(engines)('alone in an empty directory, on %s', (_engine, prepare) => {
  test('somebody signs up, confirms by the code, signs in, refreshes and signs out with the official client', async () => {
    const folder = emptyFolder()
    const env = { ...(await prepare()), AUTH_MAIL_INTERVAL_S: '0' }
    const auth = await startAlone(folder, env)
    await signUp(auth)
    const session = await signInAndOut(auth)
    await signInByCode(auth)
    await administrate(auth, folder, env)
    expect(await auth.stop()).toBe(0)

    const again = await startAlone(folder, env)
    const client = again.client()
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    // What was signed before the restart is still verified, and what has ended has ended.
    expect((await client.refreshSession({ refresh_token: session.refresh_token })).error?.code).toMatch(
      /refresh_token|session/,
    )
    expect(await again.stop()).toBe(0)
    expect(readdirSync(folder)).toEqual(['auth-data'])
    expect(auth.output()).not.toContain(email)
  })
})

async function signUp(auth: Alone): Promise<void> {
  const client = auth.client()
  const { data, error } = await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Asha' } } })
  expect([error, data.session]).toEqual([null, null])
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')
  const token = codeIn(auth.messages().at(-1))
  const confirmed = await client.verifyOtp({ email, token, type: 'signup' })
  expect(confirmed.data.user?.user_metadata).toMatchObject({ name: 'Asha', email_verified: true })
  expect((await client.verifyOtp({ email, token, type: 'signup' })).error?.code).toBe('otp_expired')
}

async function signInAndOut(auth: Alone) {
  const client = auth.client()
  expect((await client.signInWithPassword({ email, password: 'not hers at all' })).error?.code).toBe(
    'invalid_credentials',
  )
  const { data } = await client.signInWithPassword({ email, password: PASSWORD })
  const refreshed = await client.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
  expect((await client.getUser()).data.user?.email).toBe(email)
  expect((await client.getClaims()).data?.claims.iss).toBe(auth.url)
  expect((await client.signOut()).error).toBeNull()
  const session = refreshed.data.session
  if (!session) throw new Error('no session')
  expect((await client.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError')
  return session
}

async function signInByCode(auth: Alone): Promise<void> {
  const client = auth.client()
  expect((await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
  const token = codeIn(auth.messages().at(-1))
  expect((await client.verifyOtp({ email, token, type: 'email' })).data.session).not.toBeNull()
}

async function administrate(auth: Alone, folder: string, env: Record<string, string>): Promise<void> {
  const port = new URL(auth.url).port
  const { output } = await runAlone(folder, { ...env, PORT: port }, ['service-key'])
  const admin = (key: string) =>
    new GoTrueAdminApi({ url: auth.url, headers: { Authorization: `Bearer ${key}`, apikey: 'anon' } })
  const { data } = await admin(output.trim()).listUsers()
  expect(data.users.map((user) => user.email)).toEqual([email])
  expect((await admin('anon').listUsers()).error?.status).toBe(403)
}

describe('a start with a wrong setting', () => {
  test('says all of them, and creates no directory, no database and no port', async () => {
    const folder = emptyFolder()
    const port = await freePort()
    const { code, output } = await runAlone(folder, {
      PORT: String(port),
      TRUST_PROXY: 'one',
      DATABASE_URL: 'mysql://x',
      AUTH_JWT_EXPIRY_S: '1h',
      AUTH_SIGNUP_DISABLED: 'maybe',
      AUTH_JWT_KEYS: '[{"kty":"oct","k":"aHVzaA"}]',
    })
    expect(code).toBe(1)
    expect(
      output
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    ).toEqual(['DATABASE_URL', 'TRUST_PROXY', 'AUTH_JWT_EXPIRY_S', 'AUTH_SIGNUP_DISABLED', 'AUTH_JWT_KEYS'])
    expect(output).toContain('AUTH_JWT_SECRET')
    expect(readdirSync(folder)).toEqual([])
    const free = createServer().listen(port, '127.0.0.1')
    await once(free, 'listening')
    free.close()
  })

  test('as a public service asks for https, a mail server and, with phone numbers, their provider', async () => {
    const folder = emptyFolder()
    const PUBLIC = { AUTH_EXTERNAL_URL: 'http://id.example.org/auth/v1' }
    const plain = await runAlone(folder, PUBLIC)
    expect(plain.output).toMatch(/AUTH_EXTERNAL_URL: expected .*https:\/\/\n\s+MAIL_URL: expected a mail server/)
    const phone = await runAlone(folder, {
      AUTH_EXTERNAL_URL: 'https://id.example.org/auth/v1',
      MAIL_URL: 'smtp://localhost:1',
      AUTH_PHONE_ENABLED: 'on',
    })
    expect([phone.code, phone.output.trim().split('\n').length]).toEqual([1, 2])
    expect(phone.output).toContain('AUTH_SMS_PROVIDER: expected twilio or msg91')
    expect(readdirSync(folder)).toEqual([])
  })
})

async function newDatabase(url: string): Promise<Record<string, string>> {
  const name = `auth_alone_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return { DATABASE_URL: own.href }
}
