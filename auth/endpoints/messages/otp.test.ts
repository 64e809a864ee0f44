import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendLimits } from '#auth/tables/limits.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { follow, openMail } from '#auth/test/messages.test-support.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAIL_LINK_PAGE: 'false' }
let auth: TestService
let email: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  email = newEmail()
})

const post = (path: string, body: object, service = auth) => service.send('POST', path, { body, headers: NEW_ERRORS })
const countUsers = () => db.$count(users, eq(users.email, email))

describe('sign-in by mail', () => {
  test('creates an account for a new address, which its code or link opens', async () => {
    const { data, error } = await auth.client().signInWithOtp({ email, options: { data: { display_name: 'Asha' } } })
    expect([data, error]).toEqual([{ user: null, session: null }, null])
    const mail = openMail(auth, email)
    expect([mail.kind, mail.type]).toEqual(['confirmation', 'signup'])
    const verified = await auth.client().verifyOtp({ email, token: mail.code, type: 'email' })
    expect(verified.data.user).toMatchObject({ email, user_metadata: { display_name: 'Asha', email_verified: true } })
    expect(await countUsers()).toBe(1)
  })

  test('signs a member in again, without another account', async () => {
    await auth.client().signInWithOtp({ email })
    await follow(auth, openMail(auth, email).path)
    auth.clock.forwardS(61)
    await auth.client().signInWithOtp({ email })
    const mail = openMail(auth, email)
    expect([mail.kind, mail.type]).toEqual(['magic_link', 'magiclink'])
    expect((await follow(auth, mail.path)).fragment).toMatchObject({ type: 'magiclink', token_type: 'bearer' })
    expect(await countUsers()).toBe(1)
    expect(await db.$count(sessions)).toBeGreaterThan(1)
  })

  test('confirms a new account at once without mail confirmations', async () => {
    const open = await openService(db, { ...ENV, AUTH_MAILER_AUTOCONFIRM: 'true' })
    await open.client().signInWithOtp({ email })
    const mail = openMail(open, email)
    expect(mail.type).toBe('magiclink')
    expect((await db.select().from(users).where(eq(users.email, email)))[0]?.emailConfirmedAt).not.toBeNull()
    expect((await follow(open, mail.path)).fragment['access_token']).toBeDefined()
  })

  test('is refused for a new address on request, or when sign-ups are closed', async () => {
    const answer = await post('/otp', { email, create_user: false })
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'otp_disabled', message: 'Signups not allowed for otp' },
    ])
    const closed = await openService(db, { ...ENV, AUTH_SIGNUP_DISABLED: 'true', AUTH_MAIL_INTERVAL_S: '0' })
    expect((await post('/otp', { email }, closed)).body.code).toBe('signup_disabled')
    expect(await countUsers()).toBe(0)
    expect(auth.mails).toEqual([])
  })

  test('has an older name', async () => {
    expect((await post('/magiclink', { email })).body).toEqual({})
    expect(openMail(auth, email).kind).toBe('confirmation')
  })

  test.each([
    ['with two addresses', { email: 'a@example.org', phone: '919876543210' }, 400, 'validation_failed'],
    ['with none', {}, 400, 'validation_failed'],
    ['by mail with a channel', { email: 'a@example.org', channel: 'sms' }, 400, 'validation_failed'],
    ['with half of PKCE', { email: 'a@example.org', code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
    ['to what is no e-mail', { email: 'nobody' }, 400, 'validation_failed'],
    ['to a phone where that is off', { phone: '919876543210' }, 400, 'phone_provider_disabled'],
    ['with the wrong types', { email: ['a@example.org'] }, 400, 'bad_json'],
  ])('is refused %s', async (_case, body, status, code) => {
    const answer = await post('/otp', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('is refused when it is disabled', async () => {
    const off = await openService(db, { ...ENV, AUTH_MAGIC_LINK_ENABLED: 'false' })
    expect((await post('/otp', { email }, off)).body.code).toBe('email_provider_disabled')
    const none = await openService(db, { ...ENV, AUTH_EMAIL_ENABLED: 'false' })
    expect((await post('/recover', { email }, none)).status).toBe(400)
    expect((await post('/resend', { type: 'signup', email }, none)).status).toBe(400)
  })
})

describe('a repeated mail', () => {
  test('is sent only for what is pending, with one response for all', async () => {
    await auth.client().signUp({ email, password: PASSWORD })
    auth.clock.forwardS(61)
    const waiting = await auth.client().resend({ type: 'signup', email })
    expect(waiting.error).toBeNull()
    expect(auth.mails.filter(({ to }) => to === email)).toHaveLength(2)
    await follow(auth, openMail(auth, email).path)
    auth.clock.forwardS(61)
    for (const address of [email, newEmail()]) {
      for (const type of ['signup', 'email_change']) {
        const answer = await post('/resend', { type, email: address })
        expect([answer.status, answer.body]).toEqual([200, {}])
        auth.clock.forwardS(61)
      }
    }
    expect(auth.mails.filter(({ to }) => to === email)).toHaveLength(2)
  })

  test.each([
    [{ email: 'a@example.org' }],
    [{ type: 'recovery', email: 'a@example.org' }],
    [{ type: 'signup' }],
    [{ type: 'signup', email: 'a@example.org', phone: '919876543210' }],
    [{ type: 'sms', email: 'a@example.org' }],
  ])('needs a type and its address: %j', async (body) => {
    const answer = await post('/resend', body)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('too many mails', () => {
  test('to one address are refused for a minute, for a member as for an unknown address', async () => {
    const member = newEmail()
    await (await openService(db)).signUp(member)
    for (const address of [member, newEmail()]) {
      for (const path of ['/recover', '/otp', '/resend']) {
        const body = { email: address, ...(path === '/resend' && { type: 'signup' }) }
        expect((await post(path, body)).status).toBe(200)
        auth.clock.forwardS(20)
        const again = await post('/recover', { email: address })
        expect([again.status, again.body]).toEqual([
          429,
          {
            code: 'over_email_send_rate_limit',
            message: 'For security purposes, you can only request this after 40 seconds.',
          },
        ])
        expect(again.headers.get('retry-after')).toBe('40')
        auth.clock.forwardS(40)
      }
    }
    const stored = JSON.stringify(await db.select().from(sendLimits))
    expect(stored).not.toContain(member)
  })

  test('at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('/recover', { email })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  })

  test('of the whole instance are refused for an hour', async () => {
    await db.delete(sendLimits)
    const small = await openService(db, {
      ...ENV,
      AUTH_RATE_LIMITS: 'on',
      AUTH_RATE_LIMIT_EMAILS_PER_HOUR: '2',
      AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '100',
    })
    for (let turn = 0; turn < 2; turn++) expect((await post('/otp', { email: newEmail() }, small)).status).toBe(200)
    const refused = await post('/otp', { email }, small)
    expect([refused.status, refused.body]).toEqual([
      429,
      { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    ])
    expect(await countUsers()).toBe(0)
    small.clock.forwardS(3_600)
    expect((await post('/otp', { email }, small)).status).toBe(200)
  })

  test.each([
    ['/otp', 'OTP'],
    ['/magiclink', 'MAGIC_LINK'],
    ['/recover', 'RECOVER'],
    ['/resend', 'RESEND'],
    ['/verify', 'VERIFY'],
  ])('asked for at %s from one place use up its bucket', async (path, name) => {
    const small = await openService(db, { ...ENV, AUTH_RATE_LIMITS: 'on', [`AUTH_RATE_LIMIT_${name}_PER_5_MIN`]: '1' })
    const body = { email: newEmail(), type: 'signup', token: '123456' }
    const ask = (ip: string) => small.send('POST', path, { body, ip, headers: NEW_ERRORS })
    expect((await ask('198.51.100.1')).body?.code).not.toBe('over_request_rate_limit')
    const refused = await ask('198.51.100.1')
    expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit'])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await ask('198.51.100.2')).body?.code).not.toBe('over_request_rate_limit')
  })
})

test('a response that could reveal a member takes the same time for all', async () => {
  const slow = await openService(db, { ...ENV, AUTH_QUIET_ANSWER_MS: '120' })
  const member = newEmail()
  await (await openService(db)).signUp(member)
  const fastest = async (address: () => string) => {
    const times: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      slow.clock.forwardS(61)
      const start = performance.now()
      expect((await post('/recover', { email: address() }, slow)).status).toBe(200)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const known = await fastest(() => member)
  const unknown = await fastest(newEmail)
  expect(known).toBeGreaterThan(118)
  expect(Math.abs(known - unknown) / unknown).toBeLessThan(0.15)
})

describe('an invitation', () => {
  const service = async () => {
    const secret = 'a secret of at least thirty-two characters'
    const { SignJWT } = await import('jose')
    const key = new TextEncoder().encode(secret)
    const token = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    return { token, inviting: await openService(db, { ...ENV, AUTH_JWT_SECRET: secret }) }
  }

  test('creates an account with exactly the given data, which its mail opens', async () => {
    const { token, inviting } = await service()
    const { status, body } = await inviting.send('POST', '/invite', { token, body: { email, data: { team: 'north' } } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, user_metadata: { team: 'north' } })
    expect(Object.keys(body.user_metadata)).toEqual(['team'])
    expect([body.invited_at, body.confirmation_sent_at, body.email_confirmed_at]).toEqual([
      inviting.clock.now.toISOString(),
      inviting.clock.now.toISOString(),
      undefined,
    ])
    const mail = openMail(inviting, email)
    expect([mail.kind, mail.type]).toEqual(['invite', 'invite'])
    const again = await inviting.send('POST', '/invite', { token, body: { email } })
    expect([again.status, again.body.id]).toEqual([200, body.id])
    expect((await follow(inviting, openMail(inviting, email).path)).fragment).toMatchObject({ type: 'invite' })
    expect((await follow(inviting, mail.path)).fragment['error_code']).toBe('otp_expired')
    const late = await inviting.send('POST', '/invite', { token, body: { email }, headers: NEW_ERRORS })
    expect([late.status, late.body.code]).toEqual([422, 'email_exists'])
  })

  test('can only be sent by an administrator', async () => {
    const member = await (await openService(db)).signUp()
    expect((await post('/invite', { email })).status).toBe(401)
    const answer = await auth.send('POST', '/invite', { token: member.access_token, body: { email } })
    expect(answer.status).toBe(403)
    expect(await countUsers()).toBe(0)
  })
})
