import type { Session } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { refreshTokens, sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { NEW_ERRORS, openService, PASSWORD, type Answer, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
let session: Session
let sessionId: string
beforeEach(async () => {
  auth = await openService(db)
  session = await auth.signUp()
  sessionId = await sessionOf(session)
})

async function sessionOf({ access_token: token }: Session): Promise<string> {
  return (await auth.verifyAccessToken(token))?.session_id ?? 'none'
}

const refresh = (token: unknown, service = auth): Promise<Answer> =>
  service.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token }, headers: NEW_ERRORS })

const ALREADY_USED = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' }
const NOT_FOUND = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' }

describe('a live refresh token', () => {
  test('gives the same session new tokens, and returns the user', async () => {
    auth.clock.forwardS(1)
    const { status, body } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(session.refresh_token)
    expect(body.access_token).not.toBe(session.access_token)
    expect(body.user).toEqual(session.user)
    expect(await sessionOf(body)).toBe(sessionId)
    const claims = await auth.verifyAccessToken(body.access_token)
    const signedUpAt = auth.clock.now.getTime() / 1_000 - 1
    expect(claims?.amr).toEqual([{ method: 'password', timestamp: signedUpAt }])
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
    expect(row).toMatchObject({ refreshPosition: 1, refreshedAt: auth.clock.now })
  })

  test('works for a hundred refreshes, each with the user’s current data', async () => {
    let token = session.refresh_token
    for (let turn = 0; turn < 100; turn++) token = (await refresh(token)).body.refresh_token
    await auth.send('PUT', '/user', { token: session.access_token, body: { data: { display_name: 'Asha' } } })
    const { body } = await refresh(token)
    expect(body.user.user_metadata.display_name).toBe('Asha')
    expect((await auth.verifyAccessToken(body.access_token))?.user_metadata['display_name']).toBe('Asha')
  })

  test('works through the official client, which stores the next one', async () => {
    const client = auth.client()
    await client.setSession(session)
    auth.clock.forwardS(1)
    const first = await client.refreshSession()
    auth.clock.forwardS(1)
    const second = await client.refreshSession()
    expect(second.error).toBeNull()
    expect(second.data.session?.refresh_token).not.toBe(first.data.session?.refresh_token)
    expect((await client.getUser()).data.user?.id).toBe(session.user.id)
  })
})

describe('a used refresh token', () => {
  test.each([
    ['at once', 0],
    ['after the reuse interval', 11],
    ['a week later', 604_800],
  ])('whose answer was lost gives the same live token again, %s', async (_when, waitS) => {
    const lost = await refresh(session.refresh_token)
    auth.clock.forwardS(waitS)
    const again = await refresh(session.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(lost.body.refresh_token)
    expect((await refresh(again.body.refresh_token)).status).toBe(200)
    expect(await db.$count(refreshTokens, eq(refreshTokens.sessionId, sessionId))).toBe(3)
  })

  test('that is two generations old gets the live token within the reuse interval', async () => {
    const first = await refresh(session.refresh_token)
    const second = await refresh(first.body.refresh_token)
    auth.clock.forwardS(9)
    const late = await refresh(session.refresh_token)
    expect(late.status).toBe(200)
    expect(late.body.refresh_token).toBe(second.body.refresh_token)
  })

  test('that is two generations old ends the session after the reuse interval', async () => {
    const first = await refresh(session.refresh_token)
    const second = await refresh(first.body.refresh_token)
    auth.clock.forwardS(10)
    const stolen = await refresh(session.refresh_token)
    expect([stolen.status, stolen.body]).toEqual([400, ALREADY_USED])
    // The answer was an error, and yet it is committed.
    expect(await db.$count(sessions, eq(sessions.id, sessionId))).toBe(0)
    expect(await db.$count(refreshTokens, eq(refreshTokens.sessionId, sessionId))).toBe(0)
    const live = await refresh(second.body.refresh_token)
    expect([live.status, live.body]).toEqual([400, NOT_FOUND])
    const user = await auth.send('GET', '/user', { token: second.body.access_token, headers: NEW_ERRORS })
    expect([user.status, user.body.code]).toEqual([403, 'session_not_found'])
    const entries = await db.select().from(auditLogEntries)
    const revoked = entries.filter(({ payload }) => payload['action'] === 'token_revoked')
    expect(revoked.at(-1)?.payload).toMatchObject({ actor_id: session.user.id, traits: { session_id: sessionId } })
    expect(auth.logged.join()).toContain('used again')
  })

  test('ends only its own session, not the others of the same person', async () => {
    const other = await auth.client().signInWithPassword({ email: session.user.email ?? '', password: PASSWORD })
    const first = await refresh(session.refresh_token)
    await refresh(first.body.refresh_token)
    auth.clock.forwardS(10)
    expect((await refresh(session.refresh_token)).status).toBe(400)
    expect((await refresh(other.data.session?.refresh_token)).status).toBe(200)
  })

  test('is distinguished from a live one by position, however many tabs use one token at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    expect(await db.$count(refreshTokens, eq(refreshTokens.sessionId, sessionId))).toBe(2)
    expect((await refresh(answers[0]?.body.refresh_token)).status).toBe(200)
  })
})

