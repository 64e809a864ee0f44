import type { Session } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { follow, openMail } from '#auth/test/messages.test-support.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAIL_LINK_PAGE: 'false', AUTH_NOTIFY_EMAIL_CHANGED: 'true' }
const HALF = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
}
let auth: TestService
let session: Session
let oldEmail: string
let wanted: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  ;[oldEmail, wanted] = [newEmail(), newEmail()]
  session = await join(oldEmail)
})

async function join(email: string): Promise<Session> {
  await auth.client().signUp({ email, password: PASSWORD })
  const { data } = await auth.client().verifyOtp({ email, token: openMail(auth, email).code, type: 'signup' })
  if (!data.session) throw new Error('Nobody was signed in.')
  return data.session
}
const update = (body: object, service = auth, token = session.access_token) =>
  service.send('PUT', '/user', { body, token, headers: NEW_ERRORS })
const verify = (email: string, code: string) =>
  auth.send('POST', '/verify', { body: { type: 'email_change', email, token: code }, headers: NEW_ERRORS })
const row = async () => (await db.select().from(users).where(eq(users.id, session.user.id)))[0]

describe('a change of e-mail', () => {
  test.each([
    ['the new one first', [1, 0]],
    ['the old one first', [0, 1]],
  ])('needs the codes of both addresses, %s', async (_case, order) => {
    const { status, body } = await update({ email: wanted })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: oldEmail, new_email: wanted, email_change_sent_at: expect.any(String) })
    const addresses = [oldEmail, wanted]
    const codes = addresses.map((address) => openMail(auth, address).code)
    const [first = 0, second = 0] = order
    const half = await verify(addresses[first] ?? '', codes[first] ?? '')
    expect([half.status, half.body]).toEqual([200, HALF])
    expect((await verify(addresses[first] ?? '', codes[first] ?? '')).body.code).toBe('otp_expired')
    expect(await row()).toMatchObject({ email: oldEmail, emailChange: wanted })
    const whole = await verify(addresses[second] ?? '', codes[second] ?? '')
    expect(whole.status).toBe(200)
    expect(whole.body.user).toMatchObject({ email: wanted, user_metadata: { email: wanted } })
    expect(whole.body.user.new_email).toBeUndefined()
    expect(whole.body.user.identities).toMatchObject([{ email: wanted, identity_data: { email_verified: true } }])
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, session.user.id))).toBe(0)
    const notice = auth.mails.at(-1)
    expect([notice?.to, notice?.kind]).toEqual([oldEmail, 'email_changed'])
    expect((await auth.client().signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull()
    expect((await auth.client().signInWithPassword({ email: oldEmail, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('works with both links, and the first says what is still required', async () => {
    await update({ email: wanted })
    const first = await follow(auth, openMail(auth, wanted).path)
    expect(first.fragment).toEqual({ message: HALF.msg, sb: '' })
    const second = await follow(auth, openMail(auth, oldEmail).path)
    expect(second.fragment).toMatchObject({ type: 'email_change', token_type: 'bearer' })
    expect((await row())?.email).toBe(wanted)
  })

  test('works with two links in a PKCE flow', async () => {
    await update({ email: wanted, code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' })
    const first = await follow(auth, openMail(auth, oldEmail).path)
    expect(first).toMatchObject({ query: { message: HALF.msg }, fragment: { message: HALF.msg } })
    const second = await follow(auth, openMail(auth, wanted).path)
    const body = { auth_code: second.query['code'], code_verifier: 'x'.repeat(43) }
    const exchanged = await auth.send('POST', '/token?grant_type=pkce', { body })
    expect(await auth.verifyAccessToken(exchanged.body.access_token)).toMatchObject({
      email: wanted,
      amr: [{ method: 'email_change' }],
    })
  })

  test('cannot be completed with one mailbox, by requesting the mails again', async () => {
    await update({ email: wanted })
    expect((await verify(wanted, openMail(auth, wanted).code)).body).toEqual(HALF)
    auth.clock.forwardS(61)
    await auth.client().resend({ type: 'email_change', email: oldEmail })
    expect((await verify(wanted, openMail(auth, wanted).code)).body).toEqual(HALF)
    expect((await row())?.email).toBe(oldEmail)
    expect((await verify(oldEmail, openMail(auth, oldEmail).code)).status).toBe(200)
    expect((await row())?.email).toBe(wanted)
  })

  test('needs only the new address with the setting for it', async () => {
    const simple = await openService(db, { ...ENV, AUTH_EMAIL_CHANGE_DOUBLE: 'false' }, { keys: auth.keys })
    await update({ email: wanted }, simple)
    expect(simple.mails.map(({ to }) => to)).toEqual([wanted])
    const { fragment } = await follow(simple, openMail(simple, wanted).path)
    expect(fragment['access_token']).toBeDefined()
    expect((await row())?.email).toBe(wanted)
  })

  test('to another user’s address is refused, also when that user signed up in between', async () => {
    const other = newEmail()
    await join(other)
    const taken = await update({ email: other })
    expect([taken.status, taken.body.code]).toEqual([422, 'email_exists'])
    await update({ email: wanted })
    const codes = [oldEmail, wanted].map((address) => openMail(auth, address).code)
    await db.insert(users).values({ aud: 'authenticated', role: 'authenticated', email: wanted })
    await verify(oldEmail, codes[0] ?? '')
    const late = await verify(wanted, codes[1] ?? '')
    expect([late.status, late.body.code]).toEqual([422, 'email_exists'])
    expect((await row())?.email).toBe(oldEmail)
  })

  test('that was started again voids the earlier mails', async () => {
    await update({ email: wanted })
    const first = openMail(auth, wanted)
    const better = newEmail()
    expect((await update({ email: better })).body.new_email).toBe(better)
    expect((await follow(auth, first.path)).fragment['error_code']).toBe('otp_expired')
    expect((await verify(wanted, first.code)).body.code).toBe('otp_expired')
  })
})

describe('an anonymous user', () => {
  test('becomes a member by confirming an address, and keeps the account', async () => {
    const open = await openService(db, { ...ENV, AUTH_ANONYMOUS_ENABLED: 'true' }, { keys: auth.keys })
    const client = open.client()
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } })
    const { data: begun } = await client.updateUser({ email: wanted })
    expect(begun.user).toMatchObject({ email: '', new_email: wanted, is_anonymous: true })
    expect(open.mails.map(({ to }) => to)).toEqual([wanted])
    const verified = await client.verifyOtp({ email: wanted, token: openMail(open, wanted).code, type: 'email_change' })
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      email: wanted,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { theme: 'dark' },
    })
    expect(await open.verifyAccessToken(verified.data.session?.access_token ?? '')).toMatchObject({
      is_anonymous: false,
    })
    expect(await db.$count(identities, eq(identities.userId, data.user?.id ?? ''))).toBe(1)
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull()
  })

  test('becomes one at once without mail confirmations', async () => {
    const open = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
    const client = open.client()
    await client.signInAnonymously()
    const { data } = await client.updateUser({ email: wanted, password: PASSWORD })
    expect(data.user).toMatchObject({ email: wanted, is_anonymous: false })
    expect(open.mails).toEqual([])
    expect((await open.client().signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull()
  })
})

describe('a reauthentication code', () => {
  const DAY_S = 86_400
  const change = (service: TestService, token: string, nonce?: string) =>
    update({ password: 'a brand new phrase', nonce }, service, token)

  test('is required in an old session only, and must be right', async () => {
    const strict = { ...ENV, AUTH_PASSWORD_REQUIRE_REAUTHENTICATION: 'true', AUTH_JWT_EXPIRY_S: String(3 * DAY_S) }
    auth = await openService(db, strict)
    const email = newEmail()
    const { access_token: token } = await join(email)
    auth.clock.forwardS(DAY_S)
    expect((await change(auth, token)).body.code).toBe('reauthentication_needed')
    const { status, body } = await auth.send('GET', '/reauthenticate', { token })
    expect([status, body]).toEqual([200, {}])
    const mail = openMail(auth, email)
    expect([mail.kind, mail.token]).toEqual(['reauthentication', ''])
    const wrong = await change(auth, token, mail.code === '000000' ? '111111' : '000000')
    expect([wrong.status, wrong.body.code]).toEqual([422, 'reauthentication_not_valid'])
    const asSignIn = { type: 'email', email, token: mail.code }
    expect((await auth.send('POST', '/verify', { body: asSignIn })).status).toBe(403)
    expect((await change(auth, token, mail.code)).status).toBe(200)
    const reused = await update({ password: PASSWORD, nonce: mail.code }, auth, token)
    expect([reused.status, reused.body.code]).toEqual([422, 'reauthentication_not_valid'])
    const young = await auth.client().signInWithPassword({ email, password: 'a brand new phrase' })
    const again = await update({ password: PASSWORD }, auth, young.data.session?.access_token ?? '')
    expect(again.status).toBe(200)
  })

  test('cannot be sent to a user without an address', async () => {
    const open = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
    const client = open.client()
    await client.signInAnonymously()
    const { error } = await client.reauthenticate()
    expect(error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
    expect((await open.send('GET', '/reauthenticate')).status).toBe(401)
  })
})

test('a new password is notified to its owner, with the setting for it, and never contained in the mail', async () => {
  const telling = await openService(db, { ...ENV, AUTH_NOTIFY_PASSWORD_CHANGED: 'true' }, { keys: auth.keys })
  await update({ password: 'a brand new phrase' }, telling)
  expect(telling.mails.map(({ to, kind }) => [to, kind])).toEqual([[oldEmail, 'password_changed']])
  expect(JSON.stringify(telling.mails)).not.toContain('brand new')
  await update({ password: PASSWORD }, auth)
  expect(auth.mails.filter(({ kind }) => kind === 'password_changed')).toEqual([])
})
