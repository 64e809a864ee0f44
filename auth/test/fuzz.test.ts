import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newEmail, openService, PASSWORD } from './service.test-support.ts'
import { testDatabase } from '#test/database.ts'

/**
 * A sample; `npm run test:faults` sends 10,000. Fewer or more:
 * `AUTH_FUZZ_REQUESTS=100000 npx vitest run --project app auth/test/fuzz.test.ts`.
 */
const REQUESTS = Number(process.env['AUTH_FUZZ_REQUESTS'] ?? 3_000)
const MS_PER_REQUEST_MAX = 60

const { db } = await testDatabase()
const auth = await openService(db, {
  AUTH_ANONYMOUS_ENABLED: 'true',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_PHONE_INACTIVE_DAYS: '1',
  AUTH_MFA_PHONE_ENROLL: 'true',
  AUTH_MFA_PHONE_VERIFY: 'true',
  AUTH_MFA_WEBAUTHN_ENROLL: 'true',
  AUTH_MFA_WEBAUTHN_VERIFY: 'true',
  AUTH_MFA_RECOVERY_CODES_ENROLL: 'true',
  AUTH_MFA_RECOVERY_CODES_VERIFY: 'true',
  AUTH_PASSKEYS: 'true',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_SMS_INTERVAL_S: '0',
})

/** All routes of the protocol, supported or not. */
const PATHS = `
/ /health /settings /.well-known/jwks.json /signup /token /otp /magiclink /verify /verify/page /resend /recover /logout /session/leave
/reauthenticate /user /user/identities/authorize /user/identities/:id /factors /factors/:id /factors/:id/challenge
/factors/:id/verify /factors/recovery-codes /factors/recovery-codes/verify /factors/recovery-codes/regenerate /authorize /callback /sso /sso/saml/metadata
/sso/saml/acs /invite /admin/generate_link /admin/users /admin/users/:id /admin/users/:id/factors
/admin/users/:id/factors/:id /admin/users/:id/roles/:id /admin/sso/providers /admin/sso/providers/:id /admin/users/:id/passkeys
/admin/users/:id/passkeys/:id /passkeys /passkeys/:id
/passkeys/registration/options /passkeys/registration/verify /passkeys/authentication/options /passkeys/authentication/verify /oauth/authorizations/:id /oauth/authorizations/:id/consent /admin/oauth/clients
/user/oauth/grants /admin/custom-providers /scim/v2/Users /nowhere`
  .trim()
  .split(/\s+/)

/** Replacements of `<name>` in requests; requests sign users out and delete them, so they are renewed. */
let known: Record<string, string> = {}
const EVERY = 50

async function renew(): Promise<void> {
  const email = newEmail()
  const { body: person } = await auth.send('POST', '/signup', { body: { email, password: PASSWORD } })
  const { body: guest } = await auth.send('POST', '/signup', { body: {} })
  const token = person.access_token
  const { body: factor } = await auth.send('POST', '/factors', { body: { factor_type: 'totp' }, token })
  const { body: challenge } = await auth.send('POST', `/factors/${factor.id}/challenge`, { body: {}, token })
  known = {
    '<email>': email,
    '<person>': token,
    '<guest>': guest.access_token,
    '<service>': auth.serviceKey,
    '<refresh>': person.refresh_token,
    '<user-id>': person.user.id,
    '<identity-id>': person.user.identities[0].identity_id,
    '<factor-id>': factor.id,
    '<challenge-id>': challenge.id,
  }
}

const fill = (text: string) => text.replace(/<[a-z-]+>/g, (name) => known[name] ?? name)

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '%',
    "' OR 1=1 --",
    '\0',
    '\uD800',
    '../..',
    '<svg/onload=1>',
    '🪔'.repeat(200),
    'x'.repeat(5_000),
  ),
)
const id = fc.oneof(fc.constantFrom('<user-id>', '<identity-id>', '<factor-id>'), fc.uuid(), strange)
const path = fc.tuple(fc.constantFrom(...PATHS), id, id)
const parameter = fc.oneof(strange, fc.constantFrom('1', 'signup', 'google', 'password', 'global', 'email', 'x@y.zz'))
const PARAMETERS = `
grant_type type token redirect_to scope page per_page filter sort provider
code state code_challenge code_challenge_method skip_http_redirect error download`
  .trim()
  .split(/\s+/)
const query = fc.dictionary(fc.constantFrom(...PARAMETERS), parameter, { maxKeys: 4 })
const grantType = fc.constantFrom('password', 'refresh_token', 'pkce', 'id_token', 'web3', 'magic')
const value = fc.oneof(
  { weight: 5, arbitrary: strange },
  {
    weight: 5,
    arbitrary: fc.constantFrom('<email>', 'a@example.org', PASSWORD, '+919876543210', '123456', 'totp', 'phone'),
  },
  { weight: 2, arbitrary: fc.constantFrom('<refresh>', '<challenge-id>', '<person>') },
  {
    weight: 5,
    arbitrary: fc.constantFrom('signup', 'recovery', 'magiclink', 'email_change', 'sms', 'phone_change', 'email'),
  },
  { weight: 3, arbitrary: id },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(1e308, -1, true, null, [], {}, { __proto__: 1 }) },
)
const FIELDS = `
email phone password current_password data type token token_hash nonce
channel refresh_token auth_code code_verifier code_challenge code_challenge_method create_user factor_type friendly_name
issuer challenge_id code gotrue_meta_security redirect_to id_token provider access_token client_id
chain message signature domain provider_id id password_hash email_confirm user_metadata
app_metadata role ban_duration new_email metadata_xml metadata_url domains attribute_mapping should_soft_delete
SAMLResponse RelayState recovery_code new_account`
  .trim()
  .split(/\s+/)
