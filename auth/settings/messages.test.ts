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
    sms: {
      provider: 'log',
      codeLength: 6,
      expiryS: 60,
      intervalS: 60,
      channels: undefined,
      countries: ['91'],
      header: '',
      templates: { byKind: new Map(), fallback: undefined },
      pricePaise: { sms: 0, whatsapp: 0, call: 0 },
    },
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

test('templates, countries, channels and prices of text messages are applied', () => {
  const { sms } = read({
    AUTH_SMS_TEMPLATES: 'order_placed=1207161,*=1207999',
    AUTH_SMS_COUNTRIES: '91,977',
    AUTH_SMS_CHANNELS: 'sms,call',
    AUTH_SMS_HEADER: 'DIYAIN',
    AUTH_CALL_PRICE_PAISE: '80',
  }).messages
  expect(sms).toMatchObject({
    templates: { byKind: new Map([['order_placed', '1207161']]), fallback: '1207999' },
    countries: ['91', '977'],
    channels: ['sms', 'call'],
    header: 'DIYAIN',
    pricePaise: { sms: 0, whatsapp: 0, call: 80 },
  })
  expect(read({ AUTH_SMS_COUNTRIES: '*' }).messages.sms.countries).toBeUndefined()
})

describe('the service does not start', () => {
  test.each([
    ['AUTH_MAIL_CODE_LENGTH', '4'],
    ['AUTH_MAIL_EXPIRY_S', '86401'],
    ['AUTH_SMS_TEMPLATE', 'Your code'],
    ['AUTH_SMS_CHANNELS', 'sms,pigeon'],
    ['AUTH_SMS_CHANNELS', 'whatsapp'],
    ['AUTH_SMS_COUNTRIES', '+91'],
    ['AUTH_SMS_HEADER', 'D I'],
    ['AUTH_SMS_TEMPLATES', 'order_placed'],
    ['AUTH_WHATSAPP_TEMPLATES', 'Order=HX1'],
    ['AUTH_SMS_PRICE_PAISE', '0.2'],
    ['AUTH_RATE_LIMIT_SMS_PER_DAY', '0'],
    ['AUTH_SMS_TEST_CODES', '+919876543210=1'],
    ['AUTH_SMS_TEST_CODES_UNTIL', 'soon'],
    ['AUTH_SMS_PROVIDER', 'pigeon'],
    ['AUTH_CAPTCHA_PROVIDER', 'recaptcha'],
    ['AUTH_SITE_URL', 'diya.example'],
    ['AUTH_RATE_LIMIT_EMAILS_PER_HOUR', '0'],
  ])('with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: expected`)
  })

  test('with a channel that the provider does not have', () => {
    const msg91 = { AUTH_SMS_PROVIDER: 'msg91', AUTH_SMS_MSG91_AUTH_KEY: 'x', AUTH_SMS_MSG91_TEMPLATE_ID: 'x' }
    expect(() => read({ ...msg91, AUTH_SMS_CHANNELS: 'sms,whatsapp' })).toThrow('AUTH_SMS_CHANNELS: only sms')
    expect(() => read(msg91)).toThrow('AUTH_SMS_TEMPLATES: msg91 needs a template for phone_taken')
    const twilio = {
      AUTH_SMS_PROVIDER: 'twilio',
      AUTH_SMS_TWILIO_ACCOUNT_SID: 'AC1',
      AUTH_SMS_TWILIO_AUTH_TOKEN: 'x',
      AUTH_SMS_TWILIO_FROM: 'MG1',
    }
    expect(() => read({ ...twilio, AUTH_SMS_CHANNELS: 'sms,call' })).toThrow('AUTH_SMS_CHANNELS: call needs a number')
    expect(read({ ...twilio, AUTH_SMS_CHANNELS: 'sms,whatsapp' }).messages.sms.channels).toEqual(['sms', 'whatsapp'])
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
    expect(read({ [name]: value, AUTH_SMS_TEMPLATES: '*=x1', ...complete }).messages).toBeDefined()
  })
})
