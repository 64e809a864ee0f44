import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { Client } from './postgres-client.server.ts'

const server = await openPostgresServer()
afterAll(() => server?.close())

const BY_NAME = {
  name: 'lamps_by_wicks',
  text: 'SELECT name, lit_at, wicks FROM lamps WHERE wicks >= $1 ORDER BY wicks',
}
const DAY = new Date('2026-11-01T00:00:00Z')
const DIYA = { name: 'diya', lit_at: DAY, wicks: 1 }
const SAMAI = { name: 'samai', lit_at: null, wicks: 5 }

async function open() {
  const client = new Client(await server?.createDatabase())
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('CREATE TABLE lamps (name text, lit_at timestamptz, wicks int)')
  await client.query(`INSERT INTO lamps VALUES ('diya', $1, 1), ('samai', NULL, 5)`, [DAY])
  const { connection } = client as unknown as {
    connection: NodeJS.EventEmitter & { stream: { write(bytes: Uint8Array): boolean } }
  }
  const count = { descriptions: 0, writes: 0 }
  for (const description of ['rowDescription', 'noData']) connection.on(description, () => count.descriptions++)
  const write = connection.stream.write.bind(connection.stream)
  connection.stream.write = (bytes) => {
    count.writes++
    return write(bytes)
  }
  const lamps = async (wicks: number) => (await client.query(BY_NAME, [wicks])).rows as unknown[]
  return { client, count, lamps }
}

describe.skipIf(!server)('a statement', () => {
  test('with a name is described once, and its rows are read as before', async () => {
    const { client, count, lamps } = await open()
    expect(await lamps(1)).toEqual([DIYA, SAMAI])
    expect(await lamps(2)).toEqual([SAMAI])
    expect(await lamps(9)).toEqual([])
    const asArrays = await client.query({ ...BY_NAME, rowMode: 'array' }, [5])
    expect(asArrays.rows).toEqual([['samai', null, 5]])
    expect(asArrays.fields.map(({ name }) => name)).toEqual(['name', 'lit_at', 'wicks'])
    expect(count).toEqual({ descriptions: 1, writes: 4 })
  })

  test('without a name is described each time', async () => {
    const { client, count } = await open()
    for (const text of ['SELECT $1::int AS wicks', 'SELECT $1::text AS name']) {
      const { rows } = await client.query({ name: '', text }, ['7'])
      expect(rows).toEqual([text.includes('int') ? { wicks: 7 } : { name: '7' }])
    }
    expect(count).toEqual({ descriptions: 2, writes: 2 })
  })

  test('that returns nothing says how many rows it changed, each time', async () => {
    const { client, count } = await open()
    const light = { name: 'light', text: 'UPDATE lamps SET lit_at = now() WHERE wicks >= $1' }
    for (const wicks of [1, 1, 5]) expect((await client.query(light, [wicks])).rowCount).toBe(wicks === 1 ? 2 : 1)
    expect(count).toEqual({ descriptions: 1, writes: 3 })
  })

  test('that fails leaves the connection usable, whatever failed', async () => {
    const { client, lamps } = await open()
    await lamps(1)
    await expect(client.query(BY_NAME, ['many'])).rejects.toThrow('invalid input syntax')
    expect(await lamps(5)).toEqual([SAMAI])
    await expect(client.query({ name: 'typo', text: 'SELECT $1::int FRM lamps' }, [1])).rejects.toThrow('syntax')
    await expect(client.query({ name: 'bare', text: 'SELECT $1::int AS n' }, [Symbol('n')])).rejects.toThrow()
    expect(await lamps(5)).toEqual([SAMAI])
    expect((await client.query({ name: 'bare', text: 'SELECT $1::int AS n' }, [3])).rows).toEqual([{ n: 3 }])
  })

  test('whose columns have changed is refused once, and then read as they are now', async () => {
    const { client, lamps } = await open()
    await lamps(1)
    await client.query('ALTER TABLE lamps ALTER COLUMN wicks TYPE numeric')
    await expect(lamps(1)).rejects.toThrow('cached plan must not change result type')
    expect(await lamps(1)).toEqual([
      { ...DIYA, wicks: '1' },
      { ...SAMAI, wicks: '5' },
    ])
  })

  test('of many sent at once gets its own rows', async () => {
    const { client, count, lamps } = await open()
    const asked = Array.from({ length: 50 }, (_, i) =>
      i % 2 === 0
        ? lamps(5)
        : client.query({ name: 'sum', text: 'SELECT $1::int + 1 AS sum' }, [i]).then(({ rows }) => rows),
    )
    const answers = await Promise.all(asked)
    expect(answers).toEqual(answers.map((_, i) => (i % 2 === 0 ? [SAMAI] : [{ sum: i + 1 }])))
    expect(count.descriptions).toBe(2)
  })
})
