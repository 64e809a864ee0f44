import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { NOW } from '#test/clock.ts'
import { CHECK_EVERY_MS, dataChecks, findFailedChecks, runDueChecks } from './data-checks.ts'

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

test('of a costly check each run looks at the rows whose ids begin with the same two digits', async () => {
  const name = 'a product is searched by its texts in both languages, and its sounds are those of them'
  const { rows } = await database.db.execute<{ id: string }>(sql`SELECT id FROM products ORDER BY random() LIMIT 1`)
  const id = rows[0]?.id ?? ''
  await database.db.execute(sql`UPDATE products SET sounds = '' WHERE id = ${id}`)
  const findings = async (part: number) => {
    const results = await runDueChecks(database.db, new Date((part + 256) * CHECK_EVERY_MS))
    return results.find((result) => result.name === name)?.rows
  }
  const part = Number.parseInt(id.slice(0, 2), 16)
  expect([await findings(part - 1), await findings(part), await findings(part + 1)]).toEqual([0, 1, 0])
  await database.db.execute(sql`UPDATE products SET sounds = product_sounds(search) WHERE id = ${id}`)
})

test('a manipulated ledger fails a check', async () => {
  await database.db.execute(sql`ALTER TABLE ledger_postings DISABLE TRIGGER USER`)
  await database.db.execute(
    sql`UPDATE ledger_postings SET amount_minor = amount_minor + 100 WHERE id = (SELECT min(id) FROM ledger_postings)`,
  )
  const broken = await findFailedChecks(database.db, new Date())
  expect(broken.map(({ name }) => name)).toContain('every transfer sums to zero in each currency')
})
