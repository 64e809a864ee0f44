import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'

const CLIENT_ID = 'our-client'
const CLIENT_SECRET = 'our-secret'
const ACCESS_TOKEN = 'access-token-of-the-provider'

/** An OpenID Connect provider and a GitHub on this machine, which sign in `person` without interaction. */
export interface TestProvider {
  url: string
  person: JWTPayload
  emails: { email: string; primary: boolean; verified: boolean }[]
  /** Overrides claims of the next id tokens, e.g. a wrong nonce. */
  twist: JWTPayload
  /** The requested paths, without their queries. */
  asked: string[]
  idToken(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

export async function openProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const flows = new Map<string, { nonce: string | undefined; challenge: string | undefined; redirectUri: string }>()
  const app = new Hono()
  const provider: TestProvider = {
    url: '',
    person: { sub: 'person-1', email: 'ada@example.org', email_verified: true, name: 'Ada' },
    emails: [],
    twist: {},
    asked: [],
    idToken: (claims) =>
      new SignJWT({ iss: provider.url, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    close: () => new Promise((done) => void server.close(() => done())),
  }
  app.use((c, next) => {
    provider.asked.push(c.req.path)
    return next()
  })
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: provider.url,
      authorization_endpoint: `${provider.url}/authorize`,
      token_endpoint: `${provider.url}/token`,
      jwks_uri: `${provider.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
  app.get('/jwks', async (c) => c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' }] }))
  const authorize = (query: Record<string, string>) => {
    const code = randomUUID()
    const redirectUri = query['redirect_uri'] ?? ''
    flows.set(code, { nonce: query['nonce'], challenge: query['code_challenge'], redirectUri })
    return `${redirectUri}?${new URLSearchParams({ code, state: query['state'] ?? '' })}`
  }
  app.get('/authorize', (c) => c.redirect(authorize(c.req.query())))
  app.get('/login/oauth/authorize', (c) => c.redirect(authorize(c.req.query())))
  const exchange = (form: Record<string, unknown>) => {
    const flow = flows.get(String(form['code']))
    flows.delete(String(form['code']))
    const challenge = createHash('sha256').update(String(form['code_verifier'])).digest('base64url')
    const isOurs = form['client_id'] === CLIENT_ID && form['client_secret'] === CLIENT_SECRET
    return isOurs && flow?.challenge === challenge && flow.redirectUri === form['redirect_uri'] ? flow : undefined
  }
  const tokens = { access_token: ACCESS_TOKEN, refresh_token: 'refresh-token-of-the-provider', token_type: 'bearer' }
  app.post('/token', async (c) => {
    const flow = exchange(await c.req.parseBody())
    if (!flow) return c.json({ error: 'invalid_grant' }, 400)
    return c.json({
      ...tokens,
      id_token: await provider.idToken({ ...provider.person, nonce: flow.nonce, ...provider.twist }),
    })
  })
  app.post('/login/oauth/access_token', async (c) =>
    exchange(await c.req.parseBody()) ? c.json(tokens) : c.json({ error: 'bad_verification_code' }),
  )
  app.get('/api/v3/user', (c) => c.json({ id: 4_711, login: 'ada', name: 'Ada', avatar_url: 'https://example.org/a' }))
  app.get('/api/v3/user/emails', (c) =>
    c.req.header('Authorization') === `Bearer ${ACCESS_TOKEN}` ? c.json(provider.emails) : c.json({}, 401),
  )
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((done) => server.once('listening', done))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

/** Settings that connect a service to it, as `testing` and as GitHub. */
export function settingsFor({ url }: TestProvider): Record<string, string> {
  return {
    AUTH_EXTERNAL_LOOPBACK_ALLOWED: 'true',
    AUTH_OIDC_TESTING_ISSUER: url,
    AUTH_OIDC_TESTING_CLIENT_ID: `${CLIENT_ID},our-app`,
    AUTH_OIDC_TESTING_SECRET: CLIENT_SECRET,
    AUTH_EXTERNAL_GITHUB_ENABLED: 'true',
    AUTH_EXTERNAL_GITHUB_URL: url,
    AUTH_EXTERNAL_GITHUB_CLIENT_ID: CLIENT_ID,
    AUTH_EXTERNAL_GITHUB_SECRET: CLIENT_SECRET,
  }
}
