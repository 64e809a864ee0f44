import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { testDatabase } from '#test/database.ts'
import { printLedger } from './print-ledger.test-support.ts'
import { ledgerChecks } from './checks.ts'
import { type Account, record, type TransferInput } from './commands/record.server.ts'
import { reverse } from './commands/reverse.server.ts'
import { balance, listPostings } from './queries.server.ts'
import { ledgerPostings, ledgerTransfers } from './tables.server.ts'

const gateway: Account = { code: 'asset:gateway:sandbox', kind: 'asset', currency: 'INR' }
const tips: Account = { code: 'income:tips', kind: 'income', currency: 'INR' }
const refunds: Account = { code: 'liability:refunds', kind: 'liability', currency: 'INR' }

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

function gift(changes: Partial<TransferInput> = {}): TransferInput {
  const id = randomUUID()
  return {
    kind: 'contribution',
    idempotencyKey: `contribution:${id}`,
    occurredAt: new Date('2026-11-20T10:00:00Z'),
    memo: 'A gift',
    subject: `contribution:${id}`,
    postings: [
      { account: gateway, amountMinor: 550_00 },
      { account: { code: `liability:campaign:${id}`, kind: 'liability', currency: 'INR' }, amountMinor: -500_00 },
      { account: tips, amountMinor: -50_00 },
    ],
    ...changes,
  }
}

