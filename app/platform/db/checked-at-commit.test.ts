import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { openPgliteInMemory } from '#engine/pglite.server.ts'
import { checkedAtCommit } from './checked-at-commit.server.ts'
import type { Database, Db } from './database.server.ts'
import { openPostgres } from './postgres.server.ts'

const server = await openPostgresServer()
afterAll(() => server?.close())

const light = (tx: Db, name: string) =>
  checkedAtCommit(tx, tx.execute(sql`INSERT INTO lamps VALUES (${name})`).execute())
const names = async (db: Db) => (await db.execute<{ name: string }>(sql`SELECT name FROM lamps ORDER BY 1`)).rows

const engines: [string, () => Promise<Database>][] = [['the embedded database', () => openPgliteInMemory()]]
if (server) engines.push(['PostgreSQL', async () => openPostgres(await server.createDatabase(), () => {})])

describe.each(engines)('on %s', (_name, openEngine) => {
  async function open(): Promise<Db> {
    const database = await openEngine()
    onTestFinished(() => database.close())
    await database.db.execute(sql`CREATE TABLE lamps (name text PRIMARY KEY)`)
    return database.db
  }

  test('what nobody has waited for is committed', async () => {
    const db = await open()
    const said = await db.transaction(async (tx) => {
      await light(tx, 'diya')
      await light(tx, 'samai')
      return 'lit'
    })
    expect(said).toBe('lit')
    expect(await names(db)).toEqual([{ name: 'diya' }, { name: 'samai' }])
  })

  test('when it fails nothing is committed, and its own error says why', async () => {
    const db = await open()
    await light(db, 'diya')
    const last = db.transaction(async (tx) => {
      await light(tx, 'samai')
      await light(tx, 'diya')
    })
    await expect(last).rejects.toMatchObject({ cause: { message: expect.stringContaining('duplicate key') } })
    const notLast = db.transaction(async (tx) => {
      await light(tx, 'diya')
      await tx.execute(sql`INSERT INTO lamps VALUES ('akal')`)
    })
    await expect(notLast).rejects.toMatchObject({ cause: { message: expect.stringContaining('duplicate key') } })
    expect(await names(db)).toEqual([{ name: 'diya' }])
  })

  test('a transaction that gives up rolls it back', async () => {
    const db = await open()
    const undone = db.transaction(async (tx) => {
      await light(tx, 'diya')
      throw new Error('not after all')
    })
    await expect(undone).rejects.toThrow('not after all')
    expect(await names(db)).toEqual([])
  })

  test('in a savepoint it is waited for, which may be given up alone', async () => {
    const db = await open()
    await light(db, 'diya')
    await db.transaction(async (tx) => {
      await light(tx, 'samai')
      await expect(tx.transaction((inner) => light(inner, 'diya'))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('duplicate key') },
      })
      await light(tx, 'akal')
    })
    expect(await names(db)).toEqual([{ name: 'akal' }, { name: 'diya' }, { name: 'samai' }])
  })
})
