import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientIp } from '#auth/http/client-ip.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { readSettings } from '#auth/settings/settings.ts'
import { rateLimits, sendLimits } from '#auth/tables/limits.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { testDatabase } from '#test/database.ts'
import { follow, openMail } from './messages.test-support.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, present, type TestService } from './service.test-support.ts'

// Attacks on the sign-in as figures. A sample by default; `npm run test:faults` sets AUTH_ATTACKS=full for all of it, and
// for what needs statistics (attacks-timing.test.ts).

const IS_FULL = process.env['AUTH_ATTACKS'] === 'full'
const figure = (sample: number, full: number): number => (IS_FULL ? full : sample)

const { db } = await testDatabase()
const secrets = await openSecrets({ json: await newSecretsJson() })
const ON = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_KNOWN_DEVICES: 'true',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_MAIL_LINK_PAGE: 'false',
}

beforeEach(async () => {
  await db.delete(sendLimits)
  await db.delete(rateLimits)
})

interface By {
  ip: string
  cookie?: string
}
const addressOf = (index: number): string => `10.1.${index >> 8}.${index & 255}`
const post = (auth: TestService, path: string, body: object, { ip, cookie }: By = { ip: '192.0.2.1' }) =>
  auth.send('POST', path, { body, ip, headers: { ...NEW_ERRORS, ...(cookie && { Cookie: cookie }) } })
const signIn = (auth: TestService, email: string, password: string, by?: By) =>
  post(auth, '/token?grant_type=password', { email, password }, by)

async function member(auth: TestService): Promise<string> {
  const email = newEmail()
  const { error } = await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  if (error) throw error
  return email
}

describe('one account, attacked from many addresses', () => {
  const ADDRESSES = figure(12, 200)
  const GUESSES_EACH = figure(6, 5)
  /** The default allows 100 an hour; the sample less, because each costs a hash. */
  const LIMIT = figure(20, 100)
  const env = { ...ON, AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: String(LIMIT) }

  test('has few of the wrong passwords judged, and its owner gets in during the attack', async () => {
    const auth = await openService(db, env)
    const email = await member(auth)
    const home = { ip: '198.51.100.7' }
    const known = await signIn(auth, email, PASSWORD, home)
    const cookie = present(known.headers.get('set-cookie')?.split(';')[0])
    const judged = Array.from({ length: ADDRESSES }, () => 0)
    for (let turn = 0; turn < GUESSES_EACH; turn++) {
      for (const [index] of judged.entries()) {
        const { status } = await signIn(auth, email, `guess ${turn} of ${index}`, { ip: addressOf(index) })
        expect([400, 429]).toContain(status)
        if (status === 400) judged[index] = (judged[index] ?? 0) + 1
      }
    }
    expect(judged.reduce((sum, count) => sum + count, 0)).toBe(LIMIT)
    expect(Math.max(...judged)).toBeLessThanOrEqual(10)
    // The right password does not help whoever attacks; the owner's own device, and a link from anywhere, do.
    expect((await signIn(auth, email, PASSWORD, { ip: addressOf(1) })).status).toBe(429)
    expect((await signIn(auth, email, PASSWORD, { ip: '203.0.113.9', cookie })).status).toBe(200)
    expect((await post(auth, '/recover', { email }, { ip: '203.0.113.10' })).status).toBe(200)
    expect((await follow(auth, openMail(auth, email).path)).fragment).toHaveProperty('access_token')
  })
})

