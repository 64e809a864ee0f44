import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newSecretsJson, openSecrets, type Secrets } from '#auth/keys/secrets.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { testDatabase } from '#test/database.ts'
import { ledgerChecks } from './checks.ts'
import { type Account, record } from './commands/record.server.ts'
import { reverse } from './commands/reverse.server.ts'
import { sealTransfers } from './commands/seal-transfers.server.ts'
import { balance, listMonths } from './queries.server.ts'

const gateway: Account = { code: 'asset:gateway:sandbox', kind: 'asset', currency: 'INR' }
const campaign: Account = { code: 'liability:campaign:school', kind: 'liability', currency: 'INR' }

let database: Database
let sealer: Secrets
beforeAll(async () => {
  database = await testDatabase()
  sealer = await openSecrets({ json: await newSecretsJson() })
})

async function give(amountMinor: number, at: string): Promise<string> {
  const key = `contribution:${randomUUID()}`
  await database.db.transaction((tx) =>
    record(tx, {
      kind: 'contribution',
      idempotencyKey: key,
      occurredAt: new Date(at),
      memo: 'A gift',
      subject: key,
      postings: [
        { account: gateway, amountMinor },
        { account: campaign, amountMinor: -amountMinor },
      ],
    }),
  )
  return key
}

async function seen() {
  const { db } = database
  const months = await listMonths(db)
  const lines = months.map(({ month, kind, account, debitMinor, creditMinor }) =>
    [month, kind, account, debitMinor, creditMinor].join(' '),
  )
  return { campaign: await balance(db, campaign.code), gateway: await balance(db, gateway.code), lines }
}

/** The rows that the check of the sums finds. */
async function violations(): Promise<unknown[]> {
  const check = ledgerChecks.find(({ name }) => name.startsWith('the sums of an account'))
  return (await database.db.execute(sql.raw(check?.sql ?? ''))).rows
}

test('balances and months are the same before, while and after transfers are sealed', async () => {
  const { db } = database
  await give(500_00, '2026-10-31T18:00:00Z')
  // In India it is November already.
  const second = await give(300_00, '2026-10-31T19:00:00Z')
  const unsealed = await seen()
  expect(unsealed).toEqual({
    campaign: 800_00,
    gateway: 800_00,
    lines: [
      '2026-11 contribution asset:gateway 30000 0',
      '2026-11 contribution liability:campaign:school 0 30000',
      '2026-10 contribution asset:gateway 50000 0',
      '2026-10 contribution liability:campaign:school 0 50000',
    ],
  })
  await sealTransfers({ db, sealer })
  expect(await seen()).toEqual(unsealed)

  await db.transaction((tx) =>
    reverse(tx, {
      reversedKey: second,
      idempotencyKey: 'return:second',
      kind: 'return',
      occurredAt: new Date('2026-11-02T10:00:00Z'),
      memo: 'Returned',
    }),
  )
  const partlySealed = await seen()
  expect(partlySealed).toMatchObject({ campaign: 500_00, gateway: 500_00 })
  expect(partlySealed.lines).toContain('2026-11 return liability:campaign:school 30000 0')
  expect(await violations()).toEqual([])
  await sealTransfers({ db, sealer })
  expect(await seen()).toEqual(partlySealed)
  expect(await violations()).toEqual([])
})

test('a sum that was changed behind its back, and one that lacks a transfer, are found', async () => {
  const { db } = database
  await db.execute(sql`UPDATE ledger_sums SET debit_minor = debit_minor + 1 WHERE kind = 'return' AND debit_minor > 0`)
  await db.execute(sql`DELETE FROM ledger_sums WHERE month = '2026-10' AND credit_minor > 0`)
  expect(await violations()).toHaveLength(2)
})
