import type { GoTrueClient } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TextMessage } from '#auth/messages/sms/sms-sender.ts'
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

async function signedUp() {
  const member = auth.client()
  await member.signUp({ email: newEmail(), password: PASSWORD })
  return member
}

const currentSession = async (from = client) => present((await from.getSession()).data.session)
async function post(path: string, body: unknown, token?: string) {
  const session = token ?? (await currentSession()).access_token
  return auth.send('POST', path, { body, token: session, headers: NEW_ERRORS })
}

describe('a phone as second factor', () => {
  let texts: TextMessage[]
  let isDown: boolean
  beforeEach(async () => {
    texts = []
    isDown = false
    const sms = {
      async send(text: TextMessage) {
        if (isDown) throw new Error('the company is away')
        texts.push(text)
        return undefined
      },
    }
    auth = await openService(db, { AUTH_MFA_PHONE_ENROLL: 'true', AUTH_MFA_PHONE_VERIFY: 'true' }, { sms })
    client = await signedUp()
  })
  let phones = 0
  const newPhone = () => `9198765${String(++phones).padStart(5, '0')}`
  const enrollPhone = async (phone = newPhone()) =>
    present((await client.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: phone })).data)

  test('gets a code, which raises the session', async () => {
    const phone = newPhone()
    const factor = await enrollPhone(phone)
    expect(factor).toEqual({ id: expect.any(String), type: 'phone', friendly_name: phone, phone: `+${phone}` })
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    expect(data).toMatchObject({ type: 'phone' })
    expect(texts).toMatchObject([{ phone, channel: 'sms', code: expect.stringMatching(/^\d{6}$/) }])
    const wrong = texts[0]?.code === '000000' ? '000001' : '000000'
    const refused = await client.mfa.verify({ factorId: factor.id, challengeId: present(data).id, code: wrong })
    expect(refused.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    })
    auth.clock.forwardS(1)
    const verified = await client.mfa.verify({
      factorId: factor.id,
      challengeId: present(data).id,
      code: present(texts[0]?.code),
    })
    expect(verified.data?.user.factors).toMatchObject([{ factor_type: 'phone', phone, status: 'verified' }])
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' })
    const rows = await db.select().from(mfaChallenges).where(eq(mfaChallenges.factorId, factor.id))
    expect(JSON.stringify(rows)).not.toContain(texts[0]?.code)
    expect(auth.logged.join()).not.toContain(phone)
  })

  test('gets one message a minute', async () => {
    const factor = await enrollPhone()
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toBeNull()
    auth.clock.forwardS(20)
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
      message: 'For security purposes, you can only request this after 40 seconds.',
    })
    auth.clock.forwardS(40)
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toBeNull()
    expect(texts).toHaveLength(2)
  })

  test('whose message could not be sent may request another at once', async () => {
    const factor = await enrollPhone()
    isDown = true
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
    })
    expect(await db.$count(mfaChallenges, eq(mfaChallenges.factorId, factor.id))).toBe(0)
    isDown = false
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toBeNull()
  })

  test('is enrolled once: an unfinished enrolment is replaced, a verified one stays', async () => {
    const phone = newPhone()
    await enrollPhone(phone)
    const factor = await enrollPhone(phone)
    expect(factor).not.toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1)
    const { data } = await client.mfa.challenge({ factorId: factor.id })
    await client.mfa.verify({ factorId: factor.id, challengeId: present(data).id, code: present(texts[0]?.code) })
    const again = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'again' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
  })

  test.each([{}, { phone: 'call me' }, { phone: '' }])('%j is not a phone number', async (body) => {
    const answer = await post('/factors', { factor_type: 'phone', ...body })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })

  test('cannot use a channel that is not configured', async () => {
    const factor = await enrollPhone()
    const answer = await post(`/factors/${factor.id}/challenge`, { channel: 'pigeon' })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})
