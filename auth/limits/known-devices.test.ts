import { beforeEach, describe, expect, test } from 'vitest'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { sendLimits } from '#auth/tables/limits.server.ts'
import { follow, openMail } from '#auth/test/messages.test-support.ts'
import {
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  present,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_KNOWN_DEVICES: 'true',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_MAIL_LINK_PAGE: 'false',
  AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN: '3',
  AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: '6',
  AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '100',
}
const HOME = '198.51.100.7'
let auth: TestService
let email: string
let ips = 0
const newIp = () => `10.0.${++ips >> 8}.${ips & 255}`

interface By {
  ip?: string
  cookie?: string
}
const post = (path: string, body: object, { ip = newIp(), cookie }: By = {}, service = auth) =>
  service.send('POST', path, { body, ip, headers: { ...NEW_ERRORS, ...(cookie && { Cookie: cookie }) } })
const signIn = (password: string, by: By = {}, service = auth) =>
  post('/token?grant_type=password', { email, password }, by, service)
const askForMail = (by: By = {}) => post('/recover', { email }, by)
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const statuses = async (count: number, run: () => Promise<{ status: number }>) => {
  const all: number[] = []
  for (let turn = 0; turn < count; turn++) all.push((await run()).status)
  return all
}
async function member(service = auth): Promise<string> {
  const address = newEmail()
  await service.admin.createUser({ email: address, password: PASSWORD, email_confirm: true })
  return address
}

beforeEach(async () => {
  await db.delete(sendLimits)
  auth = await openService(db, ENV)
  email = await member()
})

describe('while others guess a password from many addresses', () => {
  let cookie: string
  beforeEach(async () => {
    cookie = cookieOf((await signIn(PASSWORD, { ip: HOME })).headers)
    expect(await statuses(7, () => signIn('a wrong guess'))).toEqual([400, 400, 400, 400, 400, 400, 429])
  })

  test('the owner signs in from a known device, and a new device has to wait', async () => {
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await signIn(PASSWORD, { cookie })).status).toBe(200)
    expect(await statuses(4, () => signIn('a slip of the pen', { cookie }))).toEqual([400, 400, 400, 429])
  })

  test('and by a link of a mail from any device', async () => {
    expect((await askForMail({ ip: HOME })).status).toBe(200)
    expect((await follow(auth, openMail(auth, email).path)).fragment).toHaveProperty('access_token')
  })

  test('a session that asks for its password has a limit of its own', async () => {
    const strict = await openService(db, { ...ENV, AUTH_PASSWORD_REQUIRE_CURRENT: 'true' }, { keys: auth.keys })
    const { body } = await signIn(PASSWORD, { cookie })
    for (let turn = 0; turn < 7; turn++) await signIn('a wrong guess', {}, strict)
    const change = { password: 'another long phrase', current_password: PASSWORD }
    const changed = await strict.send('PUT', '/user', { token: body.access_token, body: change, ip: newIp() })
    expect(changed.status).toBe(200)
  })
})

describe('codes of one account', () => {
  const LEFT = 'email rate limit exceeded'

  test('are limited to three an hour and six a day for one network, which locks nobody else out', async () => {
    const by = { ip: '192.0.2.66' }
    expect(await statuses(4, () => askForMail(by))).toEqual([200, 200, 200, 429])
    expect((await askForMail(by)).body).toMatchObject({ code: 'over_email_send_rate_limit', message: LEFT })
    expect((await askForMail({ ip: HOME })).status).toBe(200)
    auth.clock.forwardS(3_600)
    expect(await statuses(4, () => askForMail(by))).toEqual([200, 200, 200, 429])
    auth.clock.forwardS(3_600)
    expect((await askForMail(by)).status).toBe(429)
    auth.clock.forwardS(22 * 3_600)
    expect((await askForMail(by)).status).toBe(200)
  })

  test('are counted over all endpoints, and in the same way for an address without an account', async () => {
    for (const address of [email, newEmail()]) {
      const wishes: [string, object][] = [
        ['/recover', { email: address }],
        ['/otp', { email: address, create_user: false }],
        ['/magiclink', { email: address, create_user: false }],
        ['/resend', { type: 'signup', email: address }],
        ['/recover', { email: address }],
        ['/recover', { email: address }],
      ]
      const ip = newIp()
      const seen: number[] = []
      for (const [path, body] of wishes) seen.push((await post(path, body, { ip })).status)
      expect(seen.map((status) => status === 429)).toEqual([false, false, false, true, true, true])
    }
  })

  test('are limited to five an hour for all unknown devices together; a known device still gets its own', async () => {
    const cookie = cookieOf((await signIn(PASSWORD)).headers)
    expect(await statuses(6, () => askForMail())).toEqual([...Array<number>(5).fill(200), 429])
    expect(await statuses(4, () => askForMail({ cookie }))).toEqual([200, 200, 200, 429])
    const { code } = openMail(auth, email)
    const { status } = await post('/verify', { type: 'recovery', email, token: code }, { cookie })
    expect(status).toBe(200)
    const other = await member()
    expect((await post('/recover', { email: other })).status).toBe(200)
  })

  test('have a separate interval on a known device, so that others cannot block the owner', async () => {
    auth = await openService(db, { ...ENV, AUTH_MAIL_INTERVAL_S: '60' }, { keys: auth.keys })
    email = await member()
    const cookie = cookieOf((await signIn(PASSWORD)).headers)
    expect((await askForMail()).status).toBe(200)
    expect((await askForMail({ ip: HOME })).body.message).toContain('after 60 seconds')
    expect((await askForMail({ cookie })).status).toBe(200)
    expect((await askForMail({ cookie })).status).toBe(429)
  })

  test('reach a known device also from an address that has used up its limit of mails', async () => {
    auth = await openService(db, { ...ENV, AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '1' }, { keys: auth.keys })
    email = await member()
    const cookie = cookieOf((await signIn(PASSWORD)).headers)
    for (let turn = 0; turn < 10; turn++) await post('/recover', { email: newEmail() }, { ip: HOME })
    expect((await askForMail({ ip: HOME })).status).toBe(429)
    expect((await askForMail({ ip: HOME, cookie })).status).toBe(200)
  })
})

