import { Secret, TOTP } from 'otpauth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  NEW_ERRORS,
  newEmail,
  openService,
  PASSWORD,
  present,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()

/** Signed in twice: once with a second factor, once without. */
async function twoSessions(auth: TestService) {
  const email = newEmail()
  const strong = auth.client()
  await strong.signUp({ email, password: PASSWORD })
  const factor = (await strong.mfa.enroll({ factorType: 'totp' })).data as { id: string; totp: { secret: string } }
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: auth.clock.now.getTime() })
  await strong.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  const weak = auth.client()
  await weak.signInWithPassword({ email, password: PASSWORD })
  return { strong, weak, factor, code, email }
}

test('a session without its user’s second factor ends early, and so do its tokens', async () => {
  const auth = await openService(db, { AUTH_SESSION_ALLOW_LOW_AAL_S: '900' })
  const { strong, weak } = await twoSessions(auth)
  const expiryS = async (client: typeof weak) => {
    const { access_token: token, expires_in: expiresInS } = present((await client.getSession()).data.session)
    const { exp, iat } = decodeJwt(token)
    expect(present(exp) - present(iat)).toBe(expiresInS)
    return expiresInS
  }
  expect(await expiryS(weak)).toBe(900)
  expect(await expiryS(strong)).toBe(3_600)
  auth.clock.forwardS(600)
  await weak.refreshSession()
  expect(await expiryS(weak)).toBe(300)
  auth.clock.forwardS(300)
  expect((await weak.refreshSession()).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
  })
  expect((await strong.refreshSession()).error).toBeNull()
})

test('without a second factor that policy has no effect', async () => {
  const auth = await openService(db, { AUTH_SESSION_ALLOW_LOW_AAL_S: '900' })
  const { refresh_token: refreshToken, expires_in: expiresInS } = await auth.signUp()
  expect(expiresInS).toBe(3_600)
  auth.clock.forwardS(1_000)
  expect((await auth.client().refreshSession({ refresh_token: refreshToken })).error).toBeNull()
})

test('a time box also applies to a session with a second factor, counted from its sign-in', async () => {
  const auth = await openService(db, { AUTH_SESSION_TIMEBOX_S: '1000' })
  const email = newEmail()
  const client = auth.client()
  await client.signUp({ email, password: PASSWORD })
  auth.clock.forwardS(990)
  const factor = (await client.mfa.enroll({ factorType: 'totp' })).data as { id: string; totp: { secret: string } }
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
    timestamp: auth.clock.now.getTime(),
  })
  expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
  auth.clock.forwardS(10)
  expect((await client.refreshSession()).error?.message).toBe('Invalid Refresh Token: Session Expired')
})

test('the inactivity limit restarts when a factor is verified', async () => {
  const auth = await openService(db, { AUTH_SESSION_INACTIVITY_TIMEOUT_S: '600' })
  const { strong, weak, factor, code } = await twoSessions(auth)
  auth.clock.forwardS(400)
  await weak.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  auth.clock.forwardS(300)
  expect((await weak.refreshSession()).error).toBeNull()
  expect((await strong.refreshSession()).error?.message).toBe('Invalid Refresh Token: Session Expired (Inactivity)')
})

test('when one session per user is allowed, the newer one wins, at any assurance level', async () => {
  const auth = await openService(db, { AUTH_SESSION_SINGLE_PER_USER: 'true' })
  const email = newEmail()
  const older = auth.client()
  await older.signUp({ email, password: PASSWORD })
  auth.clock.forwardS(1)
  const newer = auth.client()
  await newer.signInWithPassword({ email, password: PASSWORD })
  expect((await older.refreshSession()).error?.message).toBe(
    'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
  )
  expect((await newer.refreshSession()).error).toBeNull()
})

test.each([
  ['global', [false, false]],
  ['local', [false, true]],
  ['others', [true, false]],
] as const)('signing out with scope %s reaches sessions of both strengths', async (scope, expected) => {
  const auth = await openService(db)
  const { strong, weak } = await twoSessions(auth)
  const tokens = await Promise.all(
    [strong, weak].map(async (client) => (await client.getSession()).data.session?.access_token),
  )
  await strong.signOut({ scope })
  const open = tokens.map(async (token) => (await auth.send('GET', '/user', { token })).status === 200)
  expect(await Promise.all(open)).toEqual(expected)
})

test('a session without the second factor may change the account, unless the settings ask for it', async () => {
  const changes = async (auth: TestService) => {
    const { strong, weak } = await twoSessions(auth)
    const by = async (client: typeof weak) => {
      const token = present((await client.getSession()).data.session).access_token
      const options = { token, headers: NEW_ERRORS }
      const named = await auth.send('PUT', '/user', { ...options, body: { data: { display_name: 'Asha' } } })
      const code = await auth.send('GET', '/reauthenticate', options)
      const seen = await auth.send('GET', '/user', options)
      return [named.status, code.status, seen.status, named.body.code]
    }
    return { strong: await by(strong), weak: await by(weak) }
  }
  const ok = [200, 200, 200, undefined]
  expect(await changes(await openService(db))).toEqual({ strong: ok, weak: ok.with(1, 429) })
  const strict = await openService(db, { AUTH_MFA_REQUIRE_AAL2: 'true' })
  expect(await changes(strict)).toEqual({ strong: ok, weak: [401, 401, 200, 'insufficient_aal'] })
  const { access_token: token } = await strict.signUp()
  expect((await strict.send('PUT', '/user', { token, body: { data: { display_name: 'Meera' } } })).status).toBe(200)
})
