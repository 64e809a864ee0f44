import type { GoTrueClient } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { mfaChallenges } from '#auth/tables/factors.server.ts'
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
beforeEach(async () => {
  auth = await openService(db)
  client = await signedUp()
})

async function signedUp() {
  const member = auth.client()
  await member.signUp({ email: newEmail(), password: PASSWORD })
  return member
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

describe('a challenge', () => {
  test('is verified once', async () => {
    const factor = await enroll()
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    const answer = { challenge_id: data?.id, code: codeOf(factor.totp.secret) }
    expect((await post(`/factors/${factor.id}/verify`, answer)).status).toBe(200)
    const again = await post(`/factors/${factor.id}/verify`, answer)
    expect([again.status, again.body.code]).toEqual([422, 'mfa_challenge_expired'])
  })

  test('is valid for five minutes', async () => {
    const factor = await enroll()
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    auth.clock.forwardS(300)
    const late = await post(`/factors/${factor.id}/verify`, {
      challenge_id: data?.id,
      code: codeOf(factor.totp.secret),
    })
    expect([late.status, late.body.code]).toEqual([422, 'mfa_challenge_expired'])
    expect(await db.$count(mfaChallenges, eq(mfaChallenges.id, present(data).id))).toBe(0)
  })

  test('may be verified from another network, because phones change theirs', async () => {
    const factor = await enroll()
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    const { status } = await auth.send('POST', `/factors/${factor.id}/verify`, {
      body: { challenge_id: data?.id, code: codeOf(factor.totp.secret) },
      token: (await currentSession()).access_token,
      ip: '198.51.100.7',
    })
    expect(status).toBe(200)
  })

  test('allows five wrong codes, and then not even the right one', async () => {
    const factor = await enroll()
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    const answer = (code: string) => post(`/factors/${factor.id}/verify`, { challenge_id: data?.id, code })
    for (let turn = 0; turn < 5; turn++) expect((await answer('000000x')).body.code).toBe('mfa_verification_failed')
    expect((await answer(codeOf(factor.totp.secret))).body.code).toBe('mfa_challenge_expired')
  })

  test('of another factor is unknown', async () => {
    const [one, two] = [await enroll('one'), await enroll('two')]
    const { data } = await client.mfa.challenge({ factorId: two.id })
    const answer = { challenge_id: data?.id, code: codeOf(one.totp.secret) }
    const refused = await post(`/factors/${one.id}/verify`, answer)
    expect([refused.status, refused.body.code]).toEqual([422, 'mfa_factor_not_found'])
  })

  test.each([
    [{ challenge_id: 'no id', code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ challenge_id: crypto.randomUUID(), code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ challenge_id: crypto.randomUUID(), code: '' }, 400, 'validation_failed'],
    [{ code: '123456' }, 400, 'validation_failed'],
    [{ challenge_id: 7, code: '123456' }, 400, 'bad_json'],
  ])('answered with %j is refused', async (body, status, code) => {
    const factor = await enroll()
    const answer = await post(`/factors/${factor.id}/verify`, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

test('twenty wrong codes lock a factor for a while, over all challenges; then it opens again', async () => {
  const { factor } = await stepUp()
  const guess = () => client.mfa.challengeAndVerify({ factorId: factor.id, code: '00000x' })
  for (let turn = 0; turn < 20; turn++) expect((await guess()).error?.code).toBe('mfa_verification_failed')
  auth.clock.forwardS(600)
  const right = () => client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
  expect((await right()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  auth.clock.forwardS(300)
  expect((await right()).error).toBeNull()
})
