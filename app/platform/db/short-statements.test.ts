import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { withPatience } from './patience.server.ts'
import { Pool } from './pool.server.ts'
import type { Client } from './postgres-client.server.ts'

const server = await openPostgresServer()
afterAll(() => server?.close())

const BY_SLUG = { name: 'lamp_by_slug', text: 'SELECT wicks FROM lamps WHERE slug = $1' }

async function open() {
  const pool = new Pool({ connectionString: await server?.createDatabase() })
  onTestFinished(() => pool.end())
  await pool.query('CREATE TABLE lamps (slug text PRIMARY KEY, wicks int)')
  await pool.query(`INSERT INTO lamps SELECT 'lamp-' || n, n FROM generate_series(1, 20) n`)
  const taken: Client[] = []
  pool.on('acquire', (client) => void taken.push(client as unknown as Client))
  const find = async (n: number) => (await pool.query<{ wicks: number }>(BY_SLUG, [`lamp-${n}`])).rows
  const many = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => find(n + 1)))
  return { pool, taken, find, many }
}

const lamps = (count: number) => Array.from({ length: count }, (_, n) => [{ wicks: n + 1 }])

describe.skipIf(!server)('short statements of several requests', () => {
  test('share a connection, up to four, and each gets its own rows', async () => {
    const { taken, many } = await open()
    expect(await many(1)).toEqual(lamps(1))
    expect(taken).toHaveLength(1)
    // The second time they are planned and described.
    for (let i = 0; i < 2; i++) expect(await many(9)).toEqual(lamps(9))
    expect(taken).toHaveLength(1 + 3 + 3)
    expect(new Set(taken).size).toBeLessThanOrEqual(4)
  })

  test('do not share with searches, lists and transactions', async () => {
    const { pool, taken, find } = await open()
    const search = { name: '', text: 'SELECT slug FROM lamps WHERE wicks = $1' }
    const found = await Promise.all([find(1), pool.query(search, [2]), find(3)])
    expect(found).toMatchObject([[{ wicks: 1 }], { rows: [{ slug: 'lamp-2' }] }, [{ wicks: 3 }]])
    expect(taken).toHaveLength(2)
    const list = { name: 'list_lamps', text: 'SELECT slug FROM lamps WHERE wicks > $1' }
    await Promise.all([pool.query(list, [1]), pool.query(list, [2])])
    expect(taken).toHaveLength(4)
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE lamps SET wicks = 100')
    expect(await find(4)).toEqual([{ wicks: 4 }])
    await client.query('ROLLBACK')
    client.release()
  })

  test('fail alone', async () => {
    const { pool, find, many } = await open()
    const wrong = pool.query({ name: 'wrong', text: 'SELECT 1 / $1::int AS n' }, [0])
    const settled = await Promise.allSettled([find(1), wrong, find(3), find(4)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(settled[3]).toMatchObject({ value: [{ wicks: 4 }] })
    expect(await many(8)).toEqual(lamps(8))
  })

  test('all fail when their connection breaks, and the next ones are answered', async () => {
    const { pool, taken, find, many } = await open()
    const slow = pool.query({ name: 'slow', text: 'SELECT pg_sleep($1)' }, [5])
    const settled = Promise.allSettled([slow, find(2)])
    while (taken.length === 0) await sleep(1)
    taken[0]?.cut()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await many(8)).toEqual(lamps(8))
  })

  test('of a request that has waited for long use a connection of their own, which alone is cut', async () => {
    const { pool, find } = await open()
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    const hasWaited = Promise.withResolvers<void>()
    const impatient = withPatience(async () => {
      const before = pool.query('SELECT 1')
      clock.mockImplementation(() => now() + 7_500)
      await before
      hasWaited.resolve()
      return pool.query({ name: 'slow', text: 'SELECT pg_sleep($1)' }, [4])
    })
    const settled = Promise.allSettled([impatient])
    await hasWaited.promise
    expect(await Promise.all([find(1), find(2)])).toEqual(lamps(2))
    expect(await settled).toMatchObject([{ status: 'rejected' }])
  })
})
