import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { sealTransfers } from '#app/features/ledger/commands/seal-transfers.server.ts'
import { ledgerSeals, ledgerUnsealed } from '#app/features/ledger/tables.server.ts'
import { newSecretsJson, openSecrets, type Secrets } from '#auth/keys/secrets.ts'
import { NOW } from '#test/clock.ts'
import { databaseBeside, testDatabase } from '#test/database.ts'
import { plantEdit, TRANSFERS } from './edits.test-support.ts'
import { type ChainFinding, verifyChain } from './verify-chain.server.ts'

/** `npm run test:faults` plants 1,000. */
const EDITS = Number(process.env['LEDGER_EDITS'] ?? 60)

const database = await testDatabase()
const { db } = database
const keys = await newSecretsJson()
let sealer: Secrets

async function post(kind = 'contribution'): Promise<string> {
  const id = randomUUID()
  const currency = 'INR'
  const { id: transferId } = await db.transaction((tx) =>
    record(tx, {
      kind,
      idempotencyKey: `${kind}:${id}`,
      occurredAt: NOW,
      memo: 'A gift',
      subject: `${kind}:${id}`,
      postings: [
        { account: { code: 'asset:gateway:sandbox', kind: 'asset', currency }, amountMinor: 550_00 },
        { account: { code: `liability:campaign:${id}`, kind: 'liability', currency }, amountMinor: -500_00 },
        { account: { code: 'income:tips', kind: 'income', currency }, amountMinor: -50_00 },
      ],
    }),
  )
  return transferId
}

async function verify(by: Secrets = sealer): Promise<ChainFinding[]> {
  return (await verifyChain({ db, sealer: by })).findings
}

/** Behind the ledger's back: as somebody does it who may disable the triggers. */
async function behind(run: () => Promise<unknown>): Promise<void> {
  const tables = ['ledger_accounts', 'ledger_transfers', 'ledger_postings', 'ledger_seals', 'ledger_unsealed']
  for (const table of tables) await db.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`))
  try {
    await run()
  } finally {
    for (const table of tables) await db.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER ALL`))
  }
}

const run = (text: string) => behind(() => db.execute(sql.raw(text)))

beforeAll(async () => {
  sealer = await openSecrets({ json: keys })
  for (let i = 0; i < TRANSFERS; i++) await post()
})

test('transfers are sealed in the order in which they were posted, each once', async () => {
  expect(await db.$count(ledgerUnsealed)).toBe(TRANSFERS)
  expect(await verify()).toEqual([])
  const node = { db: (await databaseBeside(database)).db, sealer }
  const sealed = await Promise.all([sealTransfers({ db, sealer }), sealTransfers(node)])
  expect(sealed.reduce((sum, count) => sum + count, 0) + (await sealTransfers({ db, sealer }))).toBe(TRANSFERS)
  expect(await db.$count(ledgerUnsealed)).toBe(0)
  const { rows } = await db.execute(sql`SELECT s.position FROM ledger_seals s
    WHERE s.position <> (SELECT count(DISTINCT p.transfer_id) FROM ledger_postings p
      WHERE p.id <= (SELECT max(id) FROM ledger_postings own WHERE own.transfer_id = s.transfer_id))`)
  expect(rows).toEqual([])
  expect(await verify()).toEqual([])
})

test.each([
  `UPDATE ledger_seals SET hash = previous_hash WHERE position = 2`,
  `DELETE FROM ledger_seals WHERE position = 2`,
  `TRUNCATE ledger_seals`,
  `TRUNCATE ledger_unsealed`,
])('the database refuses: %s', async (text) => {
  await expect(db.execute(sql.raw(text))).rejects.toThrow()
  expect(await verify()).toEqual([])
})

test('a transfer does not leave the list of those that wait before it has a seal', async () => {
  await post()
  await expect(db.execute(sql`DELETE FROM ledger_unsealed`)).rejects.toThrow()
  expect(await sealTransfers({ db, sealer })).toBe(1)
})

test(
  `${EDITS} edits of single bytes behind the ledger’s back: each is found with its position, and nothing else is`,
  async () => {
    for (let seed = 0; seed < EDITS; seed++) {
      const { text, undo, positions } = await plantEdit(db, seed)
      await run(text)
      const found = await verify()
      expect([...new Set(found.map(({ position }) => position))], text).toEqual(positions)
      await run(undo)
    }
    expect(await verify()).toEqual([])
  },
  Math.max(60_000, EDITS * 500),
)