const field = fc.constantFrom(...FIELDS)
/** Parts of valid requests, so that some get past the first checks. */
const likely = fc.record(
  {
    email: fc.constantFrom('<email>', 'a@example.org'),
    phone: fc.constantFrom('+919876543210', '919812345678'),
    password: fc.constant(PASSWORD),
    data: fc.constant({ display_name: 'Asha' }),
    type: fc.constantFrom('signup', 'recovery', 'magiclink', 'invite', 'email_change', 'sms', 'phone_change', 'email'),
    token: fc.constantFrom('123456', '000000'),
    factor_type: fc.constantFrom('totp', 'phone'),
    friendly_name: fc.string({ maxLength: 8 }),
    challenge_id: fc.constant('<challenge-id>'),
    code: fc.constantFrom('123456', '000000'),
    refresh_token: fc.constant('<refresh>'),
    new_email: fc.constantFrom('b@example.org', 'c@example.org'),
    ban_duration: fc.constantFrom('1h', 'none'),
    email_confirm: fc.boolean(),
    should_soft_delete: fc.boolean(),
    user_metadata: fc.constant({ a: null, b: 1 }),
    chain: fc.constant('solana'),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(likely, fc.dictionary(field, value, { maxKeys: 3 }))
      .map(([usual, odd]) => JSON.stringify({ ...usual, ...odd })),
  },
  { weight: 2, arbitrary: likely.map((fields) => JSON.stringify(fields)) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', 'null', '[]', '"', 'a=1&b=2', '{"email":"\\u0000"}', '['.repeat(5_000)),
  },
)
const token = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('<person>', '<guest>', '<service>') },
  { weight: 1, arbitrary: fc.constantFrom(undefined, 'x', 'a.b.c', '<person>x', '<refresh>') },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,60}$/) },
)
const headers = fc.dictionary(
  fc.constantFrom('X-Supabase-Api-Version', 'redirect_to', 'Referer', 'Origin', 'Content-Type', 'apikey', 'X-JWT-AUD'),
  fc.oneof(fc.stringMatching(/^[!-~]{0,40}$/), fc.constantFrom('2024-01-01', 'application/json', 'http://local/x')),
  { maxKeys: 3 },
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST') },
  { weight: 3, arbitrary: fc.constantFrom('PUT', 'DELETE') },
  { weight: 1, arbitrary: fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'PROPFIND') },
)
const request = fc.record({ method, path, query, grantType, body, token, headers })

test('the fuzzer knows every endpoint of the service', () => {
  const doors = auth.app.routes
    .map(({ path: door }) => door.replace(/:\w+/g, ':id'))
    .filter((door) => !door.endsWith('*'))
  expect(doors.length).toBeGreaterThan(40)
  expect([...new Set(doors)].filter((door) => !PATHS.includes(door))).toEqual([])
})

test(
  `${REQUESTS} requests of every kind never cause a server error, and get JSON wherever the protocol says so`,
  async () => {
    const statuses = new Map<number, number>()
    let count = 0
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        if (count++ % EVERY === 0) await renew()
        const answer = await send(asked)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expectWellFormed(asked, answer, await answer.text())
      }),
      {
        numRuns: REQUESTS,
        endOnFailure: false,
        interruptAfterTimeLimit: REQUESTS * MS_PER_REQUEST_MAX,
        markInterruptAsFailure: true,
      },
    )
    // Premise: some requests succeed, some are refused, some are malformed.
    for (const status of [200, 400, 401, 403, 404, 405, 422])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0)
    expect(auth.logged.filter((line) => line.includes('unexpected error'))).toEqual([])
  },
  REQUESTS * MS_PER_REQUEST_MAX + 30_000,
)

type Asked = typeof request extends fc.Arbitrary<infer T> ? T : never

function expectWellFormed({ method, path: [route] }: Asked, { status, headers }: Response, text: string): void {
  expect(status, text).toBeLessThan(500)
  const type = headers.get('Content-Type') ?? ''
  if (method === 'HEAD' || status === 204) expect(text).toBe('')
  else if (status === 302 || status === 303) expect(headers.get('Location')).toMatch(/^https?:/)
  else if (status === 200 && route === '/sso/saml/metadata') expect(type).toMatch(/xml/)
  else if (method === 'GET' && route === '/verify/page') expect(type).toMatch(/^(?:text\/html|application\/json)/)
  else {
    expect(type).toMatch(/^application\/json/)
    const json: unknown = JSON.parse(text)
    if (status >= 400) expect(json).toSatisfy(isError)
  }
}

async function send({ method, path, query, grantType, body, token, headers }: Asked): Promise<Response> {
  const [route, one, two] = path
  const place = route.replace(':id', encoded(fill(one))).replace(':id', encoded(fill(two)))
  const search = new URLSearchParams(route === '/token' ? { grant_type: grantType, ...query } : query)
  return auth.app.request(`${place}?${fill(search.toString())}`, {
    method,
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${fill(token)}` }) },
    ...(method !== 'GET' && method !== 'HEAD' && { body: fill(body) }),
    redirect: 'manual',
  })
}

function isError(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  return ['message', 'msg', 'error_description'].some((name) => typeof Reflect.get(json, name) === 'string')
}

/** As a client writes an id into a path; lone surrogates cannot be written. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, '%2E') || '-'
}
