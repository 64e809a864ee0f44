import { eq } from 'drizzle-orm'
import { TOTP, Secret } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { signInAlerts } from '#auth/tables/devices.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { Authenticator } from '#auth/test/authenticator.test-support.ts'
import { newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const PAGE = 'http://local/auth/not-me'
const ENV = {
  AUTH_KNOWN_DEVICES: 'true',
  AUTH_PASSKEYS: 'true',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_ANONYMOUS_ENABLED: 'true',
  AUTH_NOTIFY_NEW_DEVICE: 'true',
  AUTH_MAIL_NEW_DEVICE_URL: PAGE,
}
let auth: TestService
let phones = 0

beforeEach(async () => {
  auth = await openService(db, ENV)
})

/** A browser keeps the cookie of its device. */
class Browser {
  cookie = ''

  async post(path: string, body: object, token?: string) {
    const headers = { 'User-Agent': 'Chrome on Android', ...(this.cookie && { Cookie: this.cookie }) }
    const answer = await auth.send('POST', path, { body, headers, ...(token && { token }) })
    this.cookie = (answer.headers.get('set-cookie') ?? this.cookie).split(';')[0] ?? ''
    return answer
  }

  async signIn(who: { email: string } | { phone: string }): Promise<{ access_token: string; user: { id: string } }> {
    const { body, status } = await this.post('/token?grant_type=password', { ...who, password: PASSWORD })
    expect(status).toBe(200)
    return body
  }

  async join(email = newEmail()) {
    const { body } = await this.post('/signup', { email, password: PASSWORD })
    return { email, userId: body.user.id as string, token: body.access_token as string }
  }
}

const alertsTo = (address: string) => auth.mails.filter(({ kind, to }) => kind === 'new_device' && to === address)
const tokenIn = (text: string | undefined) => /not-me\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const isOpen = async (token: string) => (await auth.send('GET', '/user', { token })).status === 200
const report = (token: string) => auth.reportDevice({ token, ip: '192.0.2.9' })

/** Somebody has signed in with Meera's password on another device. */
async function intrusion() {
  const [hers, other] = [new Browser(), new Browser()]
  const meera = await hers.join()
  const intruder = await other.signIn(meera)
  return { hers, other, meera, intruder, link: tokenIn(alertsTo(meera.email)[0]?.text) }
}

async function addPasskey(browser: Browser, token: string) {
  const phone = new Authenticator()
  const { body: start } = await browser.post('/passkeys/registration/options', {}, token)
  const key = phone.create(start.options)
  const answer = { challenge_id: start.challenge_id, credential: key.json }
  expect((await browser.post('/passkeys/registration/verify', answer, token)).status).toBe(200)
  return async (at: Browser) => {
    const { body: asked } = await at.post('/passkeys/authentication/options', {})
    const credential = phone.get(key, asked.options)
    return at.post('/passkeys/authentication/verify', { challenge_id: asked.challenge_id, credential })
  }
}

describe('a member is told by mail', () => {
  test('of a sign-in on a new device, but not of joining, and not again on the same device', async () => {
    const [first, second] = [new Browser(), new Browser()]
    const meera = await first.join()
    await first.signIn(meera)
    expect(alertsTo(meera.email)).toEqual([])
    await second.signIn(meera)
    await second.signIn(meera)
    expect(alertsTo(meera.email)).toHaveLength(1)
    expect(alertsTo(meera.email)[0]?.text).toContain(`${PAGE}/`)
  })

  test('also after she signed out everywhere', async () => {
    const first = new Browser()
    const meera = await first.join()
    await first.post('/logout?scope=global', {}, meera.token)
    await new Browser().signIn(meera)
    expect(alertsTo(meera.email)).toHaveLength(1)
  })

  test('when, on which device and where, in the words of the site', async () => {
    const { meera } = await intrusion()
    expect(alertsTo(meera.email)[0]?.text).toContain(auth.clock.now.toUTCString())
    const [alert] = await db.select().from(signInAlerts).where(eq(signInAlerts.userId, meera.userId))
    expect(alert).toMatchObject({ userAgent: 'Chrome on Android', place: null })
  })

  test('of five devices a day, and of the next on the day after', async () => {
    const meera = await new Browser().join()
    for (let device = 0; device < 7; device++) await new Browser().signIn(meera)
    expect(alertsTo(meera.email)).toHaveLength(5)
    auth.clock.forwardS(24 * 3_600)
    await new Browser().signIn(meera)
    expect(alertsTo(meera.email)).toHaveLength(6)
  })

  test('of nothing where the settings do not say so', async () => {
    auth = await openService(db, { ...ENV, AUTH_NOTIFY_NEW_DEVICE: 'false' })
    const { meera } = await intrusion()
    expect(alertsTo(meera.email)).toEqual([])
  })
})

test('a member without an e-mail address is told by one text message, which names neither her nor a device', async () => {
  const phone = `9198765${String(10_000 + ++phones)}`
  await auth.admin.createUser({ phone, password: PASSWORD, phone_confirm: true })
  await new Browser().signIn({ phone })
  expect(auth.texts).toEqual([])
  await new Browser().signIn({ phone })
  await expect.poll(() => auth.texts.length).toBe(1)
  const [text] = auth.texts
  expect(text).toMatchObject({ phone, channel: 'sms' })
  expect(text?.message).toMatch(
    /^local: a new device signed in to your account\. Not you\? http:\/\/local\/auth\/not-me\/[\w-]{22}$/,
  )
  expect(text?.message.length).toBeLessThanOrEqual(160)
})

test('a provider that is down delays no sign-in, and the log holds no number', async () => {
  const send = () => Promise.reject(new Error('no route to 919876599999'))
  auth = await openService(db, ENV, { sms: { send } })
  const phone = '919876599999'
  await auth.admin.createUser({ phone, password: PASSWORD, phone_confirm: true })
  await new Browser().signIn({ phone })
  await new Browser().signIn({ phone })
  await expect.poll(() => auth.logged.join()).toContain('could not be sent')
  expect(auth.logged.join()).not.toContain(phone)
})

test('an anonymous account is told nothing', async () => {
  await new Browser().post('/signup', { data: {} })
  expect([auth.mails, auth.texts]).toEqual([[], []])
})

test('alerts need a page that reports them, and devices that are remembered', async () => {
  for (const missing of ['AUTH_KNOWN_DEVICES', 'AUTH_MAIL_NEW_DEVICE_URL'])
    await expect(openService(db, { ...ENV, [missing]: '' })).rejects.toThrow('AUTH_NOTIFY_NEW_DEVICE')
})

describe('“This was not me”', () => {
  test('ends every session of that device, and none of another or of another account', async () => {
    const { hers, other, meera, intruder, link } = await intrusion()
    const again = await other.signIn(meera)
    const neighbour = await other.join()
    const asha = await hers.signIn(meera)
    expect(await report(link)).toEqual({ passkeysRemoved: 0, hasNewFactor: false, hasEmail: true })
    expect(await Promise.all([intruder, again].map((one) => isOpen(one.access_token)))).toEqual([false, false])
    expect(await Promise.all([meera.token, asha.access_token, neighbour.token].map(isOpen))).toEqual([true, true, true])
  })

  test('works once, for seven days, and looking at it changes nothing', async () => {
    const { intruder, link } = await intrusion()
    expect(await auth.findSignInAlert(link)).toMatchObject({ userAgent: 'Chrome on Android' })
    expect(await isOpen(intruder.access_token)).toBe(true)
    expect(await report('x'.repeat(22))).toBeNull()
    expect(await report(link)).not.toBeNull()
    expect([await report(link), await auth.findSignInAlert(link)]).toEqual([null, null])
    const late = await intrusion()
    auth.clock.forwardS(7 * 24 * 3_600)
    expect([await report(late.link), await auth.findSignInAlert(late.link)]).toEqual([null, null])
    await auth.sweep(new Date(auth.clock.now.getTime() + 1))
    expect(await db.select().from(signInAlerts).where(eq(signInAlerts.userId, late.meera.userId))).toEqual([])
  })

  test('makes the device unknown: the next sign-in there is told again, and that device is known from then on', async () => {
    const { other, meera, link } = await intrusion()
    await report(link)
    await other.signIn(meera)
    await other.signIn(meera)
    expect(alertsTo(meera.email)).toHaveLength(2)
  })

  test('takes the limits of a known device from it', async () => {
    auth = await openService(db, {
      ...ENV,
      AUTH_RATE_LIMITS: 'on',
      AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN: '2',
    })
    const { other, meera, link } = await intrusion()
    const guess = (at: Browser) => at.post('/token?grant_type=password', { ...meera, password: 'a wrong guess' })
    for (let turn = 0; turn < 3; turn++) await guess(new Browser())
    expect((await guess(other)).status).toBe(400)
    await report(link)
    expect((await guess(other)).status).toBe(429)
  })

  test('removes the passkeys that were added there, with the sessions that they opened elsewhere', async () => {
    const { hers, other, meera, intruder, link } = await intrusion()
    const byHers = await addPasskey(hers, meera.token)
    const byTheirs = await addPasskey(other, intruder.access_token)
    const elsewhere = (await byTheirs(new Browser())).body
    expect(await isOpen(elsewhere.access_token)).toBe(true)
    expect(await report(link)).toMatchObject({ passkeysRemoved: 1 })
    expect(await isOpen(elsewhere.access_token)).toBe(false)
    expect((await byTheirs(new Browser())).body.error_code).toBe('webauthn_credential_not_found')
    expect((await byHers(hers)).status).toBe(200)
  })

  test('leaves a second factor, so that mails alone remove none, and says that there is one', async () => {
    const { other, meera, intruder, link } = await intrusion()
    const { body } = await other.post('/factors', { factor_type: 'totp' }, intruder.access_token)
    const code = new TOTP({ secret: Secret.fromBase32(body.totp.secret) }).generate({
      timestamp: auth.clock.now.getTime(),
    })
    const { body: challenge } = await other.post(`/factors/${body.id}/challenge`, {}, intruder.access_token)
    await other.post(`/factors/${body.id}/verify`, { challenge_id: challenge.id, code }, intruder.access_token)
    expect(await report(link)).toMatchObject({ hasNewFactor: true })
    expect((await auth.admin.mfa.listFactors({ userId: meera.userId })).data?.factors).toHaveLength(1)
  })

  test('is in the audit table, without an address', async () => {
    const { meera, link } = await intrusion()
    await report(link)
    const entries = await db.select({ payload: auditLogEntries.payload }).from(auditLogEntries)
    const own = entries.filter(({ payload }) => payload['action'] === 'device_reported')
    expect(own.at(-1)?.payload).toMatchObject({ actor_id: meera.userId })
    expect(JSON.stringify(own)).not.toMatch(/@|Chrome/)
  })
})

test('a session has its place if the site can tell it, and the link is stored only as a hash', async () => {
  const { meera, link } = await intrusion()
  const rows = await db.select().from(sessions).where(eq(sessions.userId, meera.userId))
  expect(rows.map(({ place }) => place)).toEqual([null, null])
  expect(new Set(rows.map(({ deviceHash }) => deviceHash)).size).toBe(2)
  const stored = await db.select().from(signInAlerts).where(eq(signInAlerts.userId, meera.userId))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(link)
})
