import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { circleMembers } from '#app/features/circles/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { listErasures } from '#app/features/erasure/commands/list-erasures.server.ts'
import { readErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { erasures } from '#app/features/erasure/tables.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { hasUnfinishedRestore } from '#app/platform/db/backup/unfinished-restore.server.ts'
import { KEYS_FILE } from '#auth/keys/keys.ts'
import { SECRETS_FILE } from '#auth/keys/secrets.ts'
import { users } from '#auth/tables/users.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { openTestDatabase } from '#test/open-database.ts'
import { type Person, signUp } from '#test/people.ts'
import { replayErasures } from './erasure-replay.ts'

// Erased people stay erased after a restore of an older backup that contains them.

const t = await testApp()
const folder = scratchFolder('erasure-replay')
const CONTACT = {
  form: 'contact',
  name: 'Asha',
  email: 'asha@post.example',
  type: 'feedback',
  message: 'The lamp is lit.',
}

async function leaveTraces(app: TestApp, { init, email, name }: Person): Promise<void> {
  const circle = { kind: 'join', name, contact: '98765 43210', region: 'Kerala', consent: 'yes' }
  expect((await app.post('/fearless-girls', circle, init)).status).toBeLessThan(400)
  expect((await app.post('/contact', { ...CONTACT, name, email }, init)).status).toBeLessThan(400)
}

async function empty(): Promise<Database> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

/** The tables that contain the canary. */
async function tablesWith(db: Db, canary: string): Promise<string[]> {
  const found: string[] = []
  for (const { table } of await listTables(db)) {
    const { rows } = await db.execute(
      sql`SELECT FROM ${sql.raw(table)} AS t WHERE strpos(lower(t::text), ${canary.toLowerCase()}) > 0 LIMIT 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

test('a restore of an older backup repeats the erasures since, and keeps other people', async () => {
  const [sunita, meera] = [await signUp(t, 'Sunitacanary'), await signUp(t, 'Meeracanary')]
  for (const person of [sunita, meera]) await leaveTraces(t, person)
  const path = join(folder, 'before.gz')
  await writeBackup(t.database, path, { now: t.clock.now })

  expect((await t.post('/account', { word: 'ERASE' }, { ...sunita.init, redirect: 'manual' })).status).toBe(303)
  const files = t.services.store
  await listErasures({ db: t.database.db, files, now: t.clock.now })
  const erased = await readErasureList(files)
  expect(erased).toEqual([sunita.userId])

  const target = await empty()
  const { config } = t.services
  const keys = (name: string) => readFileSync(join(TEST_KEYS.directory, name), 'utf8')
  const env = { AUTH_JWT_KEYS: keys(KEYS_FILE), AUTH_SECRET_KEYS: keys(SECRETS_FILE) }
  let replayed = 0
  await restoreBackup(target, path, {
    complete: async () => {
      expect(await tablesWith(target.db, sunita.email)).toContain('auth.users')
      expect(await hasUnfinishedRestore(target.db)).toBe(true)
      replayed = await replayErasures({ database: target, config, env, clock: () => t.clock.now }, erased)
    },
  })
  expect(replayed).toBe(1)
  expect(await hasUnfinishedRestore(target.db)).toBe(false)
  expect([await tablesWith(target.db, sunita.email), await tablesWith(target.db, sunita.name)]).toEqual([[], []])
  expect((await target.db.select().from(users)).map(({ email }) => email)).toEqual([meera.email])
  expect([await target.db.$count(circleMembers), await target.db.$count(requests)]).toEqual([1, 1])
  expect((await target.db.select().from(erasures)).map(({ userId }) => userId)).toEqual([sunita.userId])
  expect(await replayErasures({ database: target, config, env, clock: () => t.clock.now }, erased)).toBe(0)
}, 120_000)

test('a restore that crashes before all erasures are repeated leaves a database that cannot be opened', async () => {
  const path = join(folder, 'died.gz')
  await writeBackup(t.database, path, { now: t.clock.now })
  const target = await empty()
  const dying = restoreBackup(target, path, { complete: async () => Promise.reject(new Error('killed')) })
  await expect(dying).rejects.toThrow('killed')
  expect(await hasUnfinishedRestore(target.db)).toBe(true)
}, 120_000)
