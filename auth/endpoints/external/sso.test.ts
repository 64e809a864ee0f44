import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { createPublicKey, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  newRsaKey,
  openIdp,
  requestIdOf,
  type Claims,
  type TestIdp,
} from '#auth/test/identity-provider.test-support.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { samlRelayStates } from '#auth/tables/sso.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { fragmentOf } from '#auth/test/browser.test-support.ts'
import { newEmail, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const SECRET = 's'.repeat(32)
const samlKey = newRsaKey()
const service = await new SignJWT({ role: 'service_role' })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new TextEncoder().encode(SECRET))

let auth: TestService
let idp: TestIdp
let providerId: string
let domain: string

const admin = (method: string, path: string, body?: unknown) => auth.send(method, path, { body, token: service })

beforeAll(async () => {
  auth = await openService(db, {
    AUTH_SAML_ENABLED: 'true',
    AUTH_SAML_PRIVATE_KEY: samlKey,
    AUTH_JWT_SECRET: SECRET,
    AUTH_MAILER_AUTOCONFIRM: 'false',
  })
})
beforeEach(async () => {
  idp = openIdp()
  domain = `${randomUUID()}.example`
  const keys = { department: { name: 'dept', default: 'none' }, groups: { names: ['x', 'groups'], array: true } }
  const { status, body } = await admin('POST', '/admin/sso/providers', {
    type: 'saml',
    metadata_xml: idp.metadataXml,
    domains: [domain],
    attribute_mapping: { keys },
    idp_initiated: true,
  })
  expect(status).toBe(201)
  providerId = body.id
})

const publicPartOf = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString()

/** Requests a sign-in URL; returns the SAML request in it. */
async function ask(wish: Record<string, unknown> = {}) {
  const body = { domain, redirect_to: 'http://local/app', skip_http_redirect: true, ...wish }
  const answer = await auth.send('POST', '/sso', { body })
  const url = new URL(answer.body.url)
  return { url, relayState: url.searchParams.get('RelayState') ?? '', inResponseTo: requestIdOf(url) }
}

async function arrive(samlResponse: string, relayState = '') {
  const form = new URLSearchParams({ SAMLResponse: samlResponse, RelayState: relayState })
  const answer = await auth.app.request('/sso/saml/acs', { method: 'POST', body: form })
  return { status: answer.status, url: new URL(answer.headers.get('location') ?? 'none:') }
}

