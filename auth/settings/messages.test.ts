import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (env: Record<string, string> = {}) =>
  readSettings({ AUTH_EXTERNAL_URL: 'https://diya.example/auth/v1', ...env })

test('by default mails are enabled with strict limits, and text messages disabled', () => {
  const { messages, signup, siteUrl } = read()
  expect(siteUrl).toBe('https://diya.example')
  expect(signup).toMatchObject({ mailerAutoconfirm: false, phoneEnabled: false, smsAutoconfirm: false })
  expect(messages).toMatchObject({
    mail: {
      siteName: 'diya.example',
      codeLength: 6,
      expiryS: 3_600,
      intervalS: 60,
      hasLinkPage: true,
      isEmailChangeDouble: true,
    },
    sms: { provider: 'log', codeLength: 6, expiryS: 60, intervalS: 60, template: 'Your code is {code}' },
    captcha: undefined,
  })
  expect(new Set(Object.values(messages.mail.notify))).toEqual(new Set([false]))
})

test('settings are applied', () => {
  const { messages, redirectAllowList } = read({
    AUTH_SMS_TEST_CODES: '919876543210=123456,15550001111=000000',
    AUTH_SMS_TEST_CODES_UNTIL: '2027-01-31T00:00:00Z',
    AUTH_URI_ALLOW_LIST: 'https://a.example/**,myapp://cb',
    AUTH_NOTIFY_FACTOR_ENROLLED: 'true',
    AUTH_MAIL_SITE_NAME: 'Diya',
  })
  expect([...messages.sms.testCodes]).toEqual([
    ['919876543210', '123456'],
    ['15550001111', '000000'],
  ])
  expect(messages.sms.testCodesUntil).toEqual(new Date('2027-01-31T00:00:00Z'))
  expect(messages.mail).toMatchObject({ siteName: 'Diya', notify: { factorEnrolled: true, passwordChanged: false } })
  expect(redirectAllowList).toEqual(['https://a.example/**', 'myapp://cb'])
})

describe('the service does not start', () => {
  test.each([
    ['AUTH_MAIL_CODE_LENGTH', '4'],
    ['AUTH_MAIL_EXPIRY_S', '86401'],
    ['AUTH_SMS_TEMPLATE', 'Your code'],
    ['AUTH_SMS_TEST_CODES', '+919876543210=1'],
    ['AUTH_SMS_TEST_CODES_UNTIL', 'soon'],
    ['AUTH_SMS_PROVIDER', 'pigeon'],
    ['AUTH_CAPTCHA_PROVIDER', 'recaptcha'],
    ['AUTH_SITE_URL', 'diya.example'],
    ['AUTH_RATE_LIMIT_EMAILS_PER_HOUR', '0'],
  ])('with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: expected`)
  })

  test.each([
    [
      'AUTH_SMS_PROVIDER',
      'twilio',
      ['AUTH_SMS_TWILIO_ACCOUNT_SID', 'AUTH_SMS_TWILIO_AUTH_TOKEN', 'AUTH_SMS_TWILIO_FROM'],
    ],
    ['AUTH_SMS_PROVIDER', 'msg91', ['AUTH_SMS_MSG91_AUTH_KEY', 'AUTH_SMS_MSG91_TEMPLATE_ID']],
    ['AUTH_CAPTCHA_PROVIDER', 'turnstile', ['AUTH_CAPTCHA_SECRET']],
  ])('with %s=%s alone, and says what is missing', (name, value, missing) => {
    for (const variable of missing) expect(() => read({ [name]: value })).toThrow(`${variable}: is needed`)
    const complete = Object.fromEntries(missing.map((variable) => [variable, 'x']))
    expect(read({ [name]: value, ...complete }).messages).toBeDefined()
  })
})
