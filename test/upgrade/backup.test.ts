import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { EXCLUDED_TABLES } from '#app/platform/db/backup/backup-tables.server.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { sealWaitingMails } from '#app/platform/mail/sealing.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { users } from '#auth/tables/users.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openInMemory } from '#test/open-database.ts'
import { unpackEmbedded } from './installation.ts'

// The file contains nine sessions, pending codes, and eleven mails in plain text, four of them waiting.

test('a backup of v0.1.0 is restored without its sessions and sent mails', async () => {
  const database = await openInMemory('empty')
  const { db } = database
  await restoreBackup(database, 'test/upgrade/v0.1.0/backup.ndjson.gz')
  expect(await findFailedChecks(db, new Date())).toEqual([])
  expect(await db.$count(users)).toBe(6)
  for (const table of EXCLUDED_TABLES)
    expect((await db.execute(sql.raw(`SELECT FROM ${table}`))).rows, table).toEqual([])

  const sealer = await openSecrets({ directory: join(unpackEmbedded().dataDir, 'keys') })
  expect(await sealWaitingMails(db, sealer)).toBe(4)
  const { rows } = await db.execute<{ row: string }>(sql`SELECT outbox::text AS row FROM outbox`)
  expect(rows).toHaveLength(11)
  expect(rows.filter(({ row }) => /@|http|Diya/.test(row))).toEqual([])
  const sent: string[] = []
  const transport = async ({ to, subject }: { to: string; subject: string }) => void sent.push(`${to}: ${subject}`)
  await sendDueMails({ db, sealer, transport, now: new Date('2030-01-01') })
  expect(sent.toSorted()).toEqual([
    'bina@example.org: Your link for Diya',
    'hansa@example.org: Your bank account was changed',
    'hansa@example.org: Your shop is open',
    'unconfirmed@example.org: Your link for Diya',
  ])
  expect((await db.select().from(outbox)).filter(({ sealed }) => sealed !== null)).toEqual([])
  await database.close()
}, 120_000)
