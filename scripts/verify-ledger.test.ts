import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { sealTransfers } from '#app/features/ledger/commands/seal-transfers.server.ts'
import { verifyChain } from '#app/features/ledger/chain/verify-chain.server.ts'
import { ledgerSeals, ledgerUnsealed } from '#app/features/ledger/tables.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { newSecretsJson, openSecrets, SECRETS_FILE } from '#auth/keys/secrets.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'

const folder = scratchFolder('verify-ledger')

/** The command line, as an operator runs it. */
async function verify(dataDir: string, args: string[] = []): Promise<{ code: number | null; said: string[] }> {
  const child = Child.start('scripts/verify-ledger.ts', args, { DATA_DIR: dataDir, DATABASE_URL: '' })
  const { code } = await child.exited
  return { code, said: [...child.lines, ...child.errors.split('\n').filter(Boolean)] }
}

async function post({ db }: Database, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const of = (code: string, kind: 'asset' | 'income') => ({ code, kind, currency: 'INR' })
    await db.transaction((tx) =>
      record(tx, {
        kind: 'tip',
        idempotencyKey: `tip:${i}`,
        occurredAt: NOW,
        memo: 'A tip',
        subject: `tip:${i}`,
        postings: [
          { account: of('asset:bank', 'asset'), amountMinor: 50_00 },
          { account: of('income:tips', 'income'), amountMinor: -50_00 },
        ],
      }),
    )
  }
}

test('a restored ledger is valid, an edit of its file is named with its position and transfer, and so is a cut-off end', async () => {
  const live = await testDatabase()
  const keys = await newSecretsJson()
  const sealer = await openSecrets({ json: keys })
  await post(live, 8)
  await sealTransfers({ db: live.db, sealer })
  const backup = join(folder, 'backup.ndjson.gz')
  await writeBackup(live, backup, { now: NOW })
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'keys'), { recursive: true })
  writeFileSync(join(dataDir, 'keys', SECRETS_FILE), keys)
  const restored = () => openDatabase({ dataDir, onError: () => {} })

  const first = await restored()
  await restoreBackup(first, backup)
  await migrate(first)
  expect(await first.db.$count(ledgerSeals)).toBe(8)
  expect(await first.db.$count(ledgerUnsealed)).toBe(0)
  expect((await verifyChain({ db: first.db, sealer })).findings).toEqual([])
  await first.close()
  const whole = await verify(dataDir)
  expect(whole).toMatchObject({
    code: 0,
    said: ['8 sealed transfers, 0 waiting: nothing was changed.', expect.stringMatching(/--head 8:/)],
  })

  const head = /\d+:[0-9a-f]+/.exec(whole.said[1] ?? '')?.[0] ?? ''
  const second = await restored()
  await second.db.execute(sql`ALTER TABLE ledger_postings DISABLE TRIGGER USER`)
  const isThird = sql`transfer_id = (SELECT transfer_id FROM ledger_seals WHERE position = 3)`
  const { rows } = await second.db.execute<{ id: string }>(
    sql`UPDATE ledger_postings SET amount_minor = amount_minor * 2 WHERE ${isThird} RETURNING transfer_id AS id`,
  )
  await second.db.execute(sql`ALTER TABLE ledger_postings ENABLE TRIGGER USER`)
  await second.close()
  const edited = await verify(dataDir, ['--head', head])
  expect(edited).toMatchObject({ code: 1 })
  expect(edited.said.slice(0, 2)).toEqual([
    `position 3: transfer ${rows[0]?.id} was altered`,
    '8 sealed transfers, 0 waiting: 1 finding.',
  ])

  const third = await restored()
  for (const table of ['ledger_seals', 'ledger_postings', 'ledger_transfers']) {
    await third.db.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`))
  }
  await third.db.execute(
    sql`DELETE FROM ledger_postings WHERE transfer_id IN (SELECT transfer_id FROM ledger_seals WHERE position IN (3, 8))`,
  )
  await third.db.execute(
    sql`DELETE FROM ledger_transfers WHERE id IN (SELECT transfer_id FROM ledger_seals WHERE position IN (3, 8))`,
  )
  await third.db.execute(sql`DELETE FROM ledger_seals WHERE position = 8`)
  await third.close()
  expect(await verify(dataDir, ['--head', head])).toMatchObject({
    code: 1,
    said: [
      `position 3: transfer ${rows[0]?.id} is missing`,
      'position 8: the noted end of the chain is missing',
      '7 sealed transfers, 0 waiting: 1 finding.',
      expect.stringMatching(/--head 7:/),
    ],
  })
}, 120_000)
