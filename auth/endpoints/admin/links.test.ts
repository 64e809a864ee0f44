import type { GenerateLinkParams } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
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
beforeEach(async () => {
  auth = await openService(db)
})

const NOBODY = '3f0c1f4e-0000-4000-8000-000000000000'
const ask = (method: string, path: string, body?: unknown, token = auth.serviceKey) =>
  auth.send(method, path, { body, token, headers: NEW_ERRORS })

describe('the factors of a user', () => {
  async function withFactor() {
    const client = auth.client()
    const { data } = await client.signUp({ email: newEmail(), password: PASSWORD })
    const factor = present((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'lost phone' })).data)
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
      timestamp: auth.clock.now.getTime(),
    })
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
    return { client, userId: present(data.user).id, factor }
  }

  test('are listed, renamed and removed; the session falls back to aal1', async () => {
    const { client, userId, factor } = await withFactor()
    const list = await ask('GET', `/admin/users/${userId}/factors`)
    expect(list.body).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'lost phone' }])
    expect(list.body[0]).not.toHaveProperty('secret')
    const renamed = await ask('PUT', `/admin/users/${userId}/factors/${factor.id}`, { friendly_name: 'old phone' })
    expect(renamed.body).toMatchObject({ id: factor.id, friendly_name: 'old phone' })
    // The official client wraps this answer twice.
    const removed = await auth.admin.mfa.deleteFactor({ userId, id: factor.id })
    expect(removed.data).toMatchObject({ data: { id: factor.id, status: 'verified' } })
    expect(await db.$count(mfaFactors, eq(mfaFactors.userId, userId))).toBe(0)
    await client.refreshSession()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
    const entries = await db.select().from(auditLogEntries)
    const actions = entries
      .filter(({ payload }) => payload['actor_id'] === 'service_role')
      .map(({ payload }) => payload['action'])
    expect(actions).toEqual(expect.arrayContaining(['factor_updated', 'factor_deleted']))
  })

  test('of another user are not found', async () => {
    const { factor } = await withFactor()
    const { user } = await auth.signUp()
    for (const method of ['PUT', 'DELETE']) {
      const answer = await ask(method, `/admin/users/${user.id}/factors/${factor.id}`, {})
      expect([answer.status, answer.body.code]).toEqual([404, 'mfa_factor_not_found'])
    }
    expect((await ask('GET', `/admin/users/${NOBODY}/factors`)).body.code).toBe('user_not_found')
  })
})

describe('a generated link', () => {
  const REDIRECT = 'http://local/welcome'

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'of type %s holds what a mail would',
    async (type) => {
      const email = type === 'recovery' ? present((await auth.signUp()).user.email) : newEmail()
      const { data, error } = await auth.admin.generateLink({
        type,
        email,
        password: PASSWORD,
        options: { redirectTo: REDIRECT, data: { chosen: 'by the administrator' } },
      } as GenerateLinkParams)
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email })
      const kind = type === 'magiclink' ? 'signup' : type
      expect(data.properties).toMatchObject({
        verification_type: kind,
        redirect_to: REDIRECT,
        email_otp: expect.stringMatching(/^\d{6}$/),
      })
      const link = new URL(present(data.properties).action_link)
      expect(link.href).toMatch(/^http:\/\/local\/auth\/v1\/verify\?token=/)
      expect(Object.fromEntries(link.searchParams)).toEqual({
        token: data.properties?.hashed_token,
        type: kind,
        redirect_to: REDIRECT,
      })
      const rows = await db
        .select()
        .from(oneTimeTokens)
        .where(eq(oneTimeTokens.userId, present(data.user).id))
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(data.properties?.hashed_token)
    },
  )

  test('invites a user with exactly the given data', async () => {
    const { data } = await auth.admin.generateLink({ type: 'invite', email: newEmail(), options: { data: { a: 1 } } })
    expect(data.user).toMatchObject({ user_metadata: { a: 1 }, invited_at: expect.any(String) })
  })

  test.each(['signup', 'magiclink'] as const)(
    'of type %s keeps exactly the given data of the new user',
    async (type) => {
      const email = newEmail()
      const given = { name: 'Asha', roles: ['a', { b: 1 }], email: 'work@example.org', sub: 'hers' }
      const { data } = await auth.admin.generateLink({ type, email, password: PASSWORD, options: { data: given } })
      expect(data.user?.user_metadata).toEqual(given)
      const { user } = present((await auth.admin.getUserById(present(data.user).id)).data)
      expect(present(user).user_metadata).toEqual(given)
      const verified = await auth
        .client()
        .verifyOtp({ token_hash: present(data.properties).hashed_token, type: 'signup' })
      expect(verified.data.user?.user_metadata).toEqual({ ...given, email_verified: true })
      const again = await auth.client().signInWithPassword({ email, password: PASSWORD })
      expect(again.error?.code).toBe(type === 'signup' ? undefined : 'invalid_credentials')
    },
  )

  test('changes an address with a link for each side', async () => {
    const { user } = await auth.signUp()
    const change = { email: present(user.email), newEmail: newEmail() }
    const one = await auth.admin.generateLink({ type: 'email_change_current', ...change })
    const two = await auth.admin.generateLink({ type: 'email_change_new', ...change })
    expect([one.error, two.error]).toEqual([null, null])
    expect(two.data.user).toMatchObject({ email: user.email, new_email: change.newEmail })
    expect(present(two.data.properties).action_link).toContain('type=email_change&')
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))).toBe(2)
  })

  test.each([
    [{ type: 'recovery', email: 'nobody@example.org' }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: 'nobody@example.org', new_email: 'a@example.org' }, 404, 'user_not_found'],
    [{ type: 'signup', email: 'somebody@example.org' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'somebody@example.org', password: 'short' }, 422, 'weak_password'],
    [{ type: 'email_change_new', email: 'somebody@example.org' }, 400, 'validation_failed'],
    [{ type: 'carrier pigeon', email: 'somebody@example.org' }, 400, 'validation_failed'],
    [{ type: 'recovery' }, 400, 'validation_failed'],
    [{ type: 'recovery', email: 'x' }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await ask('POST', '/admin/generate_link', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test.each(['signup', 'invite'] as const)('of type %s is refused for a confirmed user', async (type) => {
    const { user } = await auth.signUp()
    const { error } = await auth.admin.generateLink({ type, email: present(user.email), password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})
