import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStudent, MINOR } from '#app/features/students/students.test-support.ts'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { testApp } from '#test/app.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'

// A copy of the database or a backup reveals no address of people who asked for help, no tracking code, no guardian and
// no sign-in link: neither while the mails wait nor afterwards.

const PRIVATE = ['zubeida@canary.example', 'guardian@canary.example']
const SECRET = /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2}\b|(?<=token_hash=)[\w-]+|(?<=\/guardian-consent\/)\S+/g

test('private addresses, tracking codes and links are in no table and in no backup', async () => {
  const t = await testApp({ AUTH_MAILER_AUTOCONFIRM: 'false' })
  const { db } = t.database
  const question = {
    form: 'legal-intake',
    matter: 'family',
    when: 'days',
    question: 'He has taken my papers and my jewellery.',
    name: 'Zubeida',
    contact: 'zubeida@canary.example',
    safe: 'Weekdays, 11 to 13',
  }
  expect((await t.post('/legal-companion', question)).status).toBe(200)
  await createStudent(db, member('Tara'), { ...MINOR, guardianEmail: 'guardian@canary.example' })
  const body = JSON.stringify({ email: 'asha@example.org', password: 'seven lamps on the river' })
  const joining = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
  expect((await t.request('/auth/v1/signup', joining)).status).toBe(200)

  const mails = await listMails(db)
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([...PRIVATE, 'asha@example.org']))
  const secrets = mails.flatMap(({ text }) => text.match(SECRET) ?? [])
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  const canaries = [...PRIVATE, ...secrets]
  expect(await findIn(canaries)).toEqual([])

  const sent: string[] = []
  const transport = async ({ to }: { to: string }) => void sent.push(to)
  // The helper that creates a profile dates its mails.
  await sendDueMails({ db, sealer: t.services.sealer, transport, now: new Date('2030-01-01') })
  expect(sent).toHaveLength(mails.length)
  expect(await listMails(db)).toEqual([])
  expect(await findIn([...canaries, ...mails.map(({ subject }) => subject)])).toEqual([])

  /** The tables that contain these texts, and whether a new backup contains them. */
  async function findIn(words: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const { table } of await listTables(db)) {
      const { rows } = await db.execute<{ row: string }>(sql`SELECT t::text AS row FROM ${sql.raw(table)} AS t`)
      const text = rows.map(({ row }) => row).join('\n')
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`))
    }
    const path = join(scratchFolder('mail-privacy'), 'backup.gz')
    await writeBackup(t.database, path, { now: t.clock.now })
    const backup = gunzipSync(readFileSync(path)).toString()
    return [...found, ...words.filter((word) => backup.includes(word)).map((word) => `backup: ${word}`)]
  }
}, 120_000)
