import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { sealTransfers } from '#app/features/ledger/commands/seal-transfers.server.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { CHECK_EVERY_MS, SLICES } from '#db/checks/data-checks.ts'
import { later, NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { notifyAdministrators } from '#app/features/staff/data-checks/notify-administrators.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import type { StaffMember } from '#app/platform/staff.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { selfCheck } from './self-check.ts'

test('a changed posting is logged once, told once to the administrators and counts in the metric, by its sum and by its seal, and a cut-off chain too', async () => {
  const { db } = await testDatabase()
  const sealer = await openSecrets({ json: await newSecretsJson() })
  const of = (code: string, kind: 'asset' | 'income') => ({ code, kind, currency: 'INR' })
  const post = async () => {
    await db.transaction((tx) =>
      record(tx, {
        kind: 'tip',
        idempotencyKey: randomUUID(),
        occurredAt: NOW,
        memo: 'A tip',
        subject: 'tip',
        postings: [
          { account: of('asset:bank', 'asset'), amountMinor: 50_00 },
          { account: of('income:tips', 'income'), amountMinor: -50_00 },
        ],
      }),
    )
    await sealTransfers({ db, sealer })
  }
  for (let i = 0; i < 3; i++) await post()
  let now = NOW
  const failed: number[] = []
  const logged: string[] = []
  const told: string[] = []
  const log = { error: ({ name, position }: { name: string; position?: number }) => logged.push(`${name} ${position}`) }
  const check = selfCheck({
    db,
    sealer,
    log: log as never,
    clock: () => now,
    report: (count) => failed.push(count),
    alarm: async (name) => void told.push(name),
  })
  const runAll = async () => {
    for (let turn = 0; turn < SLICES; turn++) {
      await check()
      now = later(CHECK_EVERY_MS, now)
    }
  }
  await runAll()
  expect(new Set(failed)).toEqual(new Set([0]))

  await db.execute(sql`ALTER TABLE ledger_postings DISABLE TRIGGER USER`)
  await db.execute(sql`UPDATE ledger_postings SET amount_minor = 1 WHERE id = 1`)
  // What is new is looked at in each run; the old part again on the next day.
  now = later(24 * 60 * 60_000, now)
  await runAll()
  expect(failed.at(-1)).toBe(3)
  await runAll()
  const names = [
    'every transfer sums to zero in each currency',
    'the sums of an account are what its sealed transfers have posted',
  ]
  const chain = 'every sealed transfer is as it was sealed'
  expect(told.toSorted()).toEqual([...names, chain].toSorted())
  expect(logged.toSorted()).toEqual([...names.map((name) => `${name} undefined`), `${chain} 1`].toSorted())

  for (const table of ['ledger_seals', 'ledger_transfers']) {
    await db.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`))
  }
  await db.execute(sql`DELETE FROM ledger_seals WHERE position = 3`)
  await check()
  expect(logged).toContain(`${chain} 3`)
})

test('each administrator gets one mail a day about an invariant, also from two nodes, and nobody else does', async () => {
  const { db } = await testDatabase()
  await db.delete(outbox)
  const person = { hasSecondStep: true, invited: [] }
  const list = async (): Promise<StaffMember[]> => [
    { ...person, userId: 'a', name: 'Leela', email: 'leela@example.org', roles: ['administrator'] },
    { ...person, userId: 'b', name: 'Meera', email: 'meera@example.org', roles: ['operator'] },
  ]
  const site = { siteUrl: 'https://diya.example', brandName: 'Diya' }
  const node = { db, sealer: plainSealer, site, staff: { list } }
  const day = 24 * 60 * 60_000
  for (const now of [NOW, NOW, later(day, NOW)]) await notifyAdministrators(node, 'the ledger is whole', now)
  const mails = await db.select().from(outbox)
  expect(mails.length).toBe(2)
  expect(mails.every(({ sealed }) => JSON.stringify(sealed).includes('leela@example.org'))).toBe(true)
})
