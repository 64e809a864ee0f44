import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import type { Db } from './database.server.ts'
import { Pool } from './pool.server.ts'

const server = await openPostgresServer()
afterAll(() => server?.close())

interface Watched {
  connection: NodeJS.EventEmitter & { stream: { write(bytes: Uint8Array): boolean } }
  getTransactionStatus(): string | null
}

async function open() {
  const pool = new Pool({ connectionString: await server?.createDatabase(), max: 1 })
  onTestFinished(() => pool.end())
  const db: Db = drizzle(pool)
  await db.execute(sql`CREATE TABLE lamps (name text PRIMARY KEY)`)
  const client = (await pool.connect()) as unknown as Watched & { release(): void }
  client.release()
  const { connection } = client
  const seen: string[] = []
  const write = connection.stream.write.bind(connection.stream)
  connection.stream.write = (bytes) => {
    seen.push('sent')
    return write(bytes)
  }
  connection.on('readyForQuery', () => seen.push('answered'))
  const light = (from: Pick<Db, 'execute'>, name: string) => from.execute(sql`INSERT INTO lamps VALUES (${name})`)
  const names = async () => (await db.execute<{ name: string }>(sql`SELECT name FROM lamps ORDER BY 1`)).rows
  return { db, client, seen, light, names }
}

describe.skipIf(!server)('BEGIN', () => {
  test('is sent with the first statement of its transaction, which is committed', async () => {
    const { db, seen, light, names } = await open()
    await db.transaction(async (tx) => {
      await light(tx, 'diya')
      await light(tx, 'samai')
    })
    expect(seen).toEqual(['sent', 'answered', 'answered', 'sent', 'answered', 'sent', 'answered'])
    expect(await names()).toEqual([{ name: 'diya' }, { name: 'samai' }])
  })

  test('comes before a first statement that fails, so that nothing after it counts', async () => {
    const { db, client, light, names } = await open()
    await light(db, 'diya')
    const failed = db.transaction(async (tx) => {
      const settled = await Promise.allSettled([light(tx, 'diya'), light(tx, 'samai')])
      expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await light(tx, 'akal')
    })
    await expect(failed).rejects.toThrow()
    expect(client.getTransactionStatus()).toBe('I')
    expect(await names()).toEqual([{ name: 'diya' }])
  })

  test('is taken back with the transaction, also when that has sent nothing else', async () => {
    const { db, client, light, names } = await open()
    await db.transaction(async () => {})
    await expect(db.transaction(() => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
    const undone = db.transaction(async (tx) => {
      await light(tx, 'diya')
      await tx.transaction((inner) => light(inner, 'samai'))
      throw new Error('not after all')
    })
    await expect(undone).rejects.toThrow('not after all')
    expect(client.getTransactionStatus()).toBe('I')
    expect(await names()).toEqual([])
  })

  test('with an isolation level is sent at once', async () => {
    const { db, seen } = await open()
    await db.transaction((tx) => tx.execute(sql`SELECT 1`), { isolationLevel: 'serializable' })
    expect(seen.slice(0, 3)).toEqual(['sent', 'answered', 'sent'])
  })
})