/** The message of the database's error, wherever the driver puts it. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error ? cause.message : String(error)
  }
  return 'nothing was refused'
}

describe('the ledger, printed as a table', () => {
  it('shows a gift with its tip, and its return as the mirror image', async () => {
    const transfer = gift()
    const campaign = transfer.postings[1]?.account.code ?? ''
    await database.db.transaction((tx) => record(tx, transfer))
    await database.db.transaction((tx) =>
      reverse(tx, {
        reversedKey: transfer.idempotencyKey,
        idempotencyKey: `return:${campaign}`,
        kind: 'return',
        occurredAt: new Date('2026-11-21T10:00:00Z'),
        memo: 'Given back',
        substitute: { code: gateway.code, account: refunds },
      }),
    )
    const book = await listPostings(database.db, { subject: transfer.subject })
    expect(printLedger(book, { [campaign]: 'liability:campaign:A' })).toBe(
      [
        'date        transfer      account                debit  credit',
        '2026-11-20  contribution  asset:gateway:sandbox   ₹550',
        '                          liability:campaign:A            ₹500',
        '                          income:tips                      ₹50',
        '2026-11-21  return        liability:refunds               ₹550',
        '                          liability:campaign:A    ₹500',
        '                          income:tips              ₹50',
      ].join('\n'),
    )
    expect(await balance(database.db, campaign)).toBe(0)
  })

  it('shows liabilities and assets as positive sums', async () => {
    const transfer = gift()
    await database.db.transaction((tx) => record(tx, transfer))
    expect(await balance(database.db, transfer.postings[1]?.account.code ?? '')).toBe(500_00)
    expect(await balance(database.db, gateway.code)).toBeGreaterThan(0)
    expect(await balance(database.db, 'asset:never-used')).toBe(0)
  })
})

describe('an idempotency key', () => {
  it('books once, and returns the same transfer', async () => {
    const transfer = gift()
    const first = await database.db.transaction((tx) => record(tx, transfer))
    const second = await database.db.transaction((tx) => record(tx, transfer))
    expect(first.isNew).toBe(true)
    expect(second).toEqual({ id: first.id, isNew: false })
    expect(await listPostings(database.db, { subject: transfer.subject })).toHaveLength(3)
  })

  it('refuses different content', async () => {
    const transfer = gift()
    await database.db.transaction((tx) => record(tx, transfer))
    const other = { ...gift(), idempotencyKey: transfer.idempotencyKey }
    await expect(database.db.transaction((tx) => record(tx, other))).rejects.toThrow('booked with other content')
  })
})

describe('a transfer', () => {
  it('is not reversed twice under two keys', async () => {
    const transfer = gift()
    await database.db.transaction((tx) => record(tx, transfer))
    const undo = (idempotencyKey: string) =>
      database.db.transaction((tx) =>
        reverse(tx, {
          reversedKey: transfer.idempotencyKey,
          idempotencyKey,
          kind: 'return',
          occurredAt: transfer.occurredAt,
          memo: 'Given back',
        }),
      )
    const key = randomUUID()
    const first = await undo(key)
    expect(await undo(key)).toEqual({ id: first.id, isNew: false })
    expect(await refusal(undo(randomUUID()))).toContain('ledger_transfers_reversed_once')
  })

  it('is not reversed when it does not exist', async () => {
    const missing = { reversedKey: 'none', idempotencyKey: 'x', kind: 'return', occurredAt: new Date(0), memo: '' }
    await expect(reverse(database.db, missing)).rejects.toThrow('no transfer none to reverse')
  })

  it('may be booked inside a savepoint', async () => {
    const transfer = gift()
    await database.db.transaction((tx) => tx.transaction((inner) => record(inner, transfer)))
    expect(await listPostings(database.db, { subject: transfer.subject })).toHaveLength(3)
  })

  it('is rolled back with the transaction that caused it', async () => {
    const transfer = gift()
    await expect(
      database.db.transaction(async (tx) => {
        await record(tx, transfer)
        throw new Error('the cause failed')
      }),
    ).rejects.toThrow('the cause failed')
    expect(await listPostings(database.db, { subject: transfer.subject })).toEqual([])
  })

  it('is refused when it does not balance, is fractional, or uses an account with another kind or currency', async () => {
    const lopsided = gift({ postings: gift().postings.slice(0, 2) })
    await expect(record(database.db, lopsided)).rejects.toThrow('differ by 5000 in INR')
    const fractional = gift({
      postings: [
        { account: gateway, amountMinor: 0.5 },
        { account: tips, amountMinor: -0.5 },
      ],
    })
    await expect(record(database.db, fractional)).rejects.toThrow('0.5 is not whole')
    await database.db.transaction((tx) => record(tx, gift()))
    const dollars = { ...gateway, currency: 'USD' }
    const mixed = gift({
      postings: [
        { account: dollars, amountMinor: 1 },
        { account: { ...tips, currency: 'USD' }, amountMinor: -1 },
      ],
    })
    await expect(database.db.transaction((tx) => record(tx, mixed))).rejects.toThrow('is not asset in USD')
  })
})

describe('the database', () => {
  const bare = () => ({
    id: randomUUID(),
    kind: 'contribution',
    idempotencyKey: randomUUID(),
    occurredAt: new Date(),
    memo: '',
    subject: '',
    postingCount: 2,
  })

  async function accountIds(): Promise<[string, string]> {
    await database.db.transaction((tx) => record(tx, gift()))
    const found = await database.db.execute<{ id: string }>(
      sql`SELECT id FROM ledger_accounts WHERE code IN (${gateway.code}, ${tips.code}) ORDER BY code`,
    )
    const rows = (found as unknown as { rows: { id: string }[] }).rows
    return [rows[0]?.id ?? '', rows[1]?.id ?? '']
  }

  test.each([
    ['a transfer without postings', [], '2 postings announced, 0 found'],
    ['a transfer with one posting too few', [5], '2 postings announced, 1 found'],
    ['a transfer that does not sum to zero', [5, -4], 'debits and credits differ in INR'],
    ['a posting of nothing', [0, 0], 'ledger_postings_not_zero'],
    ['one posting too many', [5, -4, -1], 'is complete: no posting can be added'],
  ])('refuses %s', async (_, amounts, message) => {
    const ids = await accountIds()
    const transfer = bare()
    const attempt = database.db.transaction(async (tx) => {
      await tx.insert(ledgerTransfers).values(transfer)
      for (const [i, amountMinor] of amounts.entries()) {
        await tx.insert(ledgerPostings).values({ transferId: transfer.id, accountId: ids[i % 2] ?? '', amountMinor })
      }
    })
    expect(await refusal(attempt)).toContain(message)
    expect(await database.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, transfer.id))).toEqual([])
  })

  it('refuses later postings, even balanced ones', async () => {
    const [debit, credit] = await accountIds()
    const { id: transferId } = await database.db.transaction((tx) => record(tx, gift()))
    const later = database.db.insert(ledgerPostings).values([
      { transferId, accountId: debit, amountMinor: 7 },
      { transferId, accountId: credit, amountMinor: -7 },
    ])
    expect(await refusal(Promise.resolve(later))).toContain('is complete: no posting can be added')
  })

  test.each([
    ['ledger_accounts', 'code'],
    ['ledger_transfers', 'memo'],
    ['ledger_postings', 'amount_minor'],
  ])('refuses to change, delete or empty %s', async (name, column) => {
    await accountIds()
    const table = sql.identifier(name)
    for (const statement of [
      sql`UPDATE ${table} SET ${sql.identifier(column)} = ${sql.identifier(column)}`,
      sql`DELETE FROM ${table}`,
      sql`TRUNCATE ${table} CASCADE`,
    ]) {
      expect(await refusal(Promise.resolve(database.db.execute(statement)))).toContain('append-only')
    }
  })

  it('refuses an account whose code begins with another kind', async () => {
    const wrong = gift({
      postings: [
        { account: { code: 'asset:till', kind: 'income', currency: 'INR' }, amountMinor: 1 },
        { account: tips, amountMinor: -1 },
      ],
    })
    const attempt = database.db.transaction((tx) => record(tx, wrong))
    expect(await refusal(attempt)).toContain('ledger_accounts_code_tells_kind')
  })
})

describe('the nightly checks', () => {
  test.each(ledgerChecks.map((check) => [check.name, check.sql]))('find that %s', async (_, query) => {
    const result = (await database.db.execute(sql.raw(query))) as unknown as { rows: unknown[] }
    expect(result.rows).toEqual([])
  })

  it('would find a manipulated ledger', async () => {
    await database.db.transaction((tx) => record(tx, gift()))
    const offences: Record<string, number> = {}
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`)
        await tx.execute(sql`DELETE FROM ledger_postings WHERE id = (SELECT max(id) FROM ledger_postings)`)
        for (const { name, sql: query } of ledgerChecks) {
          offences[name] = ((await tx.execute(sql.raw(query))) as unknown as { rows: unknown[] }).rows.length
        }
        tx.rollback()
      })
      .catch(() => undefined)
    expect(offences['every transfer sums to zero in each currency']).toBe(1)
    expect(offences['every transfer has all its postings and no more']).toBe(1)
    expect(offences['all assets and expenses equal all liabilities and income']).toBe(1)
  })
})
