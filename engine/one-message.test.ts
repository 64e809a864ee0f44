import { expect, onTestFinished, test } from 'vitest'
import { openInMemory } from '#test/open-database.ts'

async function openLamps() {
  const { client, close } = await openInMemory('empty')
  onTestFinished(close)
  await client.exec('CREATE TABLE lamps (id int PRIMARY KEY, name text)')
  return client
}

test('values of every type are stored and read as they were given', async () => {
  const client = await openLamps()
  await client.exec(`CREATE TABLE kinds (text text, number numeric, large bigint, yes boolean, nothing text, bytes bytea,
    at timestamptz, texts text[], json jsonb)`)
  const at = new Date('2026-11-08T18:30:00.123Z')
  const kept = {
    text: "दीया'; DROP TABLE kinds",
    number: '0.10',
    large: 9_007_199_254_740_993n,
    yes: false,
    nothing: null,
  }
  const values = [...Object.values(kept), Buffer.from([0, 255]), at, ['a "b"', null, '{c}'], { list: [1, null] }]
  const { rows, affectedRows } = await client.query<Record<string, unknown>>(
    'INSERT INTO kinds VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *, at = $7 AS same',
    values,
  )
  const others = {
    bytes: new Uint8Array([0, 255]),
    texts: ['a "b"', null, '{c}'],
    json: { list: [1, null] },
    same: true,
  }
  expect(rows).toMatchObject([{ ...kept, ...others }])
  expect(affectedRows).toBe(1)
})

test('rows come as lists of columns too, also when two columns have one name', async () => {
  const client = await openLamps()
  const { rows, fields } = await client.query('SELECT 1 AS n, NULL AS n, 2 AS n', [], { rowMode: 'array' })
  expect(rows).toEqual([[1, null, 2]])
  expect(fields.map(({ name }) => name)).toEqual(['n', 'n', 'n'])
  expect(await client.query('SELECT 1 WHERE false')).toMatchObject({ rows: [], affectedRows: 0 })
})

test('after a statement that PostgreSQL refuses, the next one works; a transaction is rolled back', async () => {
  const client = await openLamps()
  const add = 'INSERT INTO lamps VALUES ($1, $2)'
  await client.query(add, [1, 'diya'])
  await expect(client.query(add, [1, 'samai'])).rejects.toMatchObject({ code: '23505' })
  await expect(client.query('SELEC 1')).rejects.toMatchObject({ code: '42601' })
  const both = client.transaction(async (tx) => {
    await tx.query(add, [2, 'akal'])
    await tx.query(add, [1, 'samai'])
  })
  await expect(both).rejects.toMatchObject({ code: '23505' })
  expect((await client.query('SELECT name FROM lamps')).rows).toEqual([{ name: 'diya' }])
})

test('a statement waits for a transaction that has begun, and none is sent by a transaction that has ended', async () => {
  const client = await openLamps()
  let later = () => Promise.resolve<unknown>(undefined)
  const outside: Promise<unknown>[] = []
  await client.transaction(async (tx) => {
    later = () => tx.query('INSERT INTO lamps VALUES (3)')
    outside.push(client.query('SELECT name FROM lamps').then(({ rows }) => rows))
    await tx.query("INSERT INTO lamps VALUES (1, 'diya')")
    await tx.query("INSERT INTO lamps VALUES (2, 'samai')")
  })
  expect(await Promise.all(outside)).toEqual([[{ name: 'diya' }, { name: 'samai' }]])
  await expect(later()).rejects.toThrow('Transaction is closed')
})
