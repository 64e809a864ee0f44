import { GoTrueClient } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'

const JSON_BODY = { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' }
const member = { password: 'a good long phrase' }

/** The official client with this URL. */
const clientAt = (t: TestApp, url: string) =>
  new GoTrueClient({
    url,
    autoRefreshToken: false,
    persistSession: false,
    fetch: (input, init) => t.request(new URL(String(input)).href, init),
  })

describe('the auth service at its own URL', () => {
  test.each([
    ['at the root', 'http://localhost:3000'],
    ['under another path', 'http://localhost:3000/identity'],
  ])('%s works with the official client, and the pages still work', async (_where, url) => {
    const t = await testApp({ AUTH_EXTERNAL_URL: url })
    const client = clientAt(t, url)
    const { data, error } = await client.signUp({ email: 'asha@example.com', ...member })
    expect(error).toBeNull()
    expect(JSON.parse(atob(data.session?.access_token.split('.')[1] ?? '')).iss).toBe(url)
    expect((await client.getUser()).data.user?.email).toBe('asha@example.com')
    expect((await client.signOut()).error).toBeNull()
    expect(
      (await clientAt(t, 'http://localhost:3000/auth/v1').signInWithPassword({ email: 'asha@example.com', ...member }))
        .error,
    ).toBeNull()
    expect(await (await t.request(`${url}/oauth/x`)).json()).toMatchObject({ error_code: 'feature_disabled' })
    for (const page of ['/', '/auth', '/campaign']) expect(await (await t.get(page)).text()).toContain('id="main"')
  })

  test('mails links of another app with that URL', async () => {
    const app = 'https://app.example/'
    const t = await testApp({
      AUTH_EXTERNAL_URL: 'http://localhost:3000',
      AUTH_MAILER_AUTOCONFIRM: 'false',
      AUTH_URI_ALLOW_LIST: `${app}**`,
    })
    const options = { emailRedirectTo: app }
    await clientAt(t, 'http://localhost:3000').signUp({ email: 'meera@example.com', ...member, options })
    const link = /http:\/\/localhost:3000\/verify\S+/.exec(await (await t.get('/dev/mailbox')).text())?.[0]
    const page = await t.request((link ?? '').replaceAll('&amp;', '&').replace(/".*/, ''))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="token"')])
  })
})

describe('the rate limit of the pages', () => {
  test('does not apply to the auth service: its errors are always JSON', async () => {
    const t = await testApp({ RATE_LIMITS: '1' })
    const refresh = () =>
      t.request('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers: JSON_BODY, body: '{}' })
    const refused = await Promise.all(Array.from({ length: 80 }, refresh))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]))
    const body = JSON.stringify({ email: 'a@b.org', password: 'x', pad: 'x'.repeat(60_000) })
    const large = await t.request('/auth/v1/token?grant_type=password', { method: 'POST', headers: JSON_BODY, body })
    expect([large.status, await large.json()]).toMatchObject([400, { code: 'invalid_credentials' }])
    const tooLarge = await t.request('/auth/v1/signup', {
      method: 'POST',
      headers: JSON_BODY,
      body: 'x'.repeat(70_000),
    })
    expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: 'request_entity_too_large' }])
  })

  test('the 429 of the auth service is JSON with CORS headers', async () => {
    const t = await testApp({ RATE_LIMITS: '1', AUTH_RATE_LIMIT_RECOVER_PER_5_MIN: '1' })
    const recover = () =>
      t.request('/auth/v1/recover', { method: 'POST', headers: JSON_BODY, body: '{"email":"a@b.org"}' })
    await recover()
    const answer = await recover()
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('other sites', () => {
  test.each(['/rest/v1/people?select=*', '/storage/v1/bucket', '/functions/v1/hello', '/realtime/v1/websocket'])(
    'that call %s are told as JSON that it is not here',
    async (path) => {
      const t = await testApp()
      for (const method of ['GET', 'POST']) {
        const answer = await t.request(path, { method, headers: { Origin: 'https://app.example' } })
        expect([answer.status, answer.headers.get('Content-Type'), await answer.json()]).toMatchObject([
          404,
          expect.stringContaining('application/json'),
          { code: 'not_found' },
        ])
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      }
      const asked = await t.request(path, { method: 'OPTIONS', headers: { Origin: 'https://app.example' } })
      expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([
        204,
        expect.stringContaining('apikey'),
      ])
    },
  )

  test('keep the window of a sign-in through another site, and no other page', async () => {
    const t = await testApp()
    const policyOf = async (path: string, init?: RequestInit) =>
      (await t.request(path, init)).headers.get('Cross-Origin-Opener-Policy')
    expect(await policyOf('/auth/v1/authorize?provider=google')).toBe('unsafe-none')
    expect(await policyOf('/auth/v1/callback?state=x')).toBe('unsafe-none')
    expect(await policyOf('/auth/v1/callback', { method: 'POST', body: 'state=x' })).toBe('unsafe-none')
    const others = ['/', '/hi', '/auth', '/auth/v1/verify', '/auth/v1/user', '/auth/v1/user/identities/authorize', '/x']
    for (const path of others) expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
  })

  test('may send the headers of tracing', async () => {
    const t = await testApp()
    const asked = await t.request('/auth/v1/token', { method: 'OPTIONS', headers: { Origin: 'https://app.example' } })
    const allowed = asked.headers.get('Access-Control-Allow-Headers')?.split(',')
    expect(allowed).toEqual(expect.arrayContaining(['traceparent', 'tracestate', 'baggage', 'apikey']))
  })
})