describe('one account, attacked for days', () => {
  const env = { ...ON, AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: '1000' }
  const wrongInARow = async (email: string, count: number) =>
    void (await db.update(users).set({ wrongPasswords: count }).where(eq(users.email, email)))

  test('has 100 passwords in a row compared and then none, right or wrong, also of many at once', async () => {
    const auth = await openService(db, env)
    const email = await member(auth)
    const guess = (index: number, password: string) => signIn(auth, email, password, { ip: addressOf(index) })
    await guess(0, 'a first wrong one')
    await wrongInARow(email, 97)
    const many = await Promise.all([1, 2, 3, 4, 5].map((index) => guess(index, `guess ${index}`)))
    expect(many.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    const [row] = await db.select().from(users).where(eq(users.email, email))
    expect(row?.wrongPasswords).toBe(100)
    const refusals = [await guess(9, PASSWORD), await guess(10, 'a wrong one')]
    const [right, wrong] = await Promise.all(refusals.map(async (answer) => [answer.status, answer.body]))
    expect(right).toEqual(wrong)
  })

  test('lets its owner in by a mail, after which her password works again', async () => {
    const auth = await openService(db, env)
    const email = await member(auth)
    await wrongInARow(email, 100)
    expect((await signIn(auth, email, PASSWORD)).status).toBe(400)
    await post(auth, '/recover', { email })
    expect((await follow(auth, openMail(auth, email).path)).fragment).toHaveProperty('access_token')
    expect((await signIn(auth, email, PASSWORD)).status).toBe(200)
  })

  test('lets in her own device, whose sign-in ends the row', async () => {
    const auth = await openService(db, env)
    const email = await member(auth)
    const known = await signIn(auth, email, PASSWORD)
    const cookie = present(known.headers.get('set-cookie')?.split(';')[0])
    await wrongInARow(email, 100)
    expect((await signIn(auth, email, PASSWORD, { ip: '203.0.113.9', cookie })).status).toBe(200)
    expect((await signIn(auth, email, PASSWORD, { ip: '203.0.113.10' })).status).toBe(200)
  })
})

describe('one address that tries many accounts', () => {
  const ACCOUNTS = figure(60, 1_000)
  const LIMIT = figure(15, 150)

  test.each([1, 3])('gets 30 a minute over %i nodes, whatever it says about itself', async (nodes) => {
    const env = { ...ON, AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: String(LIMIT) }
    const services: TestService[] = []
    for (let node = 0; node < nodes; node++) {
      const options = { sharesCounters: nodes > 1, secrets, ...(services[0] && { keys: services[0].keys }) }
      services.push(await openService(db, env, options))
    }
    let judged = 0
    for (let index = 0; index < ACCOUNTS; index++) {
      const forged = new Headers({ 'X-Forwarded-For': `${addressOf(index)}, 192.0.2.1` })
      const ip = clientIp(forged, '10.0.0.1', 1)
      const { status } = await signIn(present(services[index % nodes]), newEmail(), 'one guess', { ip })
      judged += Number(status === 400)
    }
    expect(Math.abs(judged - LIMIT)).toBeLessThanOrEqual(nodes > 1 ? 1 : 0)
    expect(readSettings({ AUTH_EXTERNAL_URL: 'https://x.example' }).rateLimits).toMatchObject({ tokenPer5Min: 150 })
  })

  test('cannot choose the address that is counted', () => {
    for (let index = 0; index < 1_000; index++) {
      const header = [addressOf(index), `unknown, ${addressOf(index)}`, `${addressOf(index)}:${index}`][index % 3]
      const forged = (proxies: number, last = '') =>
        clientIp(new Headers({ 'X-Forwarded-For': `${header}${last}` }), '192.0.2.1', proxies)
      expect(forged(0)).toBe('192.0.2.1')
      expect(forged(1, ', 198.51.100.1')).toBe('198.51.100.1')
    }
  })
})

describe('a code of six digits', () => {
  const AT_ONCE = figure(40, 1_000)

  test('redeemed many times at once opens one session', async () => {
    const auth = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false' })
    const email = await member(auth)
    await post(auth, '/otp', { email, create_user: false })
    const { code } = openMail(auth, email)
    const redeem = () => post(auth, '/verify', { type: 'email', email, token: code })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, redeem))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  })

  test('is sent ten times a day to one network, with five tries each: five chances in 100,000', async () => {
    const auth = await openService(db, { ...ON, AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '100' })
    const email = await member(auth)
    let tries = 0
    for (let hour = 0; hour < 24; hour++) {
      for (let turn = 0; turn < 7; turn++) {
        const sent = auth.mails.length
        await post(auth, '/otp', { email, create_user: false })
        if (auth.mails.length === sent) continue
        const { code } = openMail(auth, email)
        const wrong = code === '000000' ? '111111' : '000000'
        // Each from another address: only the limit of the code itself holds.
        for (let guess = 0; guess < 5; guess++) {
          const { status } = await post(
            auth,
            '/verify',
            { type: 'email', email, token: wrong },
            { ip: addressOf(tries++) },
          )
          expect(status).toBe(403)
        }
        const late = await post(auth, '/verify', { type: 'email', email, token: code }, { ip: addressOf(tries) })
        expect(late.status).toBe(403)
      }
      auth.clock.forwardS(3_600)
    }
    expect(tries / 1_000_000).toBeLessThanOrEqual(5e-5)
    expect(tries).toBeGreaterThan(0)
  })
})

describe('the end of a session', () => {
  test.each([
    ['a sign-out', (node: TestService, token: string) => node.send('POST', '/logout?scope=global', { token })],
    [
      'a new password',
      (node: TestService, token: string) =>
        node.send('PUT', '/user', { token, body: { password: 'another good phrase' } }),
    ],
    [
      'a ban',
      async (node: TestService, _token: string, id: string) =>
        void (await node.admin.updateUserById(id, { ban_duration: '1h' })),
    ],
  ])('by %s counts on every node at once, for access and refresh tokens', async (_what, end) => {
    const options = { secrets, sharesCounters: true }
    const one = await openService(db, {}, options)
    const two = await openService(db, {}, { ...options, keys: one.keys })
    const email = await member(one)
    const here = (await signIn(one, email, PASSWORD)).body
    const there = (await signIn(two, email, PASSWORD)).body
    // A new id at each sign-in, and tokens of at least 128 bits.
    expect(there.refresh_token).not.toBe(here.refresh_token)
    expect(here.refresh_token.length * 6).toBeGreaterThanOrEqual(128)
    expect((await two.send('GET', '/user', { token: there.access_token })).status).toBe(200)
    await end(one, here.access_token, here.user.id)
    expect((await two.send('GET', '/user', { token: there.access_token })).status).toBe(403)
    const refreshed = await post(two, '/token?grant_type=refresh_token', { refresh_token: there.refresh_token })
    expect(refreshed.status).toBe(400)
  })
})

describe('a password', () => {
  test('may be long, and the whole of it counts', async () => {
    const auth = await openService(db)
    const email = newEmail()
    const [first, second] = ['a', 'b'].map((end) => `${'long '.repeat(14)}xx and then ${end}`)
    expect([first?.slice(0, 72), first?.length]).toEqual([second?.slice(0, 72), 83])
    await auth.admin.createUser({ email, password: present(first), email_confirm: true })
    expect((await signIn(auth, email, present(second))).status).toBe(400)
    expect((await signIn(auth, email, present(first))).status).toBe(200)
    const longest = 'ज्योति और दीया '.repeat(9).trim()
    expect(longest.length).toBeGreaterThanOrEqual(128)
    await auth.admin.createUser({ email: 'b@example.net', password: longest.normalize('NFD'), email_confirm: true })
    expect((await signIn(auth, 'b@example.net', longest.normalize('NFC'))).status).toBe(200)
    const hashes = await db.select({ hash: users.passwordHash }).from(users)
    for (const { hash } of hashes) if (hash) expect(hash).toMatch(/^\$argon2id\$/)
  })
})
