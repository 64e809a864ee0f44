import type { GoTrueClient, Session } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import {
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  present,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
let client: GoTrueClient
let email: string
let events: string[]
beforeEach(async () => {
  auth = await openService(db)
  ;({ client, email, events } = await signedUp())
})

async function signedUp() {
  const person = { client: auth.client(), email: newEmail(), events: [] as string[] }
  await person.client.signUp({ email: person.email, password: PASSWORD })
  person.client.onAuthStateChange((event) => void person.events.push(event))
  return person
}

const signIn = async (): Promise<Session> =>
  (await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })).body
const currentSession = async (from = client) => present((await from.getSession()).data.session)
const codeOf = (secret: string, shiftS = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: auth.clock.now.getTime() + shiftS * 1_000 })

async function enroll(friendlyName = 'phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

/** Enrols and proves an authenticator app. */
async function stepUp() {
  const factor = await enroll()
  const { data, error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
  if (error) throw error
  return { factor, session: data }
}

async function post(path: string, body: unknown, token?: string) {
  const session = token ?? (await currentSession()).access_token
  return auth.send('POST', path, { body, token: session, headers: NEW_ERRORS })
}

describe('an authenticator app', () => {
  test('is enrolled, verified, and then raises the session', async () => {
    const factor = await enroll('My phone')
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(factor.totp.uri)
    expect(decodeURIComponent(uri.pathname)).toBe(`/local:${email}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'local',
      secret: factor.totp.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(factor.totp.qr_code).not.toMatch(/[#%\n]/)

    const challenge = await client.mfa.challenge({ factorId: factor.id })
    expect(challenge.data).toEqual({
      id: expect.any(String),
      type: 'totp',
      expires_at: auth.clock.now.getTime() / 1_000 + 300,
    })
    auth.clock.forwardS(1)
    const before = await currentSession()
    const { data } = await client.mfa.verify({
      factorId: factor.id,
      challengeId: present(challenge.data).id,
      code: codeOf(factor.totp.secret),
    })
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3_600 })
    expect(data?.access_token).not.toBe(before.access_token)
    expect(data?.user.factors).toMatchObject([
      { id: factor.id, status: 'verified', friendly_name: 'My phone', factor_type: 'totp', phone: '' },
    ])
    expect(JSON.stringify(data?.user)).not.toContain(factor.totp.secret)
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(level.data?.currentAuthenticationMethods.map((entry) => (entry as { method: string }).method)).toEqual([
      'totp',
      'password',
    ])
    expect((await client.mfa.listFactors()).data).toMatchObject({ totp: [{ id: factor.id }], phone: [] })
    expect((await client.refreshSession()).data.session).not.toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  })

  test('has a secret that is encrypted in the database', async () => {
    const factor = await enroll()
    const [row] = await db.select().from(mfaFactors).where(eq(mfaFactors.id, factor.id))
    expect(row?.secret).not.toContain(factor.totp.secret)
    expect(row?.secret).toMatch(/^[\w-]+\.[\w-]{16}\.[\w-]+$/)
  })

  test('once verified ends the sessions that have not used it, and keeps those that have', async () => {
    const elsewhere = await signIn()
    const { factor } = await stepUp()
    const isOpen = async ({ access_token: token }: Session) =>
      (await auth.send('GET', '/user', { token })).status === 200
    expect(await isOpen(elsewhere)).toBe(false)
    const other = auth.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    auth.clock.forwardS(60)
    await other.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
    expect(await isOpen(await currentSession())).toBe(true)
    expect(await isOpen(await currentSession(other))).toBe(true)
  })

  test('voids a refresh token from before', async () => {
    const { refresh_token: before } = await currentSession()
    await stepUp()
    const answer = await auth.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: before } })
    expect([answer.status, answer.body.error_code]).toEqual([400, 'refresh_token_not_found'])
    expect((await client.getUser()).error).toBeNull()
  })

  test('accepts the code of the step before and after, and no older', async () => {
    const { factor } = await stepUp()
    const tryAt = async (shiftS: number) => {
      auth.clock.forwardS(300)
      return client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret, shiftS) })
    }
    expect((await tryAt(-30)).error).toBeNull()
    expect((await tryAt(30)).error).toBeNull()
    expect((await tryAt(-60)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    expect((await tryAt(60)).error?.code).toBe('mfa_verification_failed')
  })

  test('accepts a code only once, for any challenge', async () => {
    const { factor } = await stepUp()
    const again = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
    expect(again.error?.code).toBe('mfa_verification_failed')
    auth.clock.forwardS(30)
    const next = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
    expect(next.error).toBeNull()
  })

  test('accepts a code that is sent several times at once only once', async () => {
    const factor = await enroll()
    const { access_token: token } = await currentSession()
    const challenges = await Promise.all([1, 2, 3, 4].map(() => post(`/factors/${factor.id}/challenge`, {}, token)))
    const code = codeOf(factor.totp.secret)
    const answers = await Promise.all(
      challenges.map(({ body }) => post(`/factors/${factor.id}/verify`, { challenge_id: body.id, code }, token)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await client.refreshSession({ refresh_token: winner.refresh_token })).error).toBeNull()
  })

  test('is notified by mail when it is added and removed, with the setting for it', async () => {
    const on = { AUTH_NOTIFY_FACTOR_ENROLLED: 'true', AUTH_NOTIFY_FACTOR_UNENROLLED: 'true' }
    auth = await openService(db, on)
    ;({ client, email } = await signedUp())
    const { factor } = await stepUp()
    auth.clock.forwardS(30)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
    expect(auth.mails.map(({ kind, to }) => [kind, to])).toEqual([['factor_enrolled', email]])
    await client.mfa.unenroll({ factorId: factor.id })
    expect(auth.mails.map(({ kind }) => kind)).toEqual(['factor_enrolled', 'factor_unenrolled'])
  })

  test('removes unfinished enrolments', async () => {
    const abandoned = await enroll('another')
    await stepUp()
    expect(await db.$count(mfaFactors, eq(mfaFactors.id, abandoned.id))).toBe(0)
  })

  test('writes the audit log, without secrets', async () => {
    const { factor } = await stepUp()
    const entries = await db.select().from(auditLogEntries)
    const hers = entries.filter(({ payload }) => JSON.stringify(payload).includes(factor.id))
    const actions = hers.map(({ payload }) => payload['action'])
    expect(actions).toEqual(['factor_in_progress', 'challenge_created', 'verification_attempted'])
    expect(JSON.stringify(entries)).not.toContain(factor.totp.secret)
  })
})
