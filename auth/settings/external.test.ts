import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (env: Record<string, string>) =>
  readSettings({ AUTH_EXTERNAL_URL: 'http://local/auth/v1', ...env }).external

describe('the settings of providers', () => {
  test('connect no provider by default', () => {
    expect(read({})).toEqual({
      providers: [],
      manualLinkingEnabled: false,
      solanaEnabled: false,
      web3MessageAgeS: 600,
      samlPrivateKey: undefined,
      samlRelayExpiryS: 300,
      loopbackAllowed: false,
    })
  })

  test('configure Google with an id and a secret', () => {
    const [google] = read({
      AUTH_EXTERNAL_GOOGLE_ENABLED: 'true',
      AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'web,ios,android',
      AUTH_EXTERNAL_GOOGLE_SECRET: 'secret',
    }).providers
    expect(google).toMatchObject({
      name: 'google',
      url: 'https://accounts.google.com',
      clientId: 'web',
      audiences: ['web', 'ios', 'android'],
    })
  })

  test('support any OpenID Connect provider by the name in its variables', () => {
    const one = (name: string) => ({
      [`AUTH_OIDC_${name}_ISSUER`]: 'https://idp.example',
      [`AUTH_OIDC_${name}_CLIENT_ID`]: 'id',
      [`AUTH_OIDC_${name}_SECRET`]: 'secret',
    })
    const { providers } = read({ ...one('SCHOOL'), ...one('MY_BANK') })
    expect(providers.map(({ name }) => name)).toEqual(['my_bank', 'school'])
  })

  const wrong: [string, Record<string, string>, RegExp][] = [
    [
      'a provider without its secret',
      { AUTH_EXTERNAL_GOOGLE_ENABLED: 'true' },
      /AUTH_EXTERNAL_GOOGLE_CLIENT_ID: .*\n.*AUTH_EXTERNAL_GOOGLE_SECRET: expected/,
    ],
    [
      'a provider without its issuer',
      { AUTH_OIDC_X_CLIENT_ID: 'a', AUTH_OIDC_X_SECRET: 'b' },
      /AUTH_OIDC_X_ISSUER: expected/,
    ],
    [
      'a name that means something else',
      { AUTH_OIDC_EMAIL_ISSUER: 'https://a.example', AUTH_OIDC_EMAIL_CLIENT_ID: 'a', AUTH_OIDC_EMAIL_SECRET: 'b' },
      /AUTH_OIDC_EMAIL_ISSUER: .*email is taken/,
    ],
    ['SAML without a key', { AUTH_SAML_ENABLED: 'true' }, /AUTH_SAML_PRIVATE_KEY/],
    ['a key that is none', { AUTH_SAML_PRIVATE_KEY: 'x' }, /AUTH_SAML_PRIVATE_KEY: expected a private RSA key/],
  ]
  test.each(wrong)('refuse %s', (_what, env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  test('read the key of SAML in each common format, and only a strong one', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const forms = [
      pem,
      pem.replaceAll('\n', '\\n'),
      privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64'),
    ]
    for (const key of forms) {
      expect(read({ AUTH_SAML_ENABLED: 'true', AUTH_SAML_PRIVATE_KEY: key }).samlPrivateKey).toBe(pem)
    }
    const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export({
      format: 'pem',
      type: 'pkcs8',
    })
    expect(() => read({ AUTH_SAML_PRIVATE_KEY: weak.toString() })).toThrow('2048 bits')
  })
})
