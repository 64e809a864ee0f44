import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { users } from '#auth/tables/users.server.ts'
import {
  newEmail,
  newKeys,
  NEW_ERRORS,
  openService,
  PASSWORD,
  type Answer,
  type TestService,
} from './service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const PHONE = '919876500001'
const SOME_ID = '3f0c1f4e-0000-4000-8000-000000000000'
const EVERYTHING = {
  AUTH_PHONE_ENABLED: 'true',
  AUTH_MANUAL_LINKING_ENABLED: 'true',
  AUTH_MFA_PHONE_ENROLL: 'true',
}
let auth: TestService
let token: string
beforeAll(async () => {
  auth = await openService(db, EVERYTHING)
  token = (await auth.signUp()).access_token
})

/** Headers of every error: readable from other origins, never cached. */
function expectReadable({ status, headers, body }: Answer, code: string, asksForNew: boolean): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  const exposed = headers.get('access-control-expose-headers')?.toLowerCase().split(',')
  expect(exposed).toEqual(expect.arrayContaining(['x-supabase-api-version', 'x-sb-error-code', 'retry-after']))
  expect(headers.get('x-sb-error-code')).toBe(code)
  expect(headers.get('x-supabase-api-version')).toBe(asksForNew ? '2024-01-01' : null)
  expect(body).toMatchObject(asksForNew ? { code } : { code: status, error_code: code })
  expect(asksForNew ? body.message : body.msg).toEqual(expect.any(String))
}

describe('a refusal', () => {
  const hers = () => ({ token })
  const strangers = async () => ({
    token: await issueServiceKey(await newKeys(), { issuer: 'elsewhere', now: auth.clock.now }),
  })
  const cases: [number, string, string, string, unknown, (() => object | Promise<object>)?][] = [
    [400, 'bad_json', 'POST', '/signup', '{'],
    [400, 'validation_failed', 'POST', '/recover', { email: 'nobody' }],
    [400, 'invalid_credentials', 'POST', '/token?grant_type=password', { email: 'a@b.org', password: PASSWORD }],
    [400, 'refresh_token_not_found', 'POST', '/token?grant_type=refresh_token', { refresh_token: 'A'.repeat(43) }],
    [401, 'no_authorization', 'GET', '/user', undefined],
    [403, 'bad_jwt', 'GET', '/user', undefined, strangers],
    [403, 'bad_jwt', 'GET', '/admin/users', undefined, strangers],
    [403, 'not_admin', 'GET', '/admin/users', undefined, hers],
    [403, 'not_admin', 'PUT', '/user', { app_metadata: { roles: ['administrator'] } }, hers],
    [403, 'otp_expired', 'POST', '/verify', { type: 'email', email: 'a@b.org', token: '123456' }],
    [404, 'not_found', 'GET', '/nowhere', undefined],
    [404, 'flow_state_not_found', 'POST', '/token?grant_type=pkce', { auth_code: SOME_ID, code_verifier: 'x' }],
    [404, 'mfa_factor_not_found', 'POST', `/factors/${SOME_ID}/challenge`, {}, hers],
    [404, 'saml_provider_disabled', 'POST', '/sso', {}],
    [404, 'passkey_disabled', 'POST', '/passkeys/authentication/options', {}],
    [405, 'method_not_allowed', 'DELETE', '/token', undefined],
    [413, 'request_entity_too_large', 'POST', '/signup', 'x'.repeat(1_048_577)],
    [422, 'weak_password', 'POST', '/signup', { email: 'a@b.org', password: 'short' }],
    [422, 'anonymous_provider_disabled', 'POST', '/signup', {}],
    [422, 'identity_not_found', 'DELETE', `/user/identities/${SOME_ID}`, undefined, () => withTwoIdentities()],
    [422, 'mfa_phone_verify_not_enabled', 'POST', '/factors/<phone>/challenge', {}, hers],
  ]
  const withTwoIdentities = async () => {
    const { access_token, user } = await auth.signUp()
    await auth.admin.updateUserById(user.id, { phone: '919876500099', phone_confirm: true })
    return { token: access_token }
  }
  test.each(cases)('%i %s to %s %s can be read by every client', async (status, code, method, path, body, caller) => {
    const known = path.includes('<phone>') ? path.replace('<phone>', await phoneFactor()) : path
    const from = (await caller?.()) ?? {}
    for (const asksForNew of [true, false]) {
      const headers = asksForNew ? NEW_ERRORS : {}
      const answer = await auth.send(method, known, { ...from, ...(body !== undefined && { body }), headers })
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code])
      expectReadable(answer, code, asksForNew)
    }
  })

  async function phoneFactor(): Promise<string> {
    const { body } = await auth.send('POST', '/factors', { token, body: { factor_type: 'phone', phone: PHONE } })
    return body.id
  }
})

