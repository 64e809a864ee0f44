import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { follow, openMail } from '#auth/test/messages.test-support.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SITE_URL: 'https://app.example.com', AUTH_MAIL_LINK_PAGE: 'false' }
let auth: TestService
let email: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  email = newEmail()
})

const signUp = () => auth.client().signUp({ email, password: PASSWORD })
const verify = (body: object) => auth.send('POST', '/verify', { body, headers: NEW_ERRORS })
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')
const userRow = async () => (await db.select().from(users).where(eq(users.email, email)))[0]
const EXPIRED = { code: 'otp_expired', message: 'Token has expired or is invalid' }

describe('the code of a sign-up', () => {
  test('confirms the address and signs in, once', async () => {
    await signUp()
    const client = auth.client()
    const { code } = openMail(auth, email)
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.user).toMatchObject({ email, user_metadata: { email_verified: true } })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email, email_verified: true })
    const claims = await auth.verifyAccessToken(data.session?.access_token ?? '')
    expect(claims).toMatchObject({ amr: [{ method: 'otp' }], aal: 'aal1' })
    const again = await auth.client().verifyOtp({ email, token: code, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, ...EXPIRED })
    expect((await auth.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, data.user?.id ?? ''))).toBe(0)
  })

  test('is also accepted as type email, and by the token of the link', async () => {
    await signUp()
    const { error } = await auth.client().verifyOtp({ email, token: openMail(auth, email).code, type: 'email' })
    expect(error).toBeNull()
    email = newEmail()
    await signUp()
    const { token } = openMail(auth, email)
    const byHash = await auth.client().verifyOtp({ token_hash: token, type: 'email' })
    expect(byHash.data.session?.user.email).toBe(email)
    expect((await verify({ token_hash: token, type: 'email' })).body.code).toBe('otp_expired')
  })

  test('expires before its link with the setting for it, and the mail says when each expires', async () => {
    auth = await openService(db, { ...ENV, AUTH_MAIL_CODE_EXPIRY_S: '600' })
    await signUp()
    const { code, path } = openMail(auth, email)
    expect(auth.mails.at(-1)?.text).toContain('The link works for 60 minutes, the code for 10 minutes.')
    auth.clock.forwardS(599)
    expect((await verify({ email, token: wrongCode(code), type: 'signup' })).body).toEqual(EXPIRED)
    auth.clock.forwardS(1)
    expect((await verify({ email, token: code, type: 'signup' })).body).toEqual(EXPIRED)
    auth.clock.forwardS(2_999)
    expect((await follow(auth, path)).fragment).toHaveProperty('access_token')
  })

  test('is valid until then', async () => {
    auth = await openService(db, { ...ENV, AUTH_MAIL_CODE_EXPIRY_S: '600' })
    await signUp()
    auth.clock.forwardS(599)
    const { code } = openMail(auth, email)
    expect((await verify({ email, token: code, type: 'signup' })).status).toBe(200)
  })

  test('is void after an hour', async () => {
    await signUp()
    const { code, path } = openMail(auth, email)
    auth.clock.forwardS(3_600)
    expect((await verify({ email, token: code, type: 'signup' })).body).toEqual(EXPIRED)
    expect((await follow(auth, path)).fragment).toMatchObject({ error_code: 'otp_expired' })
    expect((await userRow())?.emailConfirmedAt).toBeNull()
  })

  test('is void after five wrong tries, and counts tries made at once', async () => {
    await signUp()
    const { code } = openMail(auth, email)
    const attempt = (token: string) => verify({ email, token, type: 'signup' })
    for (let turn = 0; turn < 4; turn++) expect((await attempt(wrongCode(code))).status).toBe(403)
    expect((await attempt(code)).status).toBe(200)
    email = newEmail()
    await signUp()
    const { code: second } = openMail(auth, email)
    await Promise.all(Array.from({ length: 5 }, () => attempt(wrongCode(second))))
    expect((await attempt(second)).body).toEqual(EXPIRED)
  })

  test('voided by another person’s guesses leaves the owner the link', async () => {
    await signUp()
    const mail = openMail(auth, email)
    for (let turn = 0; turn < 7; turn++) {
      expect((await verify({ email, token: wrongCode(mail.code), type: 'signup' })).body).toEqual(EXPIRED)
    }
    expect((await verify({ email, token: mail.code, type: 'signup' })).body).toEqual(EXPIRED)
    expect((await userRow())?.emailConfirmedAt).toBeNull()
    expect((await follow(auth, mail.path)).fragment['access_token']).toBeDefined()
    auth.clock.forwardS(61)
    await auth.client().resetPasswordForEmail(email)
    const recovery = openMail(auth, email)
    for (let turn = 0; turn < 5; turn++) {
      await verify({ email, token: wrongCode(recovery.code), type: 'recovery' })
    }
    expect((await verify({ email, token: recovery.code, type: 'recovery' })).body).toEqual(EXPIRED)
    expect((await verify({ token_hash: recovery.token, type: 'recovery' })).status).toBe(200)
    expect((await verify({ token_hash: recovery.token, type: 'recovery' })).body.code).toBe('otp_expired')
  })

  test('stays valid beside a newer one, until one of them is used', async () => {
    await signUp()
    const first = openMail(auth, email)
    auth.clock.forwardS(61)
    await auth.client().resend({ type: 'signup', email })
    const second = openMail(auth, email)
    expect(second.token).not.toBe(first.token)
    expect((await follow(auth, first.path)).fragment['access_token']).toBeDefined()
    expect((await follow(auth, second.path)).fragment['error_code']).toBe('otp_expired')
  })

  test('used twice at once opens one session', async () => {
    await signUp()
    const { code } = openMail(auth, email)
    const answers = await Promise.all([1, 2, 3].map(() => verify({ email, token: code, type: 'signup' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
    expect(await db.$count(sessions, eq(sessions.userId, (await userRow())?.id ?? ''))).toBe(1)
  })

  test('of another user, or of another kind, is refused', async () => {
    await signUp()
    const { code, token } = openMail(auth, email)
    const other = newEmail()
    await auth.client().signUp({ email: other, password: PASSWORD })
    if (openMail(auth, other).code !== code) {
      expect((await verify({ email: other, token: code, type: 'signup' })).status).toBe(403)
    }
    for (const type of ['recovery', 'magiclink', 'email_change']) {
      expect((await verify({ email, token: code, type })).body).toEqual(EXPIRED)
      expect((await verify({ token_hash: token, type })).body.code).toBe('otp_expired')
    }
    expect((await userRow())?.emailConfirmedAt).toBeNull()
  })

  test('signs no banned user in', async () => {
    await signUp()
    const { code, path } = openMail(auth, email)
    await db
      .update(users)
      .set({ bannedUntil: new Date(auth.clock.now.getTime() + 1_000) })
      .where(eq(users.email, email))
    expect((await verify({ email, token: code, type: 'signup' })).body.code).toBe('user_banned')
    expect((await follow(auth, path)).fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  test('is neither in the database, the log nor the audit table', async () => {
    await signUp()
    const { code, token } = openMail(auth, email)
    const stored = JSON.stringify([await db.select().from(oneTimeTokens), await db.select().from(auditLogEntries)])
    expect(stored).toContain('user_confirmation_requested')
    for (const secret of [token, `"${code}"`]) expect(stored + auth.logged.join()).not.toContain(secret)
  })
})

describe('an invalid request', () => {
  const some = { email: 'a@example.org', token: '123456' }
  test.each([
    ['without a type', some, 400],
    ['of an unknown type', { ...some, type: 'other' }, 400],
    ['without a token', { email: 'a@example.org', type: 'signup' }, 400],
    ['with two addresses', { ...some, phone: '919876543210', type: 'signup' }, 400],
    ['without an address', { token: '123456', type: 'signup' }, 400],
    ['of a type for phones with an e-mail', { ...some, type: 'sms' }, 400],
    ['with what is no e-mail', { ...some, email: 'nobody', type: 'signup' }, 422],
    ['with what is no phone', { token: '123456', phone: 'call me', type: 'sms' }, 400],
    ['with a link token and an address', { ...some, token_hash: 'x', type: 'signup' }, 400],
    ['with a link token for a phone', { token_hash: 'x', type: 'sms' }, 400],
  ])('%s', async (_case, body, status) => {
    const answer = await verify(body)
    expect([answer.status, answer.body.code]).toEqual([status, 'validation_failed'])
  })

  test('by link responds in JSON, and only then', async () => {
    expect((await auth.send('GET', '/verify?token=x')).status).toBe(400)
    expect((await auth.send('GET', '/verify?type=signup')).status).toBe(400)
    const unknown = await follow(auth, '/verify?token=x&type=other')
    expect(unknown).toMatchObject({ status: 303, address: 'https://app.example.com' })
    expect(unknown.fragment).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed', sb: '' })
  })
})

describe('the link of a mail', () => {
  test('redirects with a session in the fragment, to the requested page', async () => {
    await auth
      .client()
      .signUp({ email, password: PASSWORD, options: { emailRedirectTo: 'https://app.example.com/in?x=1' } })
    const { path, redirectTo } = openMail(auth, email)
    expect(redirectTo).toBe('https://app.example.com/in?x=1')
    const { status, headers, address, query, fragment } = await follow(auth, path)
    expect([status, address, query]).toEqual([303, 'https://app.example.com/in', { x: '1' }])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(fragment).toSorted()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'].toSorted(),
    )
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'signup', sb: '', expires_in: '3600' })
    const { status: user } = await auth.send('GET', '/user', { token: fragment['access_token'] ?? '' })
    expect(user).toBe(200)
  })

  test('never redirects to another site', async () => {
    await auth.client().signUp({ email, password: PASSWORD, options: { emailRedirectTo: 'https://evil.example/' } })
    const { path, redirectTo } = openMail(auth, email)
    expect(redirectTo).toBe('https://app.example.com')
    const hindi = path.replace(
      /redirect_to=.*/,
      `redirect_to=${encodeURIComponent('https://app.example.com/दिया?x=ü')}`,
    )
    expect((await follow(auth, hindi.replace('type=signup', 'type=sms'))).address).toBe(
      'https://app.example.com/%E0%A4%A6%E0%A4%BF%E0%A4%AF%E0%A4%BE',
    )
    const forged = path.replace(/redirect_to=.*/, 'redirect_to=https%3A%2F%2Fevil.example')
    expect((await follow(auth, forged)).address).toBe('https://app.example.com')
  })

  test('reports in the fragment that it was used, and is not used by a HEAD request', async () => {
    await signUp()
    const { path } = openMail(auth, email)
    expect((await auth.send('HEAD', path)).status).toBe(204)
    expect((await auth.send('OPTIONS', path)).status).toBe(204)
    expect((await follow(auth, path)).fragment['access_token']).toBeDefined()
    const again = await follow(auth, path)
    expect(again.query).toEqual({})
    expect(again.fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
  })

  test('by default leads to a page with a button, and only the button uses it', async () => {
    const careful = await openService(db, { ...ENV, AUTH_MAIL_LINK_PAGE: 'true' })
    await careful.client().signUp({ email, password: PASSWORD })
    const { path, token, type } = openMail(careful, email)
    expect(path).toMatch(/^\/verify\/page\?/)
    const { app } = careful
    const page = await app.request(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain(`name="token" value="${token}"`)
    expect((await userRow())?.emailConfirmedAt).toBeNull()
    const body = new URLSearchParams({ token, type, redirect_to: 'https://app.example.com/in' })
    const pressed = await app.request('/verify/page', { method: 'POST', body })
    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toMatch(/^https:\/\/app\.example\.com\/in#access_token=/)
    expect((await userRow())?.emailConfirmedAt).not.toBeNull()
    const evil = await app.request('/verify/page?token="><script>&type=signup&redirect_to=javascript:alert(1)')
    const html = await evil.text()
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect(html).not.toContain('javascript:')
  })
})
