import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { testDatabase } from '#test/database.ts'
import { hashSecret, inFinancialYear, newToken, numberInSql, randomCode, startOfNumber } from './numbering.server.ts'

const { db } = await testDatabase()
const writeInSql = prepared((tx, { start, number }: Values<{ start: string; number: number }>) =>
  tx.select({ written: numberInSql(start, sql`${number}::int`) }).from(sql`(SELECT) AS one_row`),
)

test.each([
  ['2026-04-01T00:00:00+05:30', 1, '26-00001'],
  ['2026-03-31T23:59:59+05:30', 42, '25-00042'],
  ['2099-12-31T00:00:00+05:30', 99_999, '99-99999'],
  ['2100-12-31T00:00:00+05:30', 123_456, '00-123456'],
])('at %s the number %i is %s, in SQL too', async (at, number, written) => {
  expect(inFinancialYear(new Date(at), number)).toBe(written)
  expect(await writeInSql(db, { start: startOfNumber(new Date(at)), number })).toEqual([{ written }])
})

test('a code has only the given characters', () => {
  expect(randomCode('ABC', 200)).toMatch(/^[ABC]{200}$/)
})

test('a token needs no URL encoding, and tokens are unique', () => {
  expect(newToken()).toMatch(/^[\w-]{24}$/)
  expect(newToken()).not.toBe(newToken())
})

test('the hash of a secret does not change', () => {
  expect(hashSecret('squad', 'token')).toBe('69ffdafa1c912c6924a92514cbf954fdd4d8beb161b8b1da39fdc9184696d371')
  expect(hashSecret('guardian', 'token')).not.toBe(hashSecret('squad', 'token'))
})
