import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.server.ts'

test('an empty environment gives a site on this machine with everything embedded', () => {
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

test('the port shows in the site address unless that is given', () => {
  expect(readConfig({ PORT: '3001' }).siteUrl).toBe('http://localhost:3001')
})

describe('a wrong value is named together with what is expected', () => {
  test.each([
    ['PORT', '30a0', 'expected a port number, like 3000'],
    ['PORT', '70000', 'expected a port number up to 65535'],
    ['HOST', 'my host', 'expected a host name or address'],
    ['DATABASE_URL', 'mysql://x/y', 'expected postgres://'],
    ['SITE_URL', 'diya.example', 'expected an address like https://'],
    ['DEMO_DATA', 'yes', 'expected 0 or 1'],
    ['BRAND_NAME', 'x'.repeat(41), 'expected at most 40 characters'],
    ['TRUST_PROXY', '-1', 'expected the number of proxies'],
    ['MAIL_URL', 'mail.example', 'expected smtps://'],
    ['FILES_S3_ENDPOINT', 's3.example', 'expected an address like https://'],
    ['FILES_S3_PATH_STYLE', 'yes', 'expected 0 or 1'],
    ['PAYMENTS', 'paypal', 'expected sandbox or razorpay'],
  ])('%s=%s', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*${expected}`))
  })
})

test('several wrong values are all named at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO_DATA: 'x' })).toThrow(/PORT[\s\S]*DEMO_DATA/)
})

test('a password in a wrong address never reaches the message', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://diya:secret@host/db' })).toThrow(/^(?!.*secret)/)
})

test('Razorpay without its keys is refused', () => {
  expect(() => readConfig({ PAYMENTS: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow(/RAZORPAY_WEBHOOK_SECRET/)
})

test('half a bucket is refused, and no secret reaches the message', () => {
  const half = { FILES_S3_BUCKET: 'diya', FILES_S3_SECRET: 'hidden' }
  expect(() => readConfig(half)).toThrow(/^(?!.*hidden).*FILES_S3_KEY.*FILES_S3_REGION/)
  expect(() => readConfig({ FILES_S3_KEY: 'key' })).toThrow(/FILES_S3_KEY is set: expected FILES_S3_BUCKET/)
})

test('a bucket of another store than AWS has its name in the path, and needs no region', () => {
  const keys = { FILES_S3_BUCKET: 'diya', FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' }
  const { files } = readConfig({ ...keys, FILES_S3_ENDPOINT: 'https://store.example/s3' })
  expect(files).toMatchObject({ endpoint: 'https://store.example/s3', region: 'us-east-1', isPathStyle: true })
  expect(readConfig({ ...keys, FILES_S3_REGION: 'ap-south-1' }).files).toMatchObject({ isPathStyle: false })
})