describe('the cookie of a device', () => {
  const isKnown = async (cookie: string, address = email, service = auth) => {
    for (let turn = 0; turn < 7; turn++) {
      await post('/token?grant_type=password', { email: address, password: 'x' }, {}, service)
    }
    const own = await post('/token?grant_type=password', { email: address, password: 'x' }, { cookie }, service)
    return own.status === 400
  }

  test('identifies nobody, and is protected from scripts, other sites, and over https from other hosts', async () => {
    const [value, ...attributes] = (await signIn(PASSWORD)).headers.get('set-cookie')?.split('; ') ?? []
    expect(value).toMatch(/^auth-device=[\w-]{22}\.[\da-f]{32}$/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'])
    const secure = await openService(db, { ...ENV, AUTH_EXTERNAL_URL: 'https://local/auth/v1' }, { keys: auth.keys })
    const init = { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) }
    const answer = await secure.app.request('/token?grant_type=password', init)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-auth-device=.*; Secure/)
  })

  test('is set by every sign-in: a code, a link, a refresh', async () => {
    await askForMail()
    const { code } = openMail(auth, email)
    const typed = await post('/verify', { type: 'recovery', email, token: code })
    expect(await isKnown(cookieOf(typed.headers))).toBe(true)
    await askForMail()
    const followed = await follow(auth, openMail(auth, email).path)
    expect(cookieOf(followed.headers)).toMatch(/^auth-device=/)
    const { refresh_token } = typed.body
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token })
    expect(cookieOf(refreshed.headers)).toMatch(/^auth-device=/)
    const cookie = cookieOf(refreshed.headers)
    const again = await post(
      '/token?grant_type=refresh_token',
      { refresh_token: refreshed.body.refresh_token },
      { cookie },
    )
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null])
  })

  test('is valid for all who share the device, and for nobody else', async () => {
    const first = cookieOf((await signIn(PASSWORD)).headers)
    const mother = email
    email = await member()
    const both = cookieOf((await signIn(PASSWORD, { cookie: first })).headers)
    expect(await isKnown(both, mother)).toBe(true)
    expect(await isKnown(both, email)).toBe(true)
    expect(await isKnown(both, await member())).toBe(false)
    expect(await isKnown(both, newEmail())).toBe(false)
  })

  test.each(['auth-device=x', `auth-device=${'A'.repeat(22)}.${'0'.repeat(32)}`, 'auth-device=', 'auth-device=%00'])(
    'that somebody has made up opens no share: %s',
    async (cookie) => {
      expect(await isKnown(cookie)).toBe(false)
    },
  )

  test('is still valid after the keys were rotated', async () => {
    const json = await newSecretsJson()
    const before = await openService(db, ENV, { secrets: await openSecrets({ json }) })
    email = await member(before)
    const cookie = cookieOf((await signIn(PASSWORD, {}, before)).headers)
    const keys = [...JSON.parse(await newSecretsJson()).keys, ...JSON.parse(json).keys]
    const rotated = await openSecrets({ json: JSON.stringify({ keys }) })
    const after = await openService(db, ENV, { secrets: rotated, keys: before.keys })
    expect(await isKnown(cookie, email, after)).toBe(true)
  })

  test('is not set for an unverified address, nor without the setting', async () => {
    const { data } = await auth.admin.createUser({ email: newEmail(), phone: '919876512345', phone_confirm: true })
    const unproven = present(data.user?.email)
    await auth.admin.updateUserById(present(data.user?.id), { password: PASSWORD })
    const phone = await openService(db, { ...ENV, AUTH_PHONE_ENABLED: 'true' }, { keys: auth.keys })
    const signedIn = await post('/token?grant_type=password', { phone: '919876512345', password: PASSWORD }, {}, phone)
    expect(cookieOf(signedIn.headers)).toMatch(/^auth-device=/)
    expect(await isKnown(cookieOf(signedIn.headers), unproven)).toBe(false)

    const plain = await openService(db, { ...ENV, AUTH_KNOWN_DEVICES: 'false' }, { keys: auth.keys })
    const answer = await signIn(PASSWORD, {}, plain)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  })
})
