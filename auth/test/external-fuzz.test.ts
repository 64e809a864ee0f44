import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openProvider, settingsFor } from './provider.test-support.ts'
import { newRsaKey } from './identity-provider.test-support.ts'
import { openService } from './service.test-support.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
const RUNS = 600

const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom('', '\0', 'testing', 'github', 'saml', 'solana', '%00', '../', 'null', 'https://evil.example', '_'),
  fc.uuid(),
  fc.stringMatching(/^[\w.~-]{43,50}$/),
)
const QUERIES = [
  'provider',
  'redirect_to',
  'scopes',
  'code_challenge',
  'code_challenge_method',
  'state',
  'code',
  'error',
  'iss',
  'invite_token',
  'prompt',
]
const FIELDS = [
  'SAMLResponse',
  'RelayState',
  'chain',
  'message',
  'signature',
  'id_token',
  'provider',
  'client_id',
  'issuer',
  'nonce',
  'domain',
  'provider_id',
  'link_identity',
]
const ROUTES: [string, string][] = [
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['POST', '/callback'],
  ['POST', '/sso'],
  ['POST', '/sso/saml/acs'],
  ['GET', '/sso/saml/metadata'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/token?grant_type=web3'],
  ['GET', '/user/identities/authorize'],
  ['DELETE', '/user/identities/x'],
  ['GET', '/admin/sso/providers'],
]

interface Wish {
  route: [string, string]
  query: Record<string, string>
  fields: Record<string, string>
  form: boolean
  isSignedIn: boolean
}

test('generated requests to the external endpoints get a refusal or a redirect, and JSON in a body', async () => {
  const auth = await openService(db, {
    ...settingsFor(provider),
    AUTH_MANUAL_LINKING_ENABLED: 'true',
    AUTH_WEB3_SOLANA_ENABLED: 'true',
    AUTH_SAML_ENABLED: 'true',
    AUTH_SAML_PRIVATE_KEY: newRsaKey(),
  })
  const { access_token: token } = await auth.signUp()
  const values = (names: string[]) => fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 6 })
  const request = fc.record({
    route: fc.constantFrom(...ROUTES),
    query: values(QUERIES),
    fields: values(FIELDS),
    form: fc.boolean(),
    isSignedIn: fc.boolean(),
  })
  const ask = async ({ route: [method, path], query, fields, form, isSignedIn }: Wish) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
    const body =
      method === 'POST' ? (form ? new URLSearchParams(fields).toString() : JSON.stringify(fields)) : undefined
    const headers = isSignedIn ? { Authorization: `Bearer ${token}` } : undefined
    const answer = await auth.app.request(address, { method, body, headers })
    const content = await answer.text()
    expect(answer.status).toBeLessThan(500)
    if (answer.status >= 300 && answer.status < 400) expect(answer.headers.get('location')).toBeTruthy()
    else if (!answer.headers.get('content-type')?.includes('xml')) JSON.parse(content)
  }
  await fc.assert(fc.asyncProperty(request, ask), { numRuns: RUNS })
})