test('a deleted transfer, a deleted seal, and both are missing at their position', async () => {
  const transferOf = (position: number) => `(SELECT transfer_id FROM ledger_seals WHERE position = ${position})`
  const saved = `CREATE TABLE saved_seals AS SELECT * FROM ledger_seals;
    CREATE TABLE saved_transfers AS SELECT * FROM ledger_transfers;`
  for (const text of saved.split(';').slice(0, 2)) await db.execute(sql.raw(text))
  const [first] = await db.select().from(ledgerSeals).where(eq(ledgerSeals.position, 5))
  await run(`DELETE FROM ledger_transfers WHERE id = ${transferOf(5)}`)
  expect(await verify()).toEqual([{ problem: 'missing', position: 5, transferId: first?.transferId }])
  await run(`DELETE FROM ledger_seals WHERE position = 5`)
  expect(await verify()).toEqual([{ problem: 'missing', position: 5, transferId: null }])
  await run(`INSERT INTO ledger_transfers SELECT * FROM saved_transfers WHERE id = '${first?.transferId}'`)
  expect(await verify()).toEqual([
    { problem: 'missing', position: 5, transferId: null },
    { problem: 'inserted', position: 4, transferId: first?.transferId },
  ])
  await run(`INSERT INTO ledger_seals SELECT * FROM saved_seals WHERE position = 5`)
  expect(await verify()).toEqual([])
})

test('seals that changed places are out of order, and one that was moved away leaves a gap', async () => {
  await run(`UPDATE ledger_seals SET position = 900000 WHERE position = 7`)
  expect((await verify()).map(({ problem, position }) => [problem, position])).toEqual([
    ['missing', 7],
    ['missing', TRANSFERS + 2],
    ['out-of-order', 900_000],
  ])
  await run(`UPDATE ledger_seals SET position = 7 WHERE position = 8`)
  await run(`UPDATE ledger_seals SET position = 8 WHERE position = 900000`)
  expect((await verify()).map(({ problem, position }) => [problem, position])).toEqual([
    ['out-of-order', 7],
    ['out-of-order', 8],
  ])
  await run(`UPDATE ledger_seals SET position = 900000 WHERE position = 7`)
  await run(`UPDATE ledger_seals SET position = 7 WHERE position = 8`)
  await run(`UPDATE ledger_seals SET position = 8 WHERE position = 900000`)
  expect(await verify()).toEqual([])
})

test('a transfer that was written into the tables and not posted is inserted, and so is one whose wait was ended', async () => {
  const id = randomUUID()
  await run(`INSERT INTO ledger_transfers (id, kind, idempotency_key, occurred_at, memo, subject, posting_count)
    VALUES ('${id}', 'gift', 'k:${id}', now(), 'm', 's', 2)`)
  expect(await verify()).toEqual([{ problem: 'inserted', position: 0, transferId: id }])
  await run(`DELETE FROM ledger_transfers WHERE id = '${id}'`)
  const waiting = await post()
  await run(`DELETE FROM ledger_unsealed`)
  expect(await verify()).toEqual([{ problem: 'inserted', position: TRANSFERS + 1, transferId: waiting }])
  await run(`INSERT INTO ledger_unsealed (transfer_id) VALUES ('${waiting}')`)
  await sealTransfers({ db, sealer })
  expect(await verify()).toEqual([])
})

test('after a rotation of the key old seals stay valid, and without the old key they are named', async () => {
  const { keys: old } = JSON.parse(keys) as { keys: unknown[] }
  const { keys: fresh } = JSON.parse(await newSecretsJson()) as { keys: unknown[] }
  const rotated = await openSecrets({ json: JSON.stringify({ keys: [...fresh, ...old] }) })
  await post()
  expect(await sealTransfers({ db, sealer: rotated })).toBe(1)
  expect(await verify(rotated)).toEqual([])
  expect((await verify()).map(({ problem, position }) => [problem, position])).toEqual([['unknown-key', TRANSFERS + 3]])
  const lost = await openSecrets({ json: JSON.stringify({ keys: fresh }) })
  expect((await verify(lost)).every(({ problem }) => problem === 'unknown-key')).toBe(true)
})