describe('one request too many', () => {
  const mail = { email: 'a@b.org' }
  const code = { type: 'email', ...mail, token: '123456' }
  const doors: [string, string, string, unknown?][] = [
    ['AUTH_RATE_LIMIT_TOKEN_PER_5_MIN', 'POST', '/token?grant_type=password', { ...mail, password: PASSWORD }],
    ['AUTH_RATE_LIMIT_TOKEN_PER_5_MIN', 'POST', '/token?grant_type=pkce', {}],
    ['AUTH_RATE_LIMIT_REFRESH_PER_5_MIN', 'POST', '/token?grant_type=refresh_token', {}],
    ['AUTH_RATE_LIMIT_SIGNUP_PER_5_MIN', 'POST', '/signup', { ...mail, password: 'short' }],
    ['AUTH_RATE_LIMIT_OTP_PER_5_MIN', 'POST', '/otp', {}],
    ['AUTH_RATE_LIMIT_MAGIC_LINK_PER_5_MIN', 'POST', '/magiclink', {}],
    ['AUTH_RATE_LIMIT_RECOVER_PER_5_MIN', 'POST', '/recover', {}],
    ['AUTH_RATE_LIMIT_RESEND_PER_5_MIN', 'POST', '/resend', {}],
    ['AUTH_RATE_LIMIT_VERIFY_PER_5_MIN', 'POST', '/verify', code],
    ['AUTH_RATE_LIMIT_VERIFY_PER_5_MIN', 'GET', '/verify?type=signup'],
    ['AUTH_RATE_LIMIT_VERIFY_PER_5_MIN', 'POST', '/verify/page', 'type=signup'],
    ['AUTH_RATE_LIMIT_USER_PER_5_MIN', 'PUT', '/user', {}],
    ['AUTH_RATE_LIMIT_CHALLENGE_PER_MIN', 'POST', `/factors/${SOME_ID}/challenge`, {}],
    ['AUTH_RATE_LIMIT_FACTOR_VERIFY_PER_MIN', 'POST', `/factors/${SOME_ID}/verify`, {}],
    ['AUTH_RATE_LIMIT_FACTOR_VERIFY_PER_MIN', 'POST', '/factors/recovery-codes/verify', {}],
  ]
  test.each(doors)('%s: %s %s says when to retry, and does not affect others', async (limit, method, path, body) => {
    const limited = await openService(db, { ...EVERYTHING, AUTH_RATE_LIMITS: 'on', [limit]: '1' }, { keys: auth.keys })
    const knock = (ip: string) =>
      limited.send(method, path, { token, ip, ...(body !== undefined && { body }), headers: NEW_ERRORS })
    expect((await knock('192.0.2.1')).status).not.toBe(429)
    const refused = await knock('192.0.2.1')
    expect(refused.status).toBe(429)
    expectReadable(refused, 'over_request_rate_limit', true)
    expect(refused.body.message).toBe('Request rate limit reached')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await knock('198.51.100.7')).status).not.toBe(429)
  })

  test('for one mailbox or phone gives the seconds, whoever owns it', async () => {
    const waiting = await openService(db, { ...EVERYTHING, AUTH_MAILER_AUTOCONFIRM: 'false' })
    const wishes: [string, object, string][] = [
      ['/recover', { email: newEmail() }, 'over_email_send_rate_limit'],
      ['/otp', { phone: '919876500002' }, 'over_sms_send_rate_limit'],
    ]
    for (const [path, body, refusal] of wishes) {
      const ask = (ip: string) => waiting.send('POST', path, { body, ip, headers: NEW_ERRORS })
      expect((await ask('192.0.2.1')).status).toBe(200)
      const refused = await ask('198.51.100.7')
      expect(refused.status).toBe(429)
      expectReadable(refused, refusal, true)
      expect(refused.body.message).toBe('For security purposes, you can only request this after 60 seconds.')
      expect(refused.headers.get('retry-after')).toBe('60')
    }
  })
})

test('a user of an organisation cannot change here what the organisation manages', async () => {
  const { user, access_token: hers } = await auth.signUp()
  await db.update(users).set({ isSsoUser: true }).where(eq(users.id, user.id))
  for (const body of [{ email: newEmail() }, { phone: PHONE }, { password: 'quite another phrase' }, { nonce: '1' }]) {
    const answer = await auth.send('PUT', '/user', { token: hers, body, headers: NEW_ERRORS })
    expect([answer.status, answer.body.code]).toEqual([422, 'user_sso_managed'])
  }
  const { status } = await auth.send('PUT', '/user', { token: hers, body: { data: { display_name: 'Ada' } } })
  expect(status).toBe(200)
})
