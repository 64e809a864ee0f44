import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { NOW } from '#test/clock.ts'
import { dataChecks, findFailedChecks } from './data-checks.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})

test('every data check has a unique name', () => {
  const names = dataChecks.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(5)
})

test('the demo data passes all checks and is inserted only once', async () => {
  const now = NOW
  expect(await seedDemoData(database.db, now, plainSealer)).toBe(true)
  expect(await seedDemoData(database.db, now, plainSealer)).toBe(false)
  expect(await findFailedChecks(database.db, now)).toEqual([])
})

test('a manipulated ledger fails a check', async () => {
  await database.db.execute(sql`ALTER TABLE ledger_postings DISABLE TRIGGER USER`)
  await database.db.execute(
    sql`UPDATE ledger_postings SET amount_minor = amount_minor + 100 WHERE id = (SELECT min(id) FROM ledger_postings)`,
  )
  const broken = await findFailedChecks(database.db, new Date())
  expect(broken.map(({ name }) => name)).toContain('every transfer sums to zero in each currency')
})
