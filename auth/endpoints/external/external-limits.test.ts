import { afterAll, describe, expect, test } from 'vitest'
import { openProvider, settingsFor } from '#auth/test/provider.test-support.ts'
import { newRsaKey } from '#auth/test/identity-provider.test-support.ts'
import { openService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())

const samlKey = newRsaKey()
const open = (limit: string) =>
  openService(db, {
    ...settingsFor(provider),
    AUTH_RATE_LIMITS: 'on',
    AUTH_WEB3_SOLANA_ENABLED: 'true',
    AUTH_SAML_ENABLED: 'true',
    AUTH_SAML_PRIVATE_KEY: samlKey,
    [limit]: '1',
  })

describe('too many requests from one address', () => {
  const doors: [string, string, string][] = [
    ['AUTH_RATE_LIMIT_AUTHORIZE_PER_5_MIN', 'GET', '/authorize?provider=nobody'],
    ['AUTH_RATE_LIMIT_SSO_PER_5_MIN', 'POST', '/sso'],
    ['AUTH_RATE_LIMIT_SAML_ACS_PER_5_MIN', 'POST', '/sso/saml/acs'],
    ['AUTH_RATE_LIMIT_WEB3_PER_5_MIN', 'POST', '/token?grant_type=web3'],
    ['AUTH_RATE_LIMIT_TOKEN_PER_5_MIN', 'POST', '/token?grant_type=id_token'],
  ]
  test.each(doors)('%s: %s %s is refused the second time, but not for other addresses', async (limit, method, path) => {
    const auth = await open(limit)
    const body = method === 'POST' ? (path.endsWith('acs') ? 'RelayState=x' : {}) : undefined
    expect((await auth.send(method, path, { body })).status).toBe(400)
    const refused = await auth.send(method, path, { body })
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await auth.send(method, path, { body, ip: '198.51.100.7' })).status).toBe(400)
  })
})
