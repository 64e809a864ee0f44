import { beforeAll, describe, expect, test } from 'vitest'
import { NEW_ERRORS, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

describe('an unsupported endpoint', () => {
  const closed: [string, string, number, string][] = [
    ['GET', '/nowhere', 404, 'not_found'],
    ['GET', '/', 404, 'not_found'],
    ['GET', '/token', 405, 'method_not_allowed'],
    ['DELETE', '/user', 405, 'method_not_allowed'],
    ['PATCH', '/logout', 405, 'method_not_allowed'],
    ['POST', '/passkeys/registration/options', 404, 'passkey_disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled'],
    ['GET', '/admin/users/1/passkeys', 404, 'passkey_disabled'],
    ['GET', '/oauth/authorizations/1', 404, 'feature_disabled'],
    ['POST', '/oauth/authorizations/1/consent', 404, 'feature_disabled'],
    ['GET', '/admin/oauth/clients', 404, 'feature_disabled'],
    ['GET', '/user/oauth/grants', 404, 'feature_disabled'],
    ['GET', '/admin/custom-providers', 404, 'feature_disabled'],
    ['GET', '/scim/v2/Users', 404, 'feature_disabled'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/sso/saml/metadata', 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['GET', '/factors/recovery-codes', 401, 'no_authorization'],
    ['POST', '/factors/recovery-codes/verify', 401, 'no_authorization'],
    ['GET', '/user', 401, 'no_authorization'],
    ['POST', '/factors', 401, 'no_authorization'],
    ['GET', '/user/identities/authorize', 401, 'no_authorization'],
    ['DELETE', '/user/identities/1', 401, 'no_authorization'],
  ]
  test.each(closed)('%s %s responds in JSON', async (method, path, status, code) => {
    const answer = await auth.send(method, path, { headers: NEW_ERRORS })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('is recognised by the official client', async () => {
    const client = auth.client()
    await client.setSession(await auth.signUp())
    expect((await client.mfa.enroll({ factorType: 'webauthn' })).error?.code).toBe('mfa_webauthn_enroll_not_enabled')
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+91' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    )
    expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject({
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
    expect((await client.signInWithSSO({ domain: 'example.org' })).error?.message).toBe('SAML 2.0 is disabled')
  })
})
