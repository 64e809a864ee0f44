import { beforeAll, expect, test } from 'vitest'
import { openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

test('GET /health names the protocol', async () => {
  const { status, body } = await auth.send('GET', '/health')
  expect(status).toBe(200)
  expect(body).toEqual({ version: expect.any(String), name: 'GoTrue', description: expect.any(String) })
})

test('GET /settings lists the sign-in methods according to the settings', async () => {
  const { status, body, headers } = await auth.send('GET', '/settings')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
    text_channels: ['sms'],
  })
  expect(body.external).toMatchObject({ email: true, phone: false, anonymous_users: false, google: false, zoom: false })
  expect(Object.keys(body.external)).toHaveLength(26)
  const other = await openService(db, {
    AUTH_SIGNUP_DISABLED: 'true',
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_ANONYMOUS_ENABLED: 'true',
    AUTH_EMAIL_ENABLED: 'false',
  })
  const changed = await other.send('GET', '/settings')
  expect(changed.body).toMatchObject({ disable_signup: true, mailer_autoconfirm: false })
  expect(changed.body.external).toMatchObject({ email: false, anonymous_users: true })
})

test('GET /.well-known/jwks.json publishes public members only, and may be cached for ten minutes', async () => {
  const { status, body, headers } = await auth.send('GET', '/.well-known/jwks.json')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  expect(body.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: auth.keys.signing.kid,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    },
  ])
})