describe('a user of an organisation', () => {
  test('signs in by the domain, as a user of that organisation only', async () => {
    const { url, relayState, inResponseTo } = await ask()
    expect(url.origin + url.pathname).toBe('https://idp.example/sso')
    expect(url.searchParams.get('Signature')).toBeTruthy()
    const end = new Date(auth.clock.now.getTime() + 3_600_000)
    const attributes = { mail: 'Ada@Company.example', dept: 'Weaving', groups: ['a', 'b'] }
    const back = await arrive(idp.answer({ inResponseTo, sessionNotOnOrAfter: end, attributes }), relayState)
    expect([back.status, back.url.origin + back.url.pathname]).toEqual([302, 'http://local/app'])
    const { access_token: token = '' } = fragmentOf(back.url)
    const claims = await auth.verifyAccessToken(token)
    expect(claims?.amr).toMatchObject([{ method: 'sso/saml', provider: providerId }])
    const { body: user } = await auth.send('GET', '/user', { token })
    expect(user).toMatchObject({
      email: 'ada@company.example',
      app_metadata: { provider: `sso:${providerId}` },
      user_metadata: { custom_claims: { department: 'Weaving', groups: ['a', 'b'] } },
      identities: [{ provider: `sso:${providerId}`, id: 'person-1' }],
    })
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, claims?.session_id ?? ''))
    expect(session?.notAfter).toEqual(end)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.isSsoUser).toBe(true)
  })

  test('is never joined with an account that has the same address', async () => {
    const email = newEmail()
    await auth.signUp(email)
    const { relayState, inResponseTo } = await ask({ provider_id: providerId, domain: null })
    const back = await arrive(idp.answer({ inResponseTo, attributes: { mail: email } }), relayState)
    expect(fragmentOf(back.url)['access_token']).toBeDefined()
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(2)
  })

  test('gets a code when the client uses PKCE, and the end of the session is stored', async () => {
    const verifier = 'v'.repeat(64)
    const { relayState, inResponseTo } = await ask({ code_challenge: verifier, code_challenge_method: 'plain' })
    const end = new Date(auth.clock.now.getTime() + 3_600_000)
    const back = await arrive(idp.answer({ inResponseTo, sessionNotOnOrAfter: end }), relayState)
    const body = { auth_code: back.url.searchParams.get('code'), code_verifier: verifier }
    const { body: session } = await auth.send('POST', '/token?grant_type=pkce', { body })
    const claims = await auth.verifyAccessToken(session.access_token)
    expect(claims?.amr).toMatchObject([{ method: 'sso/saml', provider: providerId }])
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, claims?.session_id ?? ''))
    expect(row?.notAfter).toEqual(end)
  })

  test('is not signed in by a response that she did not ask for, unless her provider may send those', async () => {
    const strict = openIdp()
    const { body: added } = await admin('POST', '/admin/sso/providers', {
      type: 'saml',
      metadata_xml: strict.metadataXml,
    })
    expect(added.idp_initiated).toBe(false)
    const before = [await db.$count(users), await db.$count(sessions)]
    for (const relayState of ['', 'http://local/inside']) {
      const refused = await arrive(strict.answer(), relayState)
      expect([refused.url.origin, refused.url.hash, refused.url.searchParams.get('error_code')]).toEqual([
        'http://local',
        '',
        'validation_failed',
      ])
    }
    expect([await db.$count(users), await db.$count(sessions)]).toEqual(before)
    const { relayState, inResponseTo } = await ask({ provider_id: added.id, domain: null })
    const asked = await arrive(strict.answer({ inResponseTo }), relayState)
    expect(fragmentOf(asked.url)['access_token']).toBeDefined()
    for (const [isAllowed, code] of [
      [true, null],
      [false, 'validation_failed'],
    ] as const) {
      await admin('PUT', `/admin/sso/providers/${added.id}`, { idp_initiated: isAllowed })
      expect((await arrive(strict.answer())).url.searchParams.get('error_code')).toBe(code)
    }
  })

  test('may arrive unsolicited, at an allowed address', async () => {
    const good = await arrive(idp.answer(), 'http://local/inside')
    expect(good.url.href.split('#')[0]).toBe('http://local/inside')
    expect(fragmentOf(good.url)['access_token']).toBeDefined()
    const evil = await arrive(idp.answer(), 'https://evil.example/')
    expect(evil.url.host).toBe('local')
  })

  test('signs in with a response that is encrypted for this service, solicited or not', async () => {
    const encryptedFor = publicPartOf(samlKey)
    const { relayState, inResponseTo } = await ask()
    const asked = await arrive(idp.answer({ inResponseTo, encryptedFor }), relayState)
    const unasked = await arrive(idp.answer({ encryptedFor }))
    for (const { url } of [asked, unasked]) expect(fragmentOf(url)['access_token']).toBeDefined()
    const metadata = await auth.app.request('/sso/saml/metadata')
    expect(await metadata.text()).toContain('use="encryption"')
  })

  test('is identified by an e-mail as name, in any spelling', async () => {
    const nameIdFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
    const enter = async (nameId: string) => {
      const { access_token: token = '' } = fragmentOf(
        (await arrive(idp.answer({ nameId, nameIdFormat, attributes: {} }))).url,
      )
      return (await auth.verifyAccessToken(token))?.sub
    }
    const first = await enter('Ada@Company.example')
    expect(first).toBeDefined()
    expect(await enter('ada@company.example')).toBe(first)
  })
})

