import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openIdp, type TestIdp } from '#auth/test/identity-provider.test-support.ts'
import { openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const SECRET = 's'.repeat(32)
const service = await new SignJWT({ role: 'service_role' })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new TextEncoder().encode(SECRET))

let auth: TestService
let idp: TestIdp
let providerId: string
let domain: string

const admin = (method: string, path: string, body?: unknown) => auth.send(method, path, { body, token: service })

beforeAll(async () => {
  auth = await openService(db, { AUTH_JWT_SECRET: SECRET })
})
beforeEach(async () => {
  idp = openIdp()
  domain = `${randomUUID()}.example`
  const wish = { type: 'saml', metadata_xml: idp.metadataXml, domains: [domain] }
  providerId = (await admin('POST', '/admin/sso/providers', wish)).body.id
})

describe('identity providers of organisations', () => {
  test('are listed, read, changed and deleted', async () => {
    const path = `/admin/sso/providers/${providerId}`
    const { body: list } = await admin('GET', '/admin/sso/providers')
    expect(list.items.map(({ id }: { id: string }) => id)).toContain(providerId)
    expect((await admin('GET', path)).body).toMatchObject({ saml: { entity_id: idp.entityId }, domains: [{ domain }] })
    const changed = await admin('PUT', path, { domains: [`x.${domain}`], metadata_xml: idp.metadataXml })
    expect([changed.status, changed.body.domains]).toEqual([200, [{ domain: `x.${domain}` }]])
    expect((await admin('DELETE', path)).body.id).toBe(providerId)
    expect((await admin('GET', path)).body.error_code).toBe('sso_provider_not_found')
  })

  test('are refused with the reason', async () => {
    const refuse = async (method: string, path: string, body: unknown) => {
      const answer = await admin(method, `/admin/sso/providers${path}`, body)
      return [answer.status, answer.body.error_code]
    }
    const fresh = { type: 'saml', metadata_xml: openIdp().metadataXml }
    expect(await refuse('POST', '', { ...fresh, metadata_xml: idp.metadataXml })).toEqual([
      422,
      'saml_idp_already_exists',
    ])
    expect(await refuse('POST', '', { ...fresh, domains: [domain] })).toEqual([400, 'sso_domain_already_exists'])
    expect(await refuse('POST', '', { ...fresh, domains: ['no domain'] })).toEqual([400, 'validation_failed'])
    expect(await refuse('POST', '', { ...fresh, type: 'oidc' })).toEqual([400, 'validation_failed'])
    expect(await refuse('POST', '', { type: 'saml' })).toEqual([400, 'validation_failed'])
    expect(await refuse('POST', '', { type: 'saml', metadata_xml: '<a' })).toEqual([400, 'validation_failed'])
    const inner = { type: 'saml', metadata_url: 'https://169.254.169.254/latest' }
    expect(await refuse('POST', '', inner)).toEqual([400, 'saml_metadata_fetch_failed'])
    const other = { metadata_xml: fresh.metadata_xml }
    expect(await refuse('PUT', `/${providerId}`, other)).toEqual([400, 'saml_entity_id_mismatch'])
  })

  test('cannot be managed by ordinary users', async () => {
    const { access_token: token } = await auth.signUp()
    expect((await auth.send('GET', '/admin/sso/providers')).status).toBe(401)
    const refused = await auth.send('GET', '/admin/sso/providers', { token })
    expect([refused.status, refused.body.error_code]).toEqual([403, 'not_admin'])
  })
})
