import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts'
import { KEY_NAMES, unknownSettings } from './unknown.ts'

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
      AUTH_SIGNUP_DISABLED: 'maybe',
      AUTH_JWT_SECRET: 'too short',
      AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: '0',
    })
  expect(read).toThrow(`The auth service cannot start with these settings:
  AUTH_EXTERNAL_URL: expected the public address of the service, like https://example.org/auth/v1
  AUTH_JWT_EXPIRY_S: expected a whole number from 30 to 604800
  AUTH_JWT_SECRET: expected a secret of at least 32 characters
  AUTH_SIGNUP_DISABLED: expected on or off (or 1 or 0, true or false, yes or no)
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
  const names = new Set(
    [...written].map(([name]) => name).filter((name) => !KEY_NAMES.some((key) => key === name) && name !== 'AUTH_OIDC'),
  )
  expect([...names].toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('the error of each variable is its own, in our words, and says what is expected', () => {
  const wrong = '\u0000'.repeat(3)
  const problems = SETTING_NAMES.flatMap((name) => {
    try {
      readSettings({ AUTH_EXTERNAL_URL, AUTH_SMS_TEMPLATES: '*=1', [name]: wrong })
      return []
    } catch (error) {
      return (error as SettingsError).problems.map((problem) => ({ ...problem, cause: name }))
    }
  })
  expect(problems.length).toBeGreaterThan(100)
  for (const { name, cause, expected } of problems) {
    expect([cause, name]).toEqual([cause, cause])
    expect([name, expected]).toEqual([name, expect.stringMatching(/^expected /)])
    expect([name, expected.includes(wrong)]).toEqual([name, false])
  }
  const addresses = problems.filter(({ name }) => name.endsWith('_URL')).map(({ expected }) => expected)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  [['true', '1', 'on', 'yes', 'ON', ' True '], true],
  [['false', '0', 'off', 'no', 'Off'], false],
])('a switch may be written as %j', (spellings, expected) => {
  for (const spelling of spellings) {
    const env = { AUTH_OIDC_X_ISSUER: 'https://x.example', AUTH_OIDC_X_CLIENT_ID: 'x', AUTH_OIDC_X_SECRET: 'x' }
    const { signup, rateLimits, external } = readSettings({
      AUTH_EXTERNAL_URL,
      AUTH_ANONYMOUS_ENABLED: spelling,
      AUTH_RATE_LIMITS: spelling,
      ...env,
      AUTH_OIDC_X_EMAIL_OPTIONAL: spelling,
    })
    expect([signup.anonymousEnabled, rateLimits !== 'off', external.providers[0]?.isEmailOptional]).toEqual([
      expected,
      expected,
      expected,
    ])
  }
  const misspelt = { AUTH_EXTERNAL_URL, AUTH_OIDC_X_EMAIL_OPTIONAL: 'maybe' }
  expect(() => readSettings(misspelt)).toThrow('AUTH_OIDC_X_EMAIL_OPTIONAL: expected on or off')
})

test.each([
  ['AUTH_SIGN_UP_DISABLED', 'AUTH_SIGNUP_DISABLED'],
  ['AUTH_SMS_PROVIDR', 'AUTH_SMS_PROVIDER'],
  ['AUTH_JWT_KEY', 'AUTH_JWT_KEYS'],
  ['AUTH_OIDC_ACME_CLIENTID', 'AUTH_OIDC_ACME_CLIENT_ID'],
])('the unknown name %s is warned about with the nearest known one', (unknown, nearest) => {
  expect(unknownSettings({ AUTH_EXTERNAL_URL, [unknown]: 'hush', OTHER: 'x' })).toEqual([
    `${unknown} is not a setting and is ignored: did you mean ${nearest}?`,
  ])
})

test('names that are read, names of other programs and empty variables are not warned about', () => {
  const known = Object.fromEntries([...SETTING_NAMES, ...KEY_NAMES].map((name) => [name, 'x']))
  expect(unknownSettings({ ...known, AUTH_OIDC_ACME_ISSUER: 'x', AUTH_EMPTY: '', SITE_AUTH: 'x' })).toEqual([])
})

describe('a service with phone numbers', () => {
  const PHONE = { AUTH_EXTERNAL_URL, AUTH_PHONE_ENABLED: 'on' }
  const LINE = /^The auth service cannot start with these settings:\n {2}AUTH_SMS_PROVIDER: expected [^\n]*$/

  test.each(['AUTH_PHONE_ENABLED', 'AUTH_MFA_PHONE_ENROLL', 'AUTH_MFA_PHONE_VERIFY'])(
    'does not start on a public site without a provider of text messages, when %s is on',
    (name) => {
      expect(() => readSettings({ AUTH_EXTERNAL_URL, [name]: 'on' })).toThrow(LINE)
      expect(() => readSettings({ AUTH_EXTERNAL_URL, [name]: 'on' })).toThrow(`because ${name} is on`)
    },
  )

  test('starts with one, on this machine, or where the hosting process sends the messages', () => {
    const twilio = {
      AUTH_SMS_PROVIDER: 'twilio',
      AUTH_SMS_TWILIO_ACCOUNT_SID: 'x',
      AUTH_SMS_TWILIO_AUTH_TOKEN: 'x',
      AUTH_SMS_TWILIO_FROM: '+1',
    }
    expect(readSettings({ ...PHONE, ...twilio }).signup.phoneEnabled).toBe(true)
    expect(readSettings({ ...PHONE, AUTH_EXTERNAL_URL: 'http://localhost:9999' }).signup.phoneEnabled).toBe(true)
    expect(readSettings(PHONE, { hasTexts: true }).signup.phoneEnabled).toBe(true)
    // The site that people use counts, not an address inside.
    const inside = { ...PHONE, AUTH_EXTERNAL_URL: 'http://127.0.0.1:9999', AUTH_SITE_URL: 'https://diya.example' }
    expect(() => readSettings(inside)).toThrow(LINE)
  })
})
