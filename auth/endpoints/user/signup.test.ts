import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import {
  EXTERNAL_URL,
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the response to a sign-up', () => {
  test('is a session with the whole user, and the token has the same claims', async () => {
    const email = newEmail()
    const { status, body, headers } = await auth.send('POST', '/signup', {
      body: {
        email: email.toUpperCase(),
        password: PASSWORD,
        data: { age_band: '18+', sub: 'x', email: 'y', unset: null },
      },
    })
    const now = auth.clock.now.toISOString()
    const iat = auth.clock.now.getTime() / 1_000
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const { id } = body.user
    expect(id).toMatch(UUID)
    const data = { sub: id, email, email_verified: true, phone_verified: false, age_band: '18+' }
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 3_600,
      expires_at: iat + 3_600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        email_confirmed_at: now,
        confirmed_at: now,
        last_sign_in_at: now,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: data,
        identities: [
          {
            identity_id: expect.stringMatching(UUID),
            id,
            user_id: id,
            identity_data: data,
            provider: 'email',
            last_sign_in_at: now,
            created_at: now,
            updated_at: now,
            email,
          },
        ],
        created_at: now,
        updated_at: now,
        is_anonymous: false,
      },
    })
    expect(now).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    const claims = await auth.verifyAccessToken(body.access_token)
    expect(claims).toEqual({
      iss: EXTERNAL_URL,
      sub: id,
      aud: 'authenticated',
      exp: iat + 3_600,
      iat,
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: iat }],
      session_id: expect.stringMatching(UUID),
      is_anonymous: false,
    })
    const user = await auth.send('GET', '/user', { token: body.access_token })
    expect(user.body).toEqual(body.user)
  })

  test('stores the password as an argon2id string and the refresh token as a hash only', async () => {
    const session = await auth.signUp()
    const [user] = await db.select().from(users).where(eq(users.id, session.user.id))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    const everything = JSON.stringify([
      await db.select().from(users),
      await db.select().from(sessions),
      await db.select().from(auditLogEntries),
      await db.execute('select * from auth.refresh_tokens'),
    ])
    expect(everything).not.toContain(PASSWORD)
    expect(everything).not.toContain(session.refresh_token)
    expect(everything).not.toContain(session.access_token)
  })

  test('leaves an audit entry without addresses', async () => {
    const email = newEmail()
    const session = await auth.signUp(email)
    await auth.send('POST', '/signup', { body: { email, password: PASSWORD } })
    await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    const entries = await db.select().from(auditLogEntries)
    const hers = entries.filter(({ payload }) => payload['actor_id'] === session.user.id)
    expect(hers.map(({ payload }) => payload['action']).toSorted()).toEqual([
      'login',
      'user_repeated_signup',
      'user_signedup',
    ])
    expect(hers.every(({ ip }) => ip === '192.0.2.1')).toBe(true)
    expect(JSON.stringify(entries)).not.toContain('@')
  })
})

describe('a sign-up is refused', () => {
  const challenge = 'a'.repeat(43)
  const cases: [string, unknown, number, string, RegExp][] = [
    ['without a password', { email: 'a@b.org' }, 400, 'validation_failed', /^Signup requires a valid password$/],
    ['with a null password', { email: 'a@b.org', password: null }, 400, 'validation_failed', /valid password/],
    ['with an empty password', { email: 'a@b.org', password: '' }, 400, 'validation_failed', /valid password/],
    [
      'with a password over 512 bytes',
      { email: 'a@b.org', password: 'x'.repeat(513) },
      400,
      'validation_failed',
      /512/,
    ],
    [
      'with a short password',
      { email: 'a@b.org', password: '12345' },
      422,
      'weak_password',
      /^Password should be at least 6/,
    ],
    [
      'with e-mail and phone',
      { email: 'a@b.org', phone: '91', password: PASSWORD },
      400,
      'validation_failed',
      /Only an email/,
    ],
    ['with a phone', { phone: '+919876543210', password: PASSWORD }, 400, 'phone_provider_disabled', /disabled/],
    [
      'with a phone and PKCE',
      { phone: '+919876543210', password: PASSWORD, code_challenge: challenge },
      400,
      'validation_failed',
      /PKCE/,
    ],
    [
      'with half of a PKCE challenge',
      { email: 'a@b.org', password: PASSWORD, code_challenge: challenge },
      400,
      'validation_failed',
      /^PKCE flow requires code_challenge_method and code_challenge$/,
    ],
    [
      'with a short PKCE challenge',
      { email: 'a@b.org', password: PASSWORD, code_challenge: 'a', code_challenge_method: 's256' },
      400,
      'validation_failed',
      /43/,
    ],
    [
      'without an address that could exist',
      { email: 'not an address', password: PASSWORD },
      400,
      'validation_failed',
      /^Unable to validate email address: invalid format$/,
    ],
    [
      'with an address over 255 characters',
      { email: `${'a'.repeat(244)}@example.org`, password: PASSWORD },
      400,
      'validation_failed',
      /255/,
    ],
    [
      'with more data than a token can carry',
      { email: 'a@b.org', password: PASSWORD, data: { text: 'x'.repeat(2_048) } },
      400,
      'validation_failed',
      /2048/,
    ],
    [
      'with neither address, because anonymous accounts are off',
      {},
      422,
      'anonymous_provider_disabled',
      /^Anonymous sign-ins are disabled$/,
    ],
  ]
  test.each(cases)('%s', async (_case, body, status, code, message) => {
    const before = await db.$count(users)
    const answer = await auth.send('POST', '/signup', { body, headers: NEW_ERRORS })
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).toMatch(message)
    expect(await db.$count(users)).toBe(before)
  })

  test('when sign-ups are closed, and when e-mail is disabled', async () => {
    const closed = await openService(db, { AUTH_SIGNUP_DISABLED: 'true', AUTH_ANONYMOUS_ENABLED: 'true' })
    const signup = await closed.client().signUp({ email: newEmail(), password: PASSWORD })
    expect(signup.error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
    expect((await closed.client().signInAnonymously()).error?.code).toBe('signup_disabled')
    const noMail = await openService(db, { AUTH_EMAIL_ENABLED: 'false' })
    const refused = await noMail.client().signUp({ email: newEmail(), password: PASSWORD })
    expect(refused.error).toMatchObject({ status: 400, code: 'email_provider_disabled' })
    const signIn = await noMail.client().signInWithPassword({ email: newEmail(), password: PASSWORD })
    expect(signIn.error).toMatchObject({ status: 422, code: 'email_provider_disabled' })
  })
})