describe('an invalid SAML response', () => {
  const wrong: [string, (asked: { inResponseTo: string }) => Claims][] = [
    ['signed by another key', (asked) => ({ ...asked, privateKey: newRsaKey() })],
    ['not signed', (asked) => ({ ...asked, isUnsigned: true })],
    ['encrypted, but not signed', (asked) => ({ ...asked, isUnsigned: true, encryptedFor: publicPartOf(samlKey) })],
    ['encrypted for somebody else', (asked) => ({ ...asked, encryptedFor: publicPartOf(newRsaKey()) })],
    [
      'encrypted, and signed by another key',
      (asked) => ({ ...asked, privateKey: newRsaKey(), encryptedFor: publicPartOf(samlKey) }),
    ],
    ['expired', (asked) => ({ ...asked, notOnOrAfter: new Date(Date.now() - 120_000) })],
    ['for another service', (asked) => ({ ...asked, audience: 'https://elsewhere.example' })],
    ['for another door', (asked) => ({ ...asked, recipient: 'https://elsewhere.example/acs' })],
    ['by another company', (asked) => ({ ...asked, issuer: 'https://elsewhere.example/saml' })],
    ['to another question', () => ({ inResponseTo: '_another' })],
    ['to no question', () => ({})],
  ]
  test.each(wrong)('is refused when it is %s', async (_what, claimsOf) => {
    const { relayState, inResponseTo } = await ask()
    const back = await arrive(idp.answer(claimsOf({ inResponseTo })), relayState)
    expect([back.status, back.url.origin, back.url.hash]).toEqual([303, 'http://local', ''])
    expect(back.url.searchParams.get('error_code')).toBe('validation_failed')
  })

  test('is refused when it was changed after the signature', async () => {
    const { relayState, inResponseTo } = await ask()
    const xml = Buffer.from(idp.answer({ inResponseTo }), 'base64').toString()
    const changed = Buffer.from(xml.replace('ada@company.example', 'eve@company.example')).toString('base64')
    expect((await arrive(changed, relayState)).url.searchParams.get('error_code')).toBe('validation_failed')
  })

  test('is refused when it answers a request but arrives as unsolicited', async () => {
    const { inResponseTo } = await ask()
    const back = await arrive(idp.answer({ inResponseTo }))
    expect(back.url.searchParams.get('error_code')).toBe('validation_failed')
  })

  test('is refused when the reference to the request was removed from the unsigned part', async () => {
    const { inResponseTo } = await ask()
    const xml = Buffer.from(idp.answer({ inResponseTo }), 'base64').toString()
    const stripped = xml.replace(` InResponseTo="${inResponseTo}"`, '')
    expect(stripped).toContain(inResponseTo)
    const back = await arrive(Buffer.from(stripped).toString('base64'))
    expect(back.url.searchParams.get('error_code')).toBe('validation_failed')
  })

  test('is refused the second time', async () => {
    const { relayState, inResponseTo } = await ask()
    const asked = idp.answer({ inResponseTo })
    expect(fragmentOf((await arrive(asked, relayState)).url)['access_token']).toBeDefined()
    expect((await arrive(asked, relayState)).url.searchParams.get('error_code')).toBe('saml_relay_state_not_found')
    const unasked = idp.answer()
    expect(fragmentOf((await arrive(unasked)).url)['access_token']).toBeDefined()
    expect((await arrive(unasked)).url.searchParams.get('error_description')).toBe('SAML Assertion was already used')
  })

  test('is refused when it is too late', async () => {
    const { relayState, inResponseTo } = await ask()
    await db.update(samlRelayStates).set({ createdAt: new Date(auth.clock.now.getTime() - 301_000) })
    const back = await arrive(idp.answer({ inResponseTo }), relayState)
    expect(back.url.searchParams.get('error_code')).toBe('saml_relay_state_expired')
  })

  test('is refused without a name or an address, from unknown issuers, and when malformed', async () => {
    const code = async (response: string, relayState?: string) =>
      (await arrive(response, relayState)).url.searchParams.get('error_code')
    expect(await code(idp.answer({ attributes: {} }))).toBe('saml_assertion_no_email')
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    expect(await code(idp.answer({ nameIdFormat: transient }))).toBe('saml_assertion_no_user_id')
    expect(await code(openIdp().answer())).toBe('saml_idp_not_found')
    expect(await code('rubbish')).toBe('saml_idp_not_found')
    expect(await code('')).toBe('validation_failed')
    expect((await auth.send('POST', '/sso/saml/acs', { body: 'RelayState=what' })).status).toBe(400)
  })
})

describe('the SSO endpoint', () => {
  test('returns the metadata that an identity provider needs', async () => {
    const answer = await auth.app.request('/sso/saml/metadata?download=true')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toContain('xml')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(xml).toContain('Location="http://local/auth/v1/sso/saml/acs"')
    expect(xml.match(/X509Certificate>/g)?.length).toBeGreaterThanOrEqual(2)
    expect(xml).not.toContain('PRIVATE')
  })

  test('requires exactly one of the two ways to name an organisation', async () => {
    const refuse = async (body: unknown) => {
      const answer = await auth.send('POST', '/sso', { body })
      return [answer.status, answer.body.error_code]
    }
    expect(await refuse({})).toEqual([400, 'validation_failed'])
    expect(await refuse({ domain, provider_id: providerId })).toEqual([400, 'validation_failed'])
    expect(await refuse({ domain: 'unknown.example' })).toEqual([404, 'sso_provider_not_found'])
    expect(await refuse({ provider_id: 'no-uuid' })).toEqual([404, 'sso_provider_not_found'])
    await admin('PUT', `/admin/sso/providers/${providerId}`, { disabled: true })
    expect(await refuse({ domain })).toEqual([404, 'sso_provider_disabled'])
  })

  test('redirects unless it is asked not to', async () => {
    const answer = await auth.app.request('/sso', { method: 'POST', body: JSON.stringify({ domain }) })
    expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([303, 'https://idp.example/sso'])
  })

  test('redirects the official client', async () => {
    const { data } = await auth.client().signInWithSSO({ domain })
    expect(data?.url).toContain('https://idp.example/sso?SAMLRequest=')
  })
})

test('without a key the SSO endpoints are disabled', async () => {
  const closed = await openService(db)
  for (const [method, path] of [
    ['POST', '/sso'],
    ['GET', '/sso/saml/metadata'],
    ['POST', '/sso/saml/acs'],
  ] as const) {
    const answer = await closed.send(method, path)
    expect([answer.status, answer.body.error_code]).toEqual([404, 'saml_provider_disabled'])
  }
})
