import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openProvider, settingsFor } from '#auth/test/provider.test-support.ts'
import { flowState } from '#auth/tables/flows.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { fragmentOf, openBrowser } from '#auth/test/browser.test-support.ts'
import { newEmail, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
let people = 0
beforeEach(() => {
  provider.person = { sub: `person-${++people}`, email: newEmail(), email_verified: true, name: 'Ada' }
  provider.twist = {}
})

const strict = { AUTH_MAILER_AUTOCONFIRM: 'false' }
const open = (env: Record<string, string> = {}) => openService(db, { ...settingsFor(provider), ...strict, ...env })
const email = () => String(provider.person['email'])
const rowsOf = (address: string) => db.select().from(users).where(eq(users.email, address))
const START = '/authorize?provider=testing&redirect_to=http://local/app%3Fkept%3D1'
const VERIFIER = 'v'.repeat(64)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const START_PKCE = `${START}&code_challenge=${CHALLENGE}&code_challenge_method=s256`

function exchange(auth: TestService, code: string | null, verifier = VERIFIER) {
  return auth.send('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } })
}

describe('signing in with a provider', () => {
  test('ends in a session in the fragment, with the tokens of the provider', async () => {
    const auth = await open()
    const back = await openBrowser(auth).walk(START)
    expect(back.href.split('#')[0]).toBe('http://local/app?kept=1')
    const fragment = fragmentOf(back)
    expect(Object.keys(fragment).toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ])
    const { body: user } = await auth.send('GET', '/user', { token: fragment['access_token'] ?? '' })
    expect(user).toMatchObject({
      email: email(),
      app_metadata: { provider: 'testing', providers: ['testing'] },
      user_metadata: { full_name: 'Ada', email_verified: true, sub: provider.person.sub },
      identities: [{ provider: 'testing', id: provider.person.sub, email: email() }],
    })
    expect(user.email_confirmed_at).toBeDefined()
    expect((await auth.verifyAccessToken(fragment['access_token'] ?? ''))?.amr).toMatchObject([{ method: 'oauth' }])
  })

  test('ends in a code for a PKCE client, which is exchanged for a session once', async () => {
    const auth = await open()
    const back = await openBrowser(auth).walk(START_PKCE)
    expect([back.searchParams.get('kept'), back.hash]).toEqual(['1', ''])
    const code = back.searchParams.get('code')
    const [flow] = await db.select().from(flowState).where(eq(flowState.providerType, 'testing'))
    expect(flow?.providerAccessToken).not.toContain('access-token-of-the-provider')
    expect((await exchange(auth, code, 'w'.repeat(64))).body.error_code).toBe('bad_code_verifier')
    const { status, body } = await exchange(auth, code)
    expect([status, body.user.email]).toEqual([200, email()])
    expect(body.provider_token).toBe('access-token-of-the-provider')
    expect(body.provider_refresh_token).toBe('refresh-token-of-the-provider')
    expect((await exchange(auth, code)).status).toBe(404)
  })

  test('leads back to the same account the next time', async () => {
    const auth = await open()
    const first = fragmentOf(await openBrowser(auth).walk(START))
    const second = fragmentOf(await openBrowser(auth).walk(START))
    const ids = await Promise.all(
      [first, second].map(async ({ access_token: token = '' }) => (await auth.verifyAccessToken(token))?.sub),
    )
    expect(ids[0]).toBe(ids[1])
    expect(await rowsOf(email())).toHaveLength(1)
  })

  test('passes further parameters on, except those that would change the request', async () => {
    const auth = await open()
    const query =
      '&prompt=consent&scopes=calendar&CLIENT_ID=evil&Redirect_Uri=https://evil.example&state=mine&nonce=mine'
    const answer = await openBrowser(auth).visit(START + query)
    const url = new URL(answer.headers.get('location') ?? '')
    expect(answer.status).toBe(302)
    expect(url.searchParams.get('prompt')).toBe('consent')
    expect(url.searchParams.get('scope')).toBe('openid email profile calendar')
    expect(url.searchParams.get('redirect_uri')).toBe('http://local/auth/v1/callback')
    expect(url.href).not.toContain('evil')
    expect(url.href).not.toContain('mine')
    expect(answer.headers.get('set-cookie')).toMatch(/^auth-flow-[\da-f-]{36}=.*HttpOnly; SameSite=Lax/)
  })

  test('succeeds with a long or unusual name, and with an invalid picture', async () => {
    const auth = await open()
    provider.person = {
      ...provider.person,
      name: 'A'.repeat(1_000),
      picture: `https://x/${'y'.repeat(900)}`,
      preferred_username: 'a\0b',
    }
    const { access_token: token = '' } = fragmentOf(await openBrowser(auth).walk(START))
    const { body: user } = await auth.send('GET', '/user', { token })
    expect([user.email, user.user_metadata.name?.length]).toEqual([email(), 1_000])
    expect(JSON.stringify(user.user_metadata).length).toBeLessThanOrEqual(2_048)
    expect(user.user_metadata.user_name).toBeUndefined()
  })

  test('is offered in the settings', async () => {
    const { body } = await (await open()).send('GET', '/settings')
    expect(body.external).toMatchObject({ testing: true, github: true, google: false })
  })

  test('works with GitHub, which says for each address whether it is verified', async () => {
    const auth = await open()
    const address = newEmail()
    provider.emails = [
      { email: newEmail(), primary: false, verified: true },
      { email: address, primary: true, verified: true },
    ]
    const { access_token: token = '' } = fragmentOf(await openBrowser(auth).walk('/authorize?provider=github'))
    const { body: user } = await auth.send('GET', '/user', { token })
    expect(user).toMatchObject({ email: address, identities: [{ provider: 'github', id: '4711' }] })
    expect(user.user_metadata).toMatchObject({ user_name: 'ada', preferred_username: 'ada' })
  })
})

describe('the start of a flow', () => {
  test.each([
    ['/authorize', 400, 'validation_failed'],
    ['/authorize?provider=nobody', 400, 'validation_failed'],
    ['/authorize?provider=google', 400, 'validation_failed'],
    [`${START}&code_challenge=short`, 400, 'validation_failed'],
    [`${START}&invite_token=unknown`, 404, 'invite_not_found'],
  ])('%s is refused with %i %s', async (path, status, code) => {
    const answer = await (await open()).send('GET', path)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })

  test('redirects to the site when another site is requested', async () => {
    const auth = await open()
    const back = await openBrowser(auth).walk('/authorize?provider=testing&redirect_to=https://evil.example/')
    expect(back.origin + back.pathname).toBe('http://local/')
  })

  test('reports an unreachable provider, without a server error', async () => {
    const auth = await open({
      AUTH_OIDC_AWAY_ISSUER: 'http://127.0.0.1:9',
      AUTH_OIDC_AWAY_CLIENT_ID: 'a',
      AUTH_OIDC_AWAY_SECRET: 'b',
    })
    expect((await auth.send('GET', '/authorize?provider=away')).status).toBe(503)
  })
})

describe('the callback', () => {
  const lost = async (auth: TestService, query: string) => {
    const answer = await openBrowser(auth).visit(`/callback${query}`)
    const url = new URL(answer.headers.get('location') ?? '')
    return [answer.status, url.origin, url.searchParams.get('error'), url.searchParams.get('error_code')]
  }

  test('without a state, or with an unknown one, redirects to the site with an error', async () => {
    const auth = await open()
    expect(await lost(auth, '')).toEqual([303, 'http://local', 'invalid_request', 'bad_oauth_callback'])
    expect(await lost(auth, '?state=x&code=y')).toEqual([303, 'http://local', 'invalid_request', 'bad_oauth_state'])
    const unknown = `?state=${crypto.randomUUID()}&code=y`
    expect(await lost(auth, unknown)).toEqual([303, 'http://local', 'invalid_request', 'bad_oauth_state'])
  })

  const begin = async (auth: TestService, start = START) => {
    const browser = openBrowser(auth)
    const toProvider = (await browser.visit(start)).headers.get('location') ?? ''
    const answer = await fetch(toProvider, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    return { browser, query: back.search, state: back.searchParams.get('state') ?? '' }
  }

  test('is refused in a browser that did not start the flow', async () => {
    const auth = await open()
    const { query, browser } = await begin(auth)
    expect(await lost(auth, query)).toEqual([303, 'http://local', 'invalid_request', 'bad_oauth_state'])
    expect(await rowsOf(email())).toHaveLength(0)
    expect((await browser.visit(`/callback${query}`)).headers.get('location')).toContain('#access_token=')
  })

  test('works once', async () => {
    const auth = await open()
    for (const [start, code] of [
      [START, 'bad_oauth_state'],
      [START_PKCE, 'flow_state_already_used'],
    ] as const) {
      const { browser, query, state } = await begin(auth, start)
      await browser.visit(`/callback${query}`)
      const again = await browser.visit(`/callback${query}`, { headers: { Cookie: '' } })
      expect(again.headers.get('location')).toContain('bad_oauth_state')
      const forced = await auth.app.request(`/callback${query}`, { headers: { Cookie: `auth-flow-${state}=${state}` } })
      expect(forced.headers.get('location')).toContain(code)
    }
  })

  test('is refused after five minutes', async () => {
    const auth = await open()
    const { browser, query } = await begin(auth)
    auth.clock.forwardS(301)
    expect((await browser.visit(`/callback${query}`)).headers.get('location')).toContain('bad_oauth_state')
  })

  test('reports the provider’s error', async () => {
    const auth = await open()
    const { browser, state } = await begin(auth)
    const answer = await browser.visit(`/callback?state=${state}&error=access_denied&error_description=She+said+no`)
    const url = new URL(answer.headers.get('location') ?? '')
    const error = { error: 'access_denied', error_description: 'She said no' }
    expect(answer.status).toBe(302)
    expect(Object.fromEntries(url.searchParams)).toEqual({ kept: '1', ...error })
    expect(fragmentOf(url)).toEqual({ ...error, sb: '' })
    const pkce = await begin(auth, START_PKCE)
    const refused = await pkce.browser.visit(`/callback?state=${pkce.state}&error=access_denied`)
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied')
  })

  test('without a code, or with one that the provider refuses, redirects back with an error', async () => {
    const auth = await open()
    const first = await begin(auth)
    const without = await first.browser.visit(`/callback?state=${first.state}`)
    expect(fragmentOf(new URL(without.headers.get('location') ?? ''))).toMatchObject({
      error_code: 'bad_oauth_callback',
    })
    const second = await begin(auth)
    const wrong = await second.browser.visit(`/callback?state=${second.state}&code=made-up`)
    const url = new URL(wrong.headers.get('location') ?? '')
    expect(url.searchParams.get('error')).toBe('server_error')
    expect(fragmentOf(url)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
  })

  test.each([{ nonce: 'another' }, { iss: 'https://evil.example' }, { aud: 'somebody-else' }])(
    'is refused when the id token contains %o',
    async (twist) => {
      const auth = await open()
      provider.twist = twist
      const back = await openBrowser(auth).walk(START)
      expect(fragmentOf(back)).toMatchObject({ error_code: 'unexpected_failure' })
      expect(await rowsOf(email())).toHaveLength(0)
    },
  )

  test('may be a POST, which is redirected to a GET so that the browser sends its cookie', async () => {
    const auth = await open()
    const { browser, query } = await begin(auth)
    const posted = await browser.visit('/callback', { method: 'POST', body: query.slice(1) })
    const next = posted.headers.get('location') ?? ''
    expect([posted.status, next.startsWith('http://local/auth/v1/callback?')]).toEqual([303, true])
    const answer = await browser.visit(next.slice('http://local/auth/v1'.length))
    expect(answer.headers.get('location')).toContain('#access_token=')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })
})
