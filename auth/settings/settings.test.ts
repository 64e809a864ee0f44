import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, SETTING_NAMES } from './settings.ts'

const AUTH_EXTERNAL_URL = 'https://diya.example/auth/v1/'

test('one URL is enough, and the rest has the defaults of the protocol', () => {
  expect(readSettings({ AUTH_EXTERNAL_URL, AUTH_JWT_EXPIRY_S: '', UNRELATED: 'x' })).toMatchObject({
    externalUrl: 'https://diya.example/auth/v1',
    jwt: {
      expiryS: 3_600,
      aud: 'authenticated',
      role: 'authenticated',
      adminRoles: ['service_role', 'supabase_admin'],
      secret: undefined,
    },
    signup: { disabled: false, emailEnabled: true, anonymousEnabled: false, mailerAutoconfirm: false },
    password: { lengthMin: 6, requiredCharacters: [], pwnedCheck: 'off', memoryKib: 19_456, passes: 2 },
    sessions: { timeboxS: undefined, inactivityTimeoutS: undefined, singlePerUser: false },
    refreshReuseIntervalS: 10,
    rateLimits: { tokenPer5Min: 150, signupPer5Min: 30, anonymousPerHour: 30, userPer5Min: 30 },
    requestTimeoutMs: 10_000,
  })
})

test('every mistake is named at once, with what was expected, and no secret is printed', () => {
  const read = () =>
    readSettings({
      AUTH_EXTERNAL_URL: 'diya.example',
      AUTH_JWT_EXPIRY_S: '1h',
      AUTH_PASSWORD_LENGTH_MIN: '4',
      AUTH_PASSWORD_MEMORY_KIB: '1024',
      AUTH_SIGNUP_DISABLED: 'yes',
      AUTH_JWT_SECRET: 'too short',
      AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: '0',
    })
  expect(read).toThrow(`The auth service cannot start with these settings:
  AUTH_EXTERNAL_URL: expected the public address of the service, like https://example.org/auth/v1
  AUTH_JWT_EXPIRY_S: expected a whole number from 30 to 604800
  AUTH_JWT_SECRET: expected a secret of at least 32 characters
  AUTH_SIGNUP_DISABLED: expected true or false
  AUTH_PASSWORD_LENGTH_MIN: expected a whole number from 6 to 64
  AUTH_PASSWORD_MEMORY_KIB: expected a whole number from 19456 to 1048576
  AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: expected a whole number from 1 to 1000000`)
  expect(read).not.toThrow('too short')
})

test('invalid and missing values are reported together', () => {
  const read = () =>
    readSettings({
      AUTH_SMS_INTERVAL_S: 'often',
      AUTH_SMS_PROVIDER: 'msg91',
      AUTH_SMS_MSG91_AUTH_KEY: 'x',
      AUTH_SMS_TEMPLATES: '*=x1',
      AUTH_OIDC_X_CLIENT_ID: 'a',
      AUTH_JWT_DEFAULT_ROLE: 'service_role',
      AUTH_SAML_ENABLED: 'true',
      AUTH_SAML_PRIVATE_KEY: 'no key',
    })
  expect(read).toThrow(`The auth service cannot start with these settings:
  AUTH_EXTERNAL_URL: expected the public address of the service, like https://example.org/auth/v1
  AUTH_SMS_INTERVAL_S: expected a whole number from 0 to 86400
  AUTH_SAML_PRIVATE_KEY: expected a private RSA key of at least 2048 bits, PEM or base64 of its DER
  AUTH_JWT_DEFAULT_ROLE: must not be one of AUTH_JWT_ADMIN_ROLES
  AUTH_SMS_MSG91_TEMPLATE_ID: is needed by the chosen provider
  AUTH_OIDC_X_ISSUER: expected the https address of the provider x
  AUTH_OIDC_X_SECRET: expected the client secret of the provider x`)
})

test('without a URL, and with a role that would make every member an administrator, it does not start', () => {
  expect(() => readSettings({})).toThrow('AUTH_EXTERNAL_URL: expected the public address of the service')
  expect(() => readSettings({ AUTH_EXTERNAL_URL, AUTH_JWT_DEFAULT_ROLE: 'service_role' })).toThrow(
    'AUTH_JWT_DEFAULT_ROLE: must not be one of AUTH_JWT_ADMIN_ROLES',
  )
})

test('SETTINGS.md lists exactly the variables that are read', () => {
  const written = readFileSync('auth/SETTINGS.md', 'utf8').matchAll(/\bAUTH_[A-Z\d_]*[A-Z\d]\b(?!<)/g)
  const names = new Set([...written].map(([name]) => name).filter((name) => !KEYS.has(name) && name !== 'AUTH_OIDC'))
  expect([...names].toSorted()).toEqual(SETTING_NAMES.toSorted())
})

/** Read by the process around the service. */
const KEYS = new Set(['AUTH_JWT_KEYS', 'AUTH_SECRET_KEYS'])
