import { beforeEach, describe, expect, test } from 'vitest'
import { sendLimits } from '#auth/tables/limits.server.ts'
import { openMail } from '#auth/test/messages.test-support.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()

const ENV = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_MAILER_AUTOCONFIRM: 'false',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_RATE_LIMIT_EMAILS_PER_HOUR: '100',
  AUTH_RATE_LIMIT_SMS_PER_HOUR: '100',
}
let auth: TestService
const post = async (path: string, body: object, ip: string) =>
  auth.send('POST', path, { body, ip, headers: NEW_ERRORS })
const number = (at: number) => `9198${String(76_543_210 + at)}`
/** All endpoints through which a visitor can have a message sent. */
const entryPoints: Record<string, (at: number) => [string, object]> = {
  '/otp': (at) => ['/otp', { email: `otp${at}@example.org`, create_user: false }],
  '/magiclink': (at) => ['/magiclink', { email: `magic${at}@example.org`, create_user: false }],
  '/recover': (at) => ['/recover', { email: `recover${at}@example.org` }],
  '/resend': (at) => ['/resend', { email: `resend${at}@example.org`, type: 'signup' }],
  '/signup': (at) => ['/signup', { email: `signup${at}@example.org`, password: PASSWORD }],
}

beforeEach(async () => {
  await db.delete(sendLimits)
  auth = await openService(db, ENV)
})

async function member(): Promise<string> {
  const email = newEmail()
  const { error } = await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  if (error) throw error
  return email
}

describe('one network that requests as many mails as it can', () => {
  test('gets its limit over all endpoints, and everybody else still signs up and recovers', async () => {
    const known = await member()
    const tally: Record<string, number> = {}
    for (const [name, wish] of Object.entries(entryPoints)) {
      for (let at = 0; at < 10; at++) {
        const { status } = await post(...wish(at), '192.0.2.66')
        const row = `${name} ${status}`
        tally[row] = (tally[row] ?? 0) + 1
      }
    }
    const heard = Object.entries(tally).filter(([row]) => !row.endsWith(' 429'))
    expect(heard).toEqual([['/otp 422', 5]])
    expect(auth.mails).toEqual([])

    expect((await post('/signup', { email: newEmail(), password: PASSWORD }, '198.51.100.7')).status).toBe(200)
    expect((await post('/recover', { email: known }, '203.0.113.9')).status).toBe(200)
    expect(openMail(auth, known).kind).toBe('recovery')
  })

  test('gets the time of the next attempt, and changing its IPv6 address within the /64 does not help', async () => {
    for (let at = 0; at < 5; at++) {
      const [path, body] = entryPoints['/signup']?.(at) ?? ['', {}]
      expect((await post(path, body, `2001:db8::${at}`)).status).toBe(200)
    }
    const refused = await post('/recover', { email: newEmail() }, '2001:db8::99')
    expect([refused.status, refused.body]).toEqual([
      429,
      { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    ])
    expect(refused.headers.get('Retry-After')).toBe('3600')
    auth.clock.forwardS(3_600)
    expect((await post('/recover', { email: newEmail() }, '2001:db8::99')).status).toBe(200)
  })

  test('has the same limit for text messages', async () => {
    const ask = (at: number, ip: string) => post('/otp', { phone: number(at) }, ip)
    for (let at = 0; at < 5; at++) expect((await ask(at, '192.0.2.66')).status).toBe(200)
    expect((await ask(5, '192.0.2.66')).body).toEqual({
      code: 'over_sms_send_rate_limit',
      message: 'SMS rate limit exceeded',
    })
    expect((await ask(5, '198.51.100.7')).status).toBe(200)
    expect(auth.texts).toHaveLength(6)
  })

  test('shares it with signed-in users behind the same address', async () => {
    const token = (await auth.client().signInWithPassword({ email: await member(), password: PASSWORD })).data.session
      ?.access_token
    for (let at = 0; at < 5; at++) await post('/recover', { email: newEmail() }, '192.0.2.66')
    const options = { token: token ?? '', ip: '192.0.2.66' }
    expect((await auth.send('GET', '/reauthenticate', options)).status).toBe(429)
    expect((await auth.send('PUT', '/user', { ...options, body: { email: newEmail() } })).status).toBe(429)
    const elsewhere = await auth.send('PUT', '/user', { ...options, ip: '192.0.2.67', body: { email: newEmail() } })
    expect(elsewhere.status).toBe(200)
  })
})

describe('the limit of the whole instance', () => {
  beforeEach(async () => {
    auth = await openService(db, {
      ...ENV,
      AUTH_RATE_LIMIT_EMAILS_PER_HOUR: '4',
      AUTH_RATE_LIMIT_SMS_PER_HOUR: '4',
      AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '100',
    })
  })

  test('counts only sent messages: unknown addresses and refused requests use nothing of it', async () => {
    const known = await member()
    for (let at = 0; at < 12; at++) {
      const body = at % 2 === 0 ? { email: newEmail() } : { email: newEmail(), create_user: false }
      const { status } = await post(at % 2 === 0 ? '/recover' : '/otp', body, `192.0.2.${at}`)
      expect(status).toBe(at % 2 === 0 ? 200 : 422)
    }
    expect(auth.mails).toEqual([])
    for (let at = 0; at < 4; at++) {
      const { status } = await post('/signup', { email: newEmail(), password: PASSWORD }, `198.51.100.${at}`)
      expect(status).toBe(200)
    }
    expect(auth.mails).toHaveLength(4)
    for (const email of [known, newEmail()]) {
      expect((await post('/recover', { email }, '203.0.113.9')).body.message).toBe('email rate limit exceeded')
    }
    expect(auth.mails).toHaveLength(4)
  })

  test('counts both mails of a change of address', async () => {
    const { data } = await auth.client().signInWithPassword({ email: await member(), password: PASSWORD })
    const change = { token: data.session?.access_token ?? '', body: { email: newEmail() } }
    expect((await auth.send('PUT', '/user', change)).status).toBe(200)
    expect(auth.mails).toHaveLength(2)
    for (const status of [200, 200, 429]) {
      expect((await post('/otp', { email: newEmail() }, '203.0.113.9')).status).toBe(status)
    }
  })

  test('is not used up by a provider that fails, and the number may request another at once', async () => {
    const failing = { send: async () => Promise.reject(new Error('away')) }
    const broken = await openService(db, { ...ENV, AUTH_RATE_LIMIT_SMS_PER_HOUR: '1' }, { sms: failing })
    for (const ip of ['192.0.2.1', '192.0.2.2']) {
      const { body } = await broken.send('POST', '/otp', { body: { phone: number(1) }, ip, headers: NEW_ERRORS })
      expect(body.code).toBe('sms_send_failed')
    }
  })

  test('reveals of no address whether it is known: a second request waits as long for both', async () => {
    const waits = []
    for (const email of [await member(), newEmail()]) {
      await post('/recover', { email }, '192.0.2.1')
      const { status, body } = await post('/recover', { email }, '192.0.2.2')
      waits.push([status, body])
    }
    expect(waits[0]).toEqual(waits[1])
    expect(waits[0]?.[0]).toBe(429)
  })
})
