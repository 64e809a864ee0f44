import { describe, expect, test } from 'vitest'
import { type Config, ConfigError, readConfig } from './config.server.ts'

test('an empty environment gives a local site with the embedded database, sandbox payments and files on disk', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    brandName: 'Diya',
    siteUrl: 'http://localhost:3000',
    demoData: true,
    payments: { provider: 'sandbox' },
    files: { store: 'disk' },
    rateLimits: true,
    isLocal: true,
  })
})

test('an empty variable counts as absent, and a slash after the site address is dropped', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: ' ', SITE_URL: 'https://diya.example/' })
  expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, siteUrl: 'https://diya.example', isLocal: false })
})

test('the default site address contains the port', () => {
  expect(readConfig({ PORT: '3001' }).siteUrl).toBe('http://localhost:3001')
})

describe('the error about a wrong value names the variable and what is expected', () => {
  test.each([
    ['PORT', '30a0', 'expected a port number, like 3000'],
    ['PORT', '70000', 'expected a port number up to 65535'],
    ['HOST', 'my host', 'expected a host name or address'],
    ['DATABASE_URL', 'mysql://x/y', 'expected postgres://'],
    ['SITE_URL', 'diya.example', 'expected an address like https://'],
    ['DEMO_DATA', 'yes', 'expected 0 or 1'],
    ['BRAND_NAME', 'x'.repeat(41), 'expected at most 40 characters'],
    ['TRUST_PROXY', '-1', 'expected the number of proxies'],
    ['PLACE_HEADERS', 'CF-IPCountry', 'expected headers of the proxy'],
    ['PLACE_HEADERS', 'planet=X-Planet', 'expected headers of the proxy'],
    ['MAIL_URL', 'mail.example', 'expected smtps://'],
    ['FILES_S3_ENDPOINT', 's3.example', 'expected an address like https://'],
    ['FILES_S3_PATH_STYLE', 'yes', 'expected 0 or 1'],
    ['PAYMENTS', 'paypal', 'expected sandbox or razorpay'],
  ])('%s=%s', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*${expected}`))
  })
})

test('one error names all wrong values', () => {
  expect(() => readConfig({ PORT: 'x', DEMO_DATA: 'x' })).toThrow(/PORT[\s\S]*DEMO_DATA/)
})

test('the error about a wrong database URL does not contain the password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://diya:secret@host/db' })).toThrow(/^(?!.*secret)/)
})

test('one error names wrong and missing values, each in one line that contains no secret', () => {
  const read = () =>
    readConfig({
      PORT: '30a0',
      BRAND_NAME: `Diya\n${'x'.repeat(40)}`,
      DATABASE_URL: 'mysql://diya:secret@host/db',
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_test_1',
      FILES_S3_KEY: 'key',
      FILES_S3_ENDPOINT: 's3.example',
    })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`PORT is "30a0": expected a port number, like 3000
DATABASE_URL is a text of 27 characters: expected postgres://user:password@host:5432/database
BRAND_NAME is "Diya\\n${'x'.repeat(40)}": expected at most 40 characters
FILES_S3_ENDPOINT is "s3.example": expected an address like https://s3.example.net
RAZORPAY_KEY_SECRET is missing: expected a value from your account at Razorpay, because PAYMENTS is "razorpay"
RAZORPAY_WEBHOOK_SECRET is missing: expected a value from your account at Razorpay, because PAYMENTS is "razorpay"
FILES_S3_BUCKET is missing: expected the name of a bucket, because FILES_S3_KEY is set
FILES_S3_SECRET is missing: expected a value for the bucket, because FILES_S3_KEY is set
FILES_S3_REGION is missing: expected a region, like ap-south-1 (or FILES_S3_ENDPOINT)`)
})

test.each<[Record<string, string>, Partial<Config>]>([
  [{}, { demoData: true, hasMailbox: true, canSendMail: true, canSendTexts: true, hasTextProvider: false }],
  [
    { AUTH_SMS_PROVIDER: 'log', TRUST_PROXY: '1' },
    { canSendTexts: false, hasTextProvider: false },
  ],
  [
    { AUTH_SMS_PROVIDER: 'twilio', SHOWCASE: '1' },
    { canSendTexts: true, hasTextProvider: true },
  ],
  [{ TRUST_PROXY: '1' }, { demoData: true, hasMailbox: false, canSendMail: true }],
  [{ MAIL_URL: 'smtp://localhost:25' }, { demoData: true, hasMailbox: false, canSendMail: true }],
  [{ SHOWCASE: '1' }, { demoData: true, hasMailbox: false, canSendMail: false }],
  [
    { SITE_URL: 'https://diya.example' },
    { demoData: false, hasMailbox: false, canSendMail: true, canSendTexts: false },
  ],
  [
    { SITE_URL: 'https://diya.example', SHOWCASE: '1', MAIL_URL: 'smtp://localhost:25' },
    { demoData: true, hasMailbox: false, canSendMail: true },
  ],
  [
    { SITE_URL: 'https://diya.example', SHOWCASE: '1', DEMO_DATA: '0' },
    { demoData: false, canSendMail: false },
  ],
])('with %o', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.2', true],
  ['http://[::1]:3000', true],
  ['http://[::ffff:127.0.0.1]', true],
  ['http://192.168.1.5', false],
  ['http://localhost.example', false],
  ['http://0.0.0.0:3000', false],
])('%s: isLocal is %s', (SITE_URL, isLocal) => {
  expect(readConfig({ SITE_URL }).isLocal).toBe(isLocal)
})

test('an incomplete bucket configuration is refused, and the error contains no secret', () => {
  const half = { FILES_S3_BUCKET: 'diya', FILES_S3_SECRET: 'hidden' }
  expect(() => readConfig(half)).toThrow(/^(?![^]*hidden)FILES_S3_KEY is missing[^]*FILES_S3_REGION is missing/)
  expect(() => readConfig({ FILES_S3_KEY: 'key' })).toThrow(/FILES_S3_BUCKET is missing/)
})

test('a bucket outside AWS uses path-style addresses by default and needs no region', () => {
  const keys = { FILES_S3_BUCKET: 'diya', FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' }
  const { files } = readConfig({ ...keys, FILES_S3_ENDPOINT: 'https://store.example/s3' })
  expect(files).toMatchObject({ endpoint: 'https://store.example/s3', region: 'us-east-1', isPathStyle: true })
  expect(readConfig({ ...keys, FILES_S3_REGION: 'ap-south-1' }).files).toMatchObject({ isPathStyle: false })
})

test('RazorpayX needs only its account number, and its own secret if there is one; the secrets before a rotation are kept', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
  const read = (more: Record<string, string>) => readConfig({ PAYMENTS: 'razorpay', ...keys, ...more }).payments
  expect(read({})).not.toHaveProperty('payouts')
  expect(read({ RAZORPAYX_WEBHOOK_SECRET: 'x' })).toMatchObject({ webhookSecrets: ['w'] })
  const payouts = { accountNumber: '78' }
  expect(read({ RAZORPAYX_ACCOUNT_NUMBER: '78' })).toMatchObject({ payouts, webhookSecrets: ['w'] })
  const both = { RAZORPAYX_ACCOUNT_NUMBER: '78', RAZORPAYX_WEBHOOK_SECRET: 'x' }
  expect(read(both)).toMatchObject({ payouts, webhookSecrets: ['w', 'x'] })
  const before = { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'v', RAZORPAYX_WEBHOOK_SECRET_PREVIOUS: 'y' }
  expect(read({ ...both, ...before })).toMatchObject({ webhookSecrets: ['w', 'v', 'x', 'y'] })
})

test('figures for monitoring are read on this machine alone, or with a token', () => {
  expect(readConfig({}).metrics).toEqual({ port: undefined, host: 'localhost', token: undefined })
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toMatchObject({ port: 9464, host: 'localhost' })
  const token = 'a-token-of-the-scraper'
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token }).metrics.token).toBe(token)
  expect(() => readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/^METRICS_TOKEN is missing/)
  expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT is "3000": expected another port than PORT/)
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(
    'METRICS_TOKEN is a text of 5 characters: expected at least 16 characters',
  )
})
