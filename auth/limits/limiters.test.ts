import { RateLimiterRes } from 'rate-limiter-flexible'
import { beforeEach, expect, test } from 'vitest'
import type { AuthDb } from '#auth/db.ts'
import { createDatabaseLimiters } from './limiters.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { rateLimits } from '#auth/tables/limits.server.ts'
import { newEmail, openService, PASSWORD } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const secrets = await openSecrets({ json: await newSecretsJson() })
const LIMIT = { name: 'guesses', points: 5, durationS: 60 }

beforeEach(async () => {
  await db.delete(rateLimits)
})

const isAllowed = (limiter: ReturnType<ReturnType<typeof createDatabaseLimiters>>, key: string) =>
  limiter.consume(key).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return false
      throw refusal
    },
  )

test('two processes on one database together allow what one does, and reset together', async () => {
  const [one, two] = [createDatabaseLimiters({ db, secrets })(LIMIT), createDatabaseLimiters({ db, secrets })(LIMIT)]
  const allowed = await Promise.all(Array.from({ length: 12 }, (_, at) => isAllowed(at % 2 ? one : two, 'asha')))
  expect(allowed.filter(Boolean)).toHaveLength(5)
  expect(await isAllowed(one, 'meera')).toBe(true)
  expect(await isAllowed(createDatabaseLimiters({ db, secrets })({ ...LIMIT, name: 'others' }), 'asha')).toBe(true)
  await two.delete('asha')
  expect(await isAllowed(one, 'asha')).toBe(true)
})

test('stored counters identify nobody', async () => {
  await createDatabaseLimiters({ db, secrets })(LIMIT).consume('192.0.2.7 asha@example.org')
  const rows = await db.select().from(rateLimits)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/asha|192\.0|guesses/)
})

test('while the database is down each process counts for itself', async () => {
  const returning = () => Promise.reject(new Error('connection lost'))
  const values = () => ({ onConflictDoUpdate: () => ({ returning }) })
  const away = { insert: () => ({ values }) } as unknown as AuthDb
  const lost = {
    insert: () => {
      throw new Error('connection lost')
    },
  } as unknown as AuthDb
  for (const broken of [away, lost]) {
    const limiter = createDatabaseLimiters({ db: broken, secrets })(LIMIT)
    const allowed: boolean[] = []
    for (let turn = 0; turn < 7; turn++) allowed.push(await isAllowed(limiter, 'asha'))
    expect(allowed).toEqual([true, true, true, true, true, false, false])
  }
})

test('guesses of a password on two nodes are counted together, and swept after their window', async () => {
  const env = { AUTH_RATE_LIMITS: 'on', AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN: '3' }
  const one = await openService(db, env, { sharesCounters: true, secrets })
  const two = await openService(db, env, { sharesCounters: true, secrets, keys: one.keys })
  const email = newEmail()
  await one.signUp(email)
  const guess = async (service: typeof one, password: string) =>
    (await service.send('POST', '/token?grant_type=password', { body: { email, password } })).status
  const guesses: number[] = []
  for (const service of [one, two, one, two]) guesses.push(await guess(service, 'a wrong guess'))
  expect(guesses).toEqual([400, 400, 400, 429])
  expect(await guess(one, PASSWORD)).toBe(429)
  expect(await db.$count(rateLimits)).toBeGreaterThan(0)
  await one.sweep(new Date(Date.now() + 3 * 3_600_000))
  expect(await db.$count(rateLimits)).toBe(0)
  expect(await guess(two, PASSWORD)).toBe(200)
})
