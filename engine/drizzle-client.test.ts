import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openInMemory } from '#test/open-database.ts'

async function openLamps() {
  const { client, db, close } = await openInMemory('empty')
  onTestFinished(close)
  await client.exec('CREATE TABLE lamps (id int PRIMARY KEY, name text)')
  await client.exec(`INSERT INTO lamps VALUES (1, 'diya'), (2, 'samai')`)
  const lamp = db
    .select({ name: sql<string>`name` })
    .from(sql`lamps WHERE id = ${sql.placeholder('id')}`)
    .prepare('lamp_by_id')
  return { client, db, lamp }
}

const NAMES = 'SELECT name, generic_plans + custom_plans > 1 AS "isUsedAgain" FROM pg_prepared_statements'

test('a prepared statement is kept by its name, and used again with other values', async () => {
  const { client, lamp } = await openLamps()
  expect(await lamp.execute({ id: 1 })).toEqual([{ name: 'diya' }])
  expect(await lamp.execute({ id: 2 })).toEqual([{ name: 'samai' }])
  expect((await client.query(NAMES)).rows).toEqual([{ name: 'lamp_by_id', isUsedAgain: true }])
})

test('a statement that is not prepared is planned for its values', async () => {
  const { client, db } = await openLamps()
  const { rows } = await db.execute(sql`SELECT name FROM lamps WHERE id = ${2}`)
  expect(rows).toEqual([{ name: 'samai' }])
  expect((await client.query(NAMES)).rows).toEqual([])
})

test('a prepared statement that has failed works the next time', async () => {
  const { client, lamp } = await openLamps()
  await client.exec('ALTER TABLE lamps RENAME TO lights')
  await expect(lamp.execute({ id: 1 })).rejects.toThrow()
  await client.exec('ALTER TABLE lights RENAME TO lamps')
  expect(await lamp.execute({ id: 1 })).toEqual([{ name: 'diya' }])
})

test('a prepared statement is planned again when its table has other columns', async () => {
  const { client, lamp } = await openLamps()
  await lamp.execute({ id: 1 })
  await client.exec('ALTER TABLE lamps ALTER COLUMN name TYPE varchar(9)')
  await expect(lamp.execute({ id: 1 })).rejects.toThrow()
  expect(await lamp.execute({ id: 1 })).toEqual([{ name: 'diya' }])
})
