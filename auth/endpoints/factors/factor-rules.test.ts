import type { GoTrueClient } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
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
const PHONE = '919876543210'
let auth: TestService
let client: GoTrueClient
let email: string
beforeEach(async () => {
  auth = await openService(db)
  ;({ client, email } = await signedUp())
})

async function signedUp() {
  const person = { client: auth.client(), email: newEmail() }
  await person.client.signUp({ email: person.email, password: PASSWORD })
  return person
}

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

describe('another user', () => {
  test('can neither challenge, verify, nor remove the factor', async () => {
    const { factor } = await stepUp()
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    const { access_token: token } = await auth.signUp()
    const path = `/factors/${factor.id}`
    auth.clock.forwardS(60)
    const answer = { challenge_id: data?.id, code: codeOf(factor.totp.secret) }
    for (const [method, where, body] of [
      ['POST', `${path}/challenge`, {}],
      ['POST', `${path}/verify`, answer],
      ['DELETE', path, undefined],
    ] as const) {
      const refused = await auth.send(method, where, { body, token, headers: NEW_ERRORS })
      expect([refused.status, refused.body.code]).toEqual([404, 'mfa_factor_not_found'])
    }
    expect(await db.$count(mfaFactors, eq(mfaFactors.id, factor.id))).toBe(1)
  })

  test('who is anonymous cannot have factors', async () => {
    const open = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
    const guest = open.client()
    await guest.signInAnonymously()
    expect((await guest.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'no_authorization',
      message: 'Anonymous user not allowed to perform these actions',
    })
  })
})

describe('enrolling', () => {
  test('a second factor requires the first', async () => {
    await stepUp()
    const other = auth.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const refused = await other.mfa.enroll({ factorType: 'totp', friendlyName: 'spare' })
    expect(refused.error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    })
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'spare' })).error).toBeNull()
  })

  test('two factors with one name is refused, also without a name, until the first is removed', async () => {
    await enroll('')
    const { error } = await client.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    auth.clock.forwardS(301)
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  test('stops at ten factors', async () => {
    for (let count = 0; count < 10; count++) await enroll(`app ${count}`)
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  test.each([
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'phone', phone: PHONE }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'fax' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'n'.repeat(101) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: 'n'.repeat(101) }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await post('/factors', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('can be disabled, and so can verifying', async () => {
    const factor = await enroll()
    const closed = await openService(
      db,
      { AUTH_MFA_TOTP_ENROLL: 'false', AUTH_MFA_TOTP_VERIFY: 'false' },
      { keys: auth.keys },
    )
    const token = (await currentSession()).access_token
    const knock = (path: string, body: object) => closed.send('POST', path, { body, token, headers: NEW_ERRORS })
    expect((await knock('/factors', { factor_type: 'totp' })).body.code).toBe('mfa_totp_enroll_not_enabled')
    expect((await knock(`/factors/${factor.id}/challenge`, {})).body.code).toBe('mfa_totp_verify_not_enabled')
  })
})

describe('removing a factor', () => {
  test('that was verified requires it, and lowers the session', async () => {
    const { factor } = await stepUp()
    const other = auth.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    expect((await other.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await client.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id })
    await client.refreshSession()
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect(level.data?.currentAuthenticationMethods).toHaveLength(1)
    expect((await client.getUser()).data.user).not.toHaveProperty('factors')
  })

  test('that was never verified requires nothing', async () => {
    const factor = await enroll()
    expect((await client.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id })
  })

  test.each([
    ['no-id', 'validation_failed'],
    [crypto.randomUUID(), 'mfa_factor_not_found'],
  ])('%s is not found', async (id, code) => {
    const token = (await currentSession()).access_token
    const answer = await auth.send('DELETE', `/factors/${id}`, { token, headers: NEW_ERRORS })
    expect([answer.status, answer.body.code]).toEqual([404, code])
  })
})
