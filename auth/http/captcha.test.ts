import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#auth/tables/users.server.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const SERVICE_SECRET = 'a secret of at least thirty-two characters'
let asked: { url: string; form: Record<string, string> }[]
let verdict: () => Response
const verifier = async (url: string | URL | Request, init?: RequestInit) => {
  asked.push({ url: String(url), form: Object.fromEntries(new URLSearchParams(String(init?.body))) })
  return verdict()
}
const open = (provider: string) =>
  openService(
    db,
    {
      AUTH_CAPTCHA_PROVIDER: provider,
      AUTH_CAPTCHA_SECRET: 'shared',
      AUTH_JWT_SECRET: SERVICE_SECRET,
      AUTH_ANONYMOUS_ENABLED: 'true',
    },
    { fetch: verifier },
  )
let auth: TestService
beforeEach(async () => {
  asked = []
  verdict = () => Response.json({ success: true })
  auth = await open('turnstile')
})

const ROUTES: [string, object][] = [
  ['/signup', { email: newEmail(), password: PASSWORD }],
  ['/signup', {}],
  ['/token?grant_type=password', { email: newEmail(), password: PASSWORD }],
  ['/otp', { email: newEmail() }],
  ['/magiclink', { email: newEmail() }],
  ['/recover', { email: newEmail() }],
  ['/resend', { type: 'signup', email: newEmail() }],
]
const post = (path: string, body: object, token?: string) =>
  auth.send('POST', path, {
    body: { ...body, ...(token && { gotrue_meta_security: { captcha_token: token } }) },
    headers: NEW_ERRORS,
  })

describe('an endpoint with a captcha', () => {
  test.each(ROUTES)('%s %j is refused without one, and the verifier is not called', async (path, body) => {
    const before = await db.$count(users)
    const answer = await post(path, body)
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'captcha_failed', message: 'captcha protection: request disallowed (no captcha_token found)' },
    ])
    expect(asked).toEqual([])
    expect(await db.$count(users)).toBe(before)
  })

  test.each(ROUTES)('%s %j succeeds with a valid one', async (path, body) => {
    const answer = await post(path, body, 'right')
    expect(answer.body.code).not.toBe('captcha_failed')
    expect(asked).toEqual([
      {
        url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        form: { secret: 'shared', response: 'right', remoteip: '192.0.2.1' },
      },
    ])
  })

  test('refuses an invalid one with the verifier’s error codes, if they are valid', async () => {
    verdict = () => Response.json({ success: false, 'error-codes': ['invalid-input-response', '<b>'] })
    expect((await post('/recover', { email: newEmail() }, 'wrong')).body.message).toBe(
      'captcha protection: request disallowed (invalid-input-response)',
    )
  })

  test('refuses everybody when the verifier is unreachable or returns an invalid response', async () => {
    for (const answer of [
      () => Response.error(),
      () => new Response('busy'),
      () => Response.json({ success: 'yes' }),
    ]) {
      verdict = answer
      expect((await post('/signup', { email: newEmail(), password: PASSWORD }, 'some')).status).toBe(500)
    }
    expect(auth.logged.join()).not.toContain('shared')
  })

  test('needs none for a refresh, a verification and a service key', async () => {
    const { SignJWT } = await import('jose')
    const key = new TextEncoder().encode(SERVICE_SECRET)
    const token = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    const served = await auth.send('POST', '/signup', { body: { email: newEmail(), password: PASSWORD }, token })
    expect(served.status).toBe(200)
    const body = { refresh_token: served.body.refresh_token }
    expect((await auth.send('POST', '/token?grant_type=refresh_token', { body })).status).toBe(200)
    const code = await post('/verify', { type: 'email', email: newEmail(), token: '123456' })
    expect(code.body.code).toBe('otp_expired')
    const { status } = await auth.send('POST', '/recover', {
      body: { email: newEmail() },
      token: served.body.access_token,
    })
    expect(status).toBe(400)
    expect(asked).toEqual([])
  })

  test('accepts the official client’s token, for hCaptcha too', async () => {
    auth = await open('hcaptcha')
    const credentials = { email: newEmail(), password: PASSWORD, options: { captchaToken: 'right' } }
    expect((await auth.client().signUp(credentials)).error).toBeNull()
    expect(asked[0]?.url).toBe('https://api.hcaptcha.com/siteverify')
  })
})
