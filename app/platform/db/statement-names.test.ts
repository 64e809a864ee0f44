import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { openInMemory } from '#test/open-database.ts'
import type { Database, Db, Engine } from './database.server.ts'
import { openDatabase } from './open.server.ts'

const OFTEN = 20

const server = await openPostgresServer()
afterAll(() => server?.close())

type Asking = Pick<Db, 'execute'>

async function open(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openInMemory('empty')
  return openDatabase({ dataDir: '', databaseUrl: await server?.createDatabase(), onError: () => {} })
}

async function openLamps(engine: Engine) {
  const database = await open(engine)
  onTestFinished(() => database.close())
  const { db } = database
  await db.execute(sql`CREATE TABLE lamps (name text, wicks int)`)
  await db.execute(sql`INSERT INTO lamps VALUES ('diya', 1), ('samai', 5)`)
  return db
}

const wicksOf = async (from: Asking, name: string) =>
  (await from.execute(sql`SELECT name, wicks FROM lamps WHERE name = ${name}`)).rows

const planned = async (from: Asking) => (await from.execute(sql`SELECT statement FROM pg_prepared_statements`)).rows

describe.each(server ? (['postgres', 'pglite'] as const) : (['pglite'] as const))('on %s', (engine) => {
  test('what transactions send again and again is planned once, and finds what each asks for', async () => {
    const db = await openLamps(engine)
    for (let i = 0; i < OFTEN; i++) {
      await db.transaction(async (tx) => {
        expect(await wicksOf(tx, 'diya')).toEqual([{ name: 'diya', wicks: 1 }])
        expect(await wicksOf(tx, 'samai')).toEqual([{ name: 'samai', wicks: 5 }])
        expect(await wicksOf(tx, "'; DROP TABLE lamps")).toEqual([])
      })
    }
    expect(await planned(db)).toEqual([{ statement: 'SELECT name, wicks FROM lamps WHERE name = $1' }])
  })

  test('what is sent once, or outside a transaction, is planned for its values', async () => {
    const db = await openLamps(engine)
    for (let i = 0; i < OFTEN; i++) {
      await db.execute(sql`SELECT count(*) FROM lamps WHERE wicks = ${i}`)
      await db.transaction((tx) => tx.execute(sql`SELECT ${i}::int + ${sql.raw(String(i))} AS sum`))
    }
    expect(await planned(db)).toEqual([])
  })

  test('a statement that was refused when it was first planned works with other values', async () => {
    const db = await openLamps(engine)
    const add = (wicks: string) => db.transaction((tx) => tx.execute(sql`INSERT INTO lamps VALUES ('akal', ${wicks})`))
    for (let i = 0; i < OFTEN; i++) {
      await expect(add('many')).rejects.toThrow()
      await add('1')
    }
    expect((await wicksOf(db, 'akal')).length).toBe(OFTEN)
  })

  test('after a later release has changed a column, one transaction fails and the next works', async () => {
    const db = await openLamps(engine)
    const ask = () => db.transaction((tx) => wicksOf(tx, 'diya'))
    for (let i = 0; i < OFTEN; i++) await ask()
    await db.execute(sql`ALTER TABLE lamps ALTER COLUMN wicks TYPE text`)
    await expect(ask()).rejects.toThrow()
    expect(await ask()).toEqual([{ name: 'diya', wicks: '1' }])
  })
})
