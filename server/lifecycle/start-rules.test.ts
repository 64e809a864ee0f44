import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#app/platform/config/config.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { checkStart, refuseDemoRows, siteProblems } from './start-rules.ts'

const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
}
const PUBLIC = { SITE_URL: 'https://diya.example', MAIL_URL: 'smtps://mail.example:465', ...RAZORPAY }
const { MAIL_URL: _, ...WITHOUT_MAIL } = PUBLIC

const table: [string, Record<string, string>, string[]][] = [
  ['a site on this machine', {}, []],
  ['one on this machine with real payments', RAZORPAY, []],
  ['one on this machine by its number', { SITE_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' }, []],
  ['one on every address, with its own', { HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }, []],
  ['one on every address, without its own', { HOST: '0.0.0.0' }, ['HOST is "0.0.0.0": expected SITE_URL']],
  ['one on an address of the network', { HOST: '192.168.1.5' }, ['HOST is "192.168.1.5": expected SITE_URL']],
  ['one on every IPv6 address', { HOST: '::' }, ['HOST is "::": expected SITE_URL']],
  ['a public site', PUBLIC, []],
  ['a public site behind its proxy', { ...PUBLIC, HOST: '0.0.0.0', TRUST_PROXY: '1', DEMO_DATA: '0' }, []],
  [
    'a public site with nothing decided',
    { SITE_URL: 'http://diya.example', DEMO_DATA: '1' },
    [
      'SITE_URL is "http://diya.example": expected an address that begins with https://',
      'MAIL_URL is missing: expected a mail server',
      'PAYMENTS is "sandbox": expected razorpay',
      'DEMO_DATA is "1": expected 0',
    ],
  ],
  ['one without TLS', { ...PUBLIC, SITE_URL: 'http://diya.example' }, ['SITE_URL is']],
  ['one without a mail server', WITHOUT_MAIL, ['MAIL_URL is missing']],
  ['one with test payments', { ...PUBLIC, PAYMENTS: 'sandbox' }, ['PAYMENTS is "sandbox"']],
  ['one with demo data', { ...PUBLIC, DEMO_DATA: '1' }, ['DEMO_DATA is "1"']],
  ['a demonstration', { SITE_URL: 'https://diya.example', SHOWCASE: '1' }, []],
  ['a demonstration on this machine', { SHOWCASE: '1' }, []],
  ['a demonstration that sends mail', { ...PUBLIC, PAYMENTS: 'sandbox', SHOWCASE: '1', DEMO_DATA: '1' }, []],
  ['a demonstration without TLS', { SITE_URL: 'http://diya.example', SHOWCASE: '1' }, ['SITE_URL is']],
  ['a demonstration on every address', { SHOWCASE: '1', HOST: '0.0.0.0' }, ['HOST is']],
  ['a demonstration with real payments', { ...PUBLIC, SHOWCASE: '1' }, ['SHOWCASE is "1": expected PAYMENTS=sandbox']],
  ['the same on this machine', { ...RAZORPAY, SHOWCASE: '1' }, ['SHOWCASE is "1": expected PAYMENTS=sandbox']],
]

test.each(table)('%s', (_what, env, expected) => {
  const problems = siteProblems(readConfig(env))
  expect(problems).toEqual(expected.map((beginning) => expect.stringMatching(new RegExp(`^${escape(beginning)}`))))
  for (const line of problems) expect(line).not.toMatch(/\n|secret/)
})

test('one error names all problems: values, the auth service, its keys and the rules of a public site', async () => {
  const dataDir = join(scratchFolder('start-rules'), 'data')
  const env = {
    DATA_DIR: dataDir,
    HOST: '0.0.0.0',
    AUTH_JWT_EXPIRY_S: '1h',
    AUTH_JWT_SECRET: 'hush',
    AUTH_SECRET_KEYS: '{"keys":"hush"}',
    AUTH_JWT_KEYS: 'hush',
  }
  const problems = await checkStart(env).catch((error: ConfigError) => error.problems)
  expect(problems).toEqual([
    'AUTH_JWT_EXPIRY_S is "1h": expected a whole number from 30 to 604800',
    'AUTH_JWT_SECRET is a text of 4 characters: expected a secret of at least 32 characters',
    'AUTH_JWT_KEYS is a text of 4 characters: The JWT keys are not JSON: expected a JWK set, {"keys":[…]}, or its array.',
    'AUTH_SECRET_KEYS is a text of 15 characters: The secrets cannot be used: expected {"keys":[{"kid":"…","k":"<32 bytes>"}]}.',
    'HOST is "0.0.0.0": expected SITE_URL beside it, the address that visitors use, like https://diya.example',
  ])
  const both = checkStart({ ...env, PORT: 'x' })
  await expect(both).rejects.toThrow(/^PORT is "x"[^]*AUTH_JWT_EXPIRY_S is "1h"/)
  expect(existsSync(dataDir)).toBe(false)
})

test('a public site with phone numbers and no provider of text messages does not start, and creates nothing', async () => {
  const dataDir = join(scratchFolder('start-rules'), 'texts')
  const problems = await checkStart({ ...PUBLIC, DATA_DIR: dataDir, AUTH_PHONE_ENABLED: 'true' }).catch(
    (error: ConfigError) => error.problems,
  )
  expect(problems).toEqual([
    'AUTH_SMS_PROVIDER is missing: expected twilio or msg91, because AUTH_PHONE_ENABLED is on and the site is public',
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('a public site does not start with demo rows of an earlier start, and a demonstration does', async () => {
  const database = await testDatabase()
  const site = readConfig(PUBLIC)
  await refuseDemoRows(site, database)
  await database.db.insert(demoSeeds).values({ name: 'house', seededAt: new Date() })
  await expect(refuseDemoRows(site, database)).rejects.toThrow(
    /^DATA_DIR is ".*": expected a database without demo rows/,
  )
  await refuseDemoRows(readConfig({}), database)
  await refuseDemoRows(readConfig({ SITE_URL: 'https://diya.example', SHOWCASE: '1' }), database)
})

test('the check of a database without tables creates none', async () => {
  const { db } = await testDatabase()
  const looked = db.transaction(async (tx) => {
    await tx.execute(`DROP TABLE demo_seeds`)
    await refuseDemoRows(readConfig(PUBLIC), { db: tx })
    const { rows } = await tx.execute(`SELECT to_regclass('demo_seeds') AS found`)
    expect(rows).toEqual([{ found: null }])
    throw new Error('done')
  })
  await expect(looked).rejects.toThrow('done')
})

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
