import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendLimits } from '#auth/tables/limits.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_PHONE_ENABLED: 'true', AUTH_NOTIFY_PHONE_CHANGED: 'true' }
let auth: TestService
let phone: string
let last = 919_800_000_000
beforeEach(async () => {
  auth = await openService(db, ENV)
  phone = String(++last)
})

const post = (path: string, body: object, service = auth) => service.send('POST', path, { body, headers: NEW_ERRORS })
const codeTo = (number: string, { texts }: TestService = auth) =>
  texts.findLast((text) => text.phone === number)?.code ?? ''

describe('a phone', () => {
  test('signs up with a password and a code, and signs in with either', async () => {
    const { data, error } = await auth.client().signUp({ phone: `+${phone}`, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone', providers: ['phone'] } })
    expect(data.user?.identities?.[0]).toMatchObject({ provider: 'phone', identity_data: { phone } })
    expect(auth.texts).toMatchObject([
      { phone, channel: 'sms', template: { kind: 'sign_in_code', variables: { code: codeTo(phone) } } },
    ])
    const early = await auth.client().signInWithPassword({ phone, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
    const verified = await auth.client().verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    expect(verified.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
    expect(verified.data.user?.user_metadata).toMatchObject({ phone_verified: true })
    expect((await auth.client().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    auth.clock.forwardS(61)
    const otp = await auth.client().signInWithOtp({ phone })
    expect(otp.data).toMatchObject({ messageId: 'message-2' })
    expect((await auth.client().verifyOtp({ phone, token: codeTo(phone), type: 'sms' })).error).toBeNull()
    expect(await db.$count(users, eq(users.phone, phone))).toBe(1)
  })

  test('that is taken gets the same response as a new one, and nothing is sent', async () => {
    const sudden = await openService(db, { ...ENV, AUTH_SMS_AUTOCONFIRM: 'true' })
    const { data } = await sudden.client().signUp({ phone, password: PASSWORD })
    expect(data.session?.user.phone_confirmed_at).toBeDefined()
    const fake = await post('/signup', { phone, password: 'a stranger' })
    const real = await post('/signup', { phone: String(++last), password: 'a stranger' })
    expect([fake.status, Object.keys(fake.body).toSorted()]).toEqual([real.status, Object.keys(real.body).toSorted()])
    expect(fake.body).toMatchObject({ phone, identities: [], role: '' })
    expect(auth.texts.map((text) => text.phone)).toEqual([String(last)])
  })

  test('has its code voided after a minute, and a new one only then', async () => {
    await post('/otp', { phone })
    const code = codeTo(phone)
    const early = await post('/otp', { phone })
    expect([early.status, early.body.code]).toEqual([429, 'over_sms_send_rate_limit'])
    auth.clock.forwardS(60)
    expect((await post('/verify', { type: 'sms', phone, token: code })).body.code).toBe('otp_expired')
    expect((await post('/otp', { phone })).status).toBe(200)
    auth.clock.forwardS(60)
    const again = await post('/resend', { type: 'sms', phone })
    expect(again.body).toEqual({ message_id: 'message-3' })
    expect((await post('/verify', { type: 'sms', phone, token: codeTo(phone) })).status).toBe(200)
    auth.clock.forwardS(60)
    expect((await post('/resend', { type: 'sms', phone })).body).toEqual({})
    expect((await post('/resend', { type: 'sms', phone: String(++last) })).body).toEqual({})
  })

  test('without an account is not revealed when no account may be created', async () => {
    expect((await post('/otp', { phone, create_user: false })).body.code).toBe('otp_disabled')
    expect(auth.texts).toEqual([])
  })

  test('with a fixed test code gets nothing sent, and that code works until it expires', async () => {
    const env = { ...ENV, AUTH_SMS_TEST_CODES: `${phone}=424242`, AUTH_SMS_TEST_CODES_UNTIL: '2999-01-01' }
    const testing = await openService(db, env)
    expect((await post('/otp', { phone }, testing)).body).toEqual({ message_id: 'test-otp' })
    expect(testing.texts).toEqual([])
    expect((await post('/verify', { type: 'sms', phone, token: '424242' }, testing)).status).toBe(200)
    const ended = await openService(db, { ...env, AUTH_SMS_TEST_CODES_UNTIL: '2020-01-01', AUTH_SMS_INTERVAL_S: '0' })
    await post('/otp', { phone }, ended)
    expect(ended.texts).toHaveLength(1)
  })

  test.each([
    ['with PKCE', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'validation_failed'],
    ['by a channel that nobody speaks', { channel: 'pigeon' }, 'validation_failed'],
    ['by WhatsApp without Twilio', { channel: 'whatsapp' }, 'validation_failed'],
    ['that is none', { phone: 'call me' }, 'validation_failed'],
  ])('cannot sign up %s', async (_case, body, code) => {
    const answer = await post('/signup', { phone, password: PASSWORD, ...body })
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })

  test('is refused when phone numbers are disabled', async () => {
    const off = await openService(db)
    expect((await post('/signup', { phone, password: PASSWORD }, off)).body.code).toBe('phone_provider_disabled')
    const grant = await post('/token?grant_type=password', { phone, password: PASSWORD }, off)
    expect([grant.status, grant.body.code]).toEqual([422, 'phone_provider_disabled'])
    expect((await post('/resend', { type: 'sms', phone }, off)).status).toBe(400)
  })

  test('whose message failed may request another at once, without the provider’s error text', async () => {
    let isDown = true
    const send = async () => {
      if (isDown) throw new Error(`+${phone} is unreachable, account AC123`)
      return undefined
    }
    const failing = await openService(db, ENV, { sms: { send } })
    const answer = await post('/otp', { phone }, failing)
    expect([answer.status, answer.body.code]).toEqual([422, 'sms_send_failed'])
    expect(JSON.stringify(answer.body) + failing.logged.join()).not.toMatch(/AC123|unreachable/)
    isDown = false
    const again = await post('/otp', { phone }, failing)
    expect([again.status, again.body]).toEqual([200, {}])
    expect(JSON.stringify(await db.select().from(sendLimits))).not.toContain(phone)
  })
})

describe('a new number', () => {
  test('is set once the code that was sent to it is typed', async () => {
    const session = await auth.signUp()
    const client = auth.client()
    await client.setSession(session)
    const { data } = await client.updateUser({ phone })
    expect(data.user).toMatchObject({ phone: '', new_phone: phone })
    const { data: verified } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' })
    expect(verified.user).toMatchObject({
      id: session.user.id,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    })
    expect(verified.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
    expect(auth.mails.at(-1)).toMatchObject({ to: session.user.email, kind: 'phone_changed' })
    const next = String(++last)
    await client.updateUser({ phone: next })
    auth.clock.forwardS(61)
    expect((await post('/resend', { type: 'phone_change', phone })).body).toEqual({ message_id: 'message-3' })
    expect((await client.verifyOtp({ phone: next, token: codeTo(next), type: 'phone_change' })).error).toBeNull()
    const [user] = await db.select().from(users).where(eq(users.id, session.user.id))
    expect(user).toMatchObject({ phone: next, phoneChange: null })
    const other = await auth.signUp(newEmail())
    const taken = await auth.send('PUT', '/user', {
      body: { phone: next },
      token: other.access_token,
      headers: NEW_ERRORS,
    })
    expect([taken.status, taken.body.code]).toEqual([422, 'phone_exists'])
  })

  test('confirms the user before a sensitive action without an e-mail address', async () => {
    await post('/otp', { phone })
    const { body } = await post('/verify', { type: 'sms', phone, token: codeTo(phone) })
    const answer = await auth.send('GET', '/reauthenticate', { token: body.access_token })
    expect(answer.body).toEqual({ message_id: 'message-2' })
  })
})
