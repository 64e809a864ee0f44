import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { flowState } from '#auth/tables/flows.server.ts'
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

const newVerifier = () => randomBytes(56).toString('hex')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const exchange = (code: string | undefined, verifier: string) =>
  auth.send('POST', '/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: verifier },
    headers: NEW_ERRORS,
  })

/** Signs up with PKCE and follows the mailed link: the code and its verifier. */
async function codeByMail(method = 's256') {
  const verifier = newVerifier()
  const challenge = method === 'plain' ? verifier : challengeOf(verifier)
  const pkce = { code_challenge: challenge, code_challenge_method: method }
  await auth.send('POST', '/signup', { body: { email, password: PASSWORD, ...pkce } })
  const { path, token } = openMail(auth, email)
  return { verifier, token, path, ...(await follow(auth, path)) }
}

describe('a code at the end of a flow', () => {
  test('is exchanged for a session with its verifier, once', async () => {
    const { verifier, token, status, query, fragment } = await codeByMail()
    expect(token).toMatch(/^pkce_/)
    expect([status, Object.keys(query), fragment]).toEqual([303, ['code'], {}])
    const { status: exchanged, body } = await exchange(query['code'], verifier)
    expect(exchanged).toBe(200)
    expect(body.user).toMatchObject({ email, user_metadata: { email_verified: true } })
    expect(await auth.verifyAccessToken(body.access_token)).toMatchObject({ amr: [{ method: 'email/signup' }] })
    const again = await exchange(query['code'], verifier)
    expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
  })

  test('works for the plain method, and for the example of the standard', async () => {
    const { verifier, query } = await codeByMail('plain')
    expect((await exchange(query['code'], verifier)).status).toBe(200)
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  test('is refused for another verifier, and void after five of them', async () => {
    const { verifier, query } = await codeByMail()
    for (let turn = 0; turn < 4; turn++) {
      const { status, body } = await exchange(query['code'], newVerifier())
      expect([status, body.code]).toEqual([400, 'bad_code_verifier'])
    }
    expect((await exchange(query['code'], verifier)).status).toBe(200)
    email = newEmail()
    const other = await codeByMail()
    for (let turn = 0; turn < 5; turn++) await exchange(other.query['code'], newVerifier())
    expect((await exchange(other.query['code'], other.verifier)).body.code).toBe('flow_state_not_found')
  })

  test('is void five minutes after the click, however late the click was', async () => {
    const verifier = newVerifier()
    const body = { email, password: PASSWORD, code_challenge: challengeOf(verifier), code_challenge_method: 's256' }
    await auth.send('POST', '/signup', { body })
    auth.clock.forwardS(3_000)
    const { query } = await follow(auth, openMail(auth, email).path)
    auth.clock.forwardS(299)
    expect((await exchange(query['code'], newVerifier())).body.code).toBe('bad_code_verifier')
    auth.clock.forwardS(1)
    const late = await exchange(query['code'], verifier)
    expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired'])
  })

  test('used twice at once opens one session', async () => {
    const { verifier, query } = await codeByMail()
    const answers = await Promise.all([1, 2, 3].map(() => exchange(query['code'], verifier)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })

  test('is refused for a user who was banned meanwhile', async () => {
    const { verifier, query } = await codeByMail()
    await db
      .update(users)
      .set({ bannedUntil: new Date('2999-01-01') })
      .where(eq(users.email, email))
    expect((await exchange(query['code'], verifier)).body.code).toBe('user_banned')
  })

  test('is not in the database', async () => {
    const { query } = await codeByMail()
    expect(JSON.stringify(await db.select().from(flowState))).not.toContain(query['code'])
  })

  test('has to be sent with its verifier', async () => {
    for (const body of [{}, { auth_code: 'x' }, { code_verifier: 'x' }, { auth_code: null, code_verifier: null }]) {
      const { status, body: answer } = await auth.send('POST', '/token?grant_type=pkce', { body, headers: NEW_ERRORS })
      expect([status, answer.code]).toEqual([400, 'validation_failed'])
    }
    expect((await exchange('7b1f2f2c-0000-4000-8000-000000000000', newVerifier())).status).toBe(404)
  })
})

test('a used link reports it in the query, too, for a PKCE client', async () => {
  const { path } = await codeByMail()
  const again = await follow(auth, path)
  const error = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  }
  expect(again.query).toEqual(error)
  expect(again.fragment).toEqual({ ...error, sb: '' })
})

test('a typed code returns a session at once, also in a PKCE flow', async () => {
  const body = { email, password: PASSWORD, code_challenge: challengeOf(newVerifier()), code_challenge_method: 'S256' }
  await auth.send('POST', '/signup', { body })
  const { code } = openMail(auth, email)
  const { data, error } = await auth.client().verifyOtp({ email, token: code, type: 'signup' })
  expect(error).toBeNull()
  expect(data.session?.access_token).toBeDefined()
})

test.each([
  ['magiclink', '/otp', {}],
  ['recovery', '/recover', {}],
])('a flow that began with %s says so in its session', async (method, path, body) => {
  await codeByMail()
  auth.clock.forwardS(61)
  const verifier = newVerifier()
  const pkce = { code_challenge: challengeOf(verifier), code_challenge_method: 's256' }
  await auth.send('POST', path, { body: { email, ...pkce, ...body } })
  const { query } = await follow(auth, openMail(auth, email).path)
  const session = await exchange(query['code'], verifier)
  expect(await auth.verifyAccessToken(session.body.access_token)).toMatchObject({ amr: [{ method }] })
})

test('the official client exchanges the code of its own flow', async () => {
  const { GoTrueClient } = await import('@supabase/auth-js')
  const items = new Map<string, string>()
  // The client stores the verifier, as in a browser.
  const client = new GoTrueClient({
    url: 'http://local/auth/v1',
    flowType: 'pkce',
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    fetch: async (input, init) => auth.app.request(String(input).replace('http://local/auth/v1', ''), init),
  })
  await client.signUp({ email, password: PASSWORD })
  const { query } = await follow(auth, openMail(auth, email).path)
  const { data, error } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
})