describe('a refresh is refused', () => {
  test.each([
    ['without a token', undefined, 'validation_failed', 'Refresh token is not valid'],
    ['with a malformed token', 'not a token', 'validation_failed', 'Refresh token is not valid'],
    ['with an unknown token', 'A'.repeat(43), NOT_FOUND.code, NOT_FOUND.message],
    ['with an unknown token of the oldest format', 'abcdefghij12', NOT_FOUND.code, NOT_FOUND.message],
  ])('%s', async (_case, token, code, message) => {
    const { status, body } = await refresh(token)
    expect([status, body]).toEqual([400, { code, message }])
  })

  test('while the user is banned, and the session continues afterwards', async () => {
    const bannedUntil = new Date(auth.clock.now.getTime() + 60_000)
    await db.update(users).set({ bannedUntil }).where(eq(users.id, session.user.id))
    const { status, body } = await refresh(session.refresh_token)
    expect([status, body.code]).toEqual([400, 'user_banned'])
    auth.clock.forwardS(61)
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  test('after the session’s maximum lifetime', async () => {
    const notAfter = new Date(auth.clock.now.getTime() + 60_000)
    await db.update(sessions).set({ notAfter }).where(eq(sessions.id, sessionId))
    const before = await refresh(session.refresh_token)
    auth.clock.forwardS(60)
    const after = await refresh(before.body.refresh_token)
    expect(before.status).toBe(200)
    expect(after.body).toEqual({ code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' })
  })

  test.each([
    ['the time box', { AUTH_SESSION_TIMEBOX_S: '120' }, 'Session Expired'],
    ['the inactivity timeout', { AUTH_SESSION_INACTIVITY_TIMEOUT_S: '90' }, 'Session Expired (Inactivity)'],
  ])('after %s', async (_case, env, reason) => {
    const limited = await openService(db, env, { keys: auth.keys })
    limited.clock.now = auth.clock.now
    limited.clock.forwardS(60)
    const within = await refresh(session.refresh_token, limited)
    expect(within.status).toBe(200)
    limited.clock.forwardS(90)
    const after = await refresh(within.body.refresh_token, limited)
    expect([after.status, after.body]).toEqual([
      400,
      { code: 'session_expired', message: `Invalid Refresh Token: ${reason}` },
    ])
  })

  test('for an older session when only one session per user is allowed', async () => {
    const single = await openService(db, { AUTH_SESSION_SINGLE_PER_USER: 'true' }, { keys: auth.keys })
    single.clock.now = auth.clock.now
    single.clock.forwardS(1)
    const newer = await single.client().signInWithPassword({ email: session.user.email ?? '', password: PASSWORD })
    const { status, body } = await refresh(session.refresh_token, single)
    expect([status, body.code]).toEqual([400, 'session_expired'])
    expect(body.message).toContain('Revoked by Newer Login')
    expect((await refresh(newer.data.session?.refresh_token, single)).status).toBe(200)
  })
})

test('the other grants respond that they are disabled or unknown', async () => {
  const answers = await Promise.all(
    [
      ['pkce', { auth_code: null, code_verifier: 'x' }],
      ['pkce', { auth_code: 'x', code_verifier: 'y' }],
      ['web3', { chain: 'ethereum', message: 'm', signature: 's' }],
      ['id_token', {}],
      ['id_token', { provider: 'google', id_token: 'x' }],
      ['id_token', { provider: 'elsewhere', id_token: 'x' }],
      ['client_credentials', {}],
      ['', {}],
    ].map(async ([grant, body]) => {
      const answer = await auth.send('POST', `/token?grant_type=${grant as string}`, { body, headers: NEW_ERRORS })
      return [
        answer.status,
        answer.body.code ?? answer.body.error,
        answer.body.message ?? answer.body.error_description,
      ]
    }),
  )
  expect(answers).toEqual([
    [400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty'],
    [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
    [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    [400, 'invalid request', 'id_token required'],
    [400, 'provider_disabled', 'Provider (issuer "https://accounts.google.com") is not enabled'],
    [400, 'validation_failed', 'Custom OIDC provider is not allowed'],
    [400, 'invalid_credentials', 'unsupported_grant_type'],
    [400, 'invalid_credentials', 'unsupported_grant_type'],
  ])
})
