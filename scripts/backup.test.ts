import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listErasures } from '#app/features/erasure/commands/list-erasures.server.ts'
import { readConfig } from '#app/platform/config/config.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { openKnownKeys } from '#server/accounts/known-keys.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { bundle } from '#test/durability/bundle.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'

const folder = scratchFolder('backup-script')
const PASSPHRASE = 'clay lamp river seven verandah'
const NOW = new Date('2026-11-20T10:00:00Z')

// test/upgrade starts the sources.
const SCRIPTS = { backup: await bundle('scripts/backup.ts'), restore: await bundle('scripts/restore.ts') }

async function run(
  script: keyof typeof SCRIPTS,
  dataDir: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Child> {
  const child = Child.start(SCRIPTS[script], args, { DATA_DIR: at(dataDir), DATABASE_URL: '', ...env })
  await child.exited
  return child
}

const at = (name: string) => join(folder, name)

/** Copies the files or keys that an administrator stores with the backups. */
function carryOver(what: 'files' | 'keys', to: string): void {
  cpSync(join(at('old'), what), join(at(to), what), { recursive: true })
}

/** The backups contain Sunita and Meera. Both ids are erased afterwards, and Meera has a new account. */
beforeAll(async () => {
  const dataDir = at('old')
  await copyDatabase(join(dataDir, 'database'), 'migrated')
  const database = await openDatabase({ dataDir, onError: () => {} })
  const { db } = database
  await openKnownKeys(database, { config: { dataDir }, env: {}, now: NOW })
  const person = (email: string) => ({ aud: 'authenticated', role: 'authenticated', email })
  await db.insert(users).values([person('sunita@example.org'), person('meera@example.org')])
  const running = await run('backup', 'old', [at('running.gz')])
  expect([running.errors, running.lines]).toEqual(['', [`Backed up to ${at('running.gz')}`]])
  const sealed = await run('backup', 'old', [at('running.age')], { BACKUP_PASSPHRASE: PASSPHRASE })
  expect(sealed.lines).toEqual([`Backed up to ${at('running.age')}, encrypted with BACKUP_PASSPHRASE`])
  await db.delete(users)
  await db.insert(users).values(person('meera@example.org'))
  await listErasures({ db, files: openFiles(readConfig({ DATA_DIR: dataDir })), now: NOW })
  await database.close()
}, 300_000)

async function emailsIn(dataDir: string): Promise<(string | null)[]> {
  const database = await openDatabase({ dataDir: at(dataDir), onError: () => {} })
  const rows = await database.db.select().from(users)
  await database.close()
  return rows.map(({ email }) => email).toSorted()
}

test('a backup works without a running server', async () => {
  const idle = await run('backup', 'old', [at('idle.gz')])
  expect(idle.lines.at(-1)).toBe(`Backed up to ${at('idle.gz')}`)
}, 180_000)

test('a restore needs the list of erased accounts and the keys for erasing', async () => {
  const bare = await run('restore', 'bare', [at('running.gz')])
  expect(bare.errors).toBe(
    `Nothing was restored. The list of erased accounts in ${at('bare')}/files cannot be read (erasures/README.txt is not ` +
      'there). Put the uploaded files there first, as they lie beside the backups. Or restore with --without-erasures: ' +
      'then accounts that were erased after the backup was made are back.\n',
  )
  carryOver('files', 'keyless')
  const keyless = await run('restore', 'keyless', [at('running.gz')])
  expect(keyless.errors).toContain('Nothing was restored. Erasing 2 accounts again takes the installation’s keys')
  expect([existsSync(join(at('bare'), 'database')), existsSync(join(at('keyless'), 'keys'))]).toEqual([false, false])
}, 180_000)

test('a restore repeats the erasures since the backup', async () => {
  carryOver('files', 'new')
  carryOver('keys', 'new')
  await copyDatabase(join(at('new'), 'database'), 'empty')
  const restored = await run('restore', 'new', [at('running.age')], { BACKUP_PASSPHRASE: PASSPHRASE })
  expect(restored.errors).toBe('')
  expect(restored.lines.slice(-2)).toEqual([
    '2 of 2 accounts on the list of erased ones were in the backup, and are erased again.',
    expect.stringMatching(
      /^Restored the backup of 2.*Z; every row was read back and compared\. Everybody is signed out\.$/,
    ),
  ])
  expect((await restored.exited).code).toBe(0)
  expect(await emailsIn('new')).toEqual([])
}, 180_000)

test('a restore without the list prints that erased accounts are back', async () => {
  await copyDatabase(join(at('without'), 'database'), 'empty')
  const restored = await run('restore', 'without', [at('running.gz'), '--without-erasures'])
  expect(restored.errors).toBe('')
  expect(restored.lines.join('\n')).toMatch(
    /^The list of erased accounts was left aside: accounts that were erased after 2\S+Z are back\.$/m,
  )
  expect(await emailsIn('without')).toEqual(['meera@example.org', 'sunita@example.org'])
}, 180_000)

test('a restore without a file, with a missing file or a wrong passphrase prints the reason', async () => {
  const unnamed = await run('restore', 'unnamed', [])
  expect(unnamed.errors).toMatch(/^Nothing was restored\. Name the file: npm run restore -- /)
  expect((await unnamed.exited).code).toBe(1)
  expect(existsSync(at('unnamed'))).toBe(false)
  for (const name of ['missing', 'locked']) await copyDatabase(join(at(name), 'database'), 'empty')
  const missing = await run('restore', 'missing', [at('missing.gz'), '--without-erasures'])
  expect(missing.errors).toBe(`Nothing was restored. ${at('missing.gz')} does not exist.\n`)
  const sealed = [at('running.age'), '--without-erasures']
  const locked = await run('restore', 'locked', sealed)
  expect(locked.errors).toContain('Nothing was restored. ')
  expect(locked.errors).toContain('is encrypted: set BACKUP_PASSPHRASE')
  const wrong = await run('restore', 'locked', sealed, { BACKUP_PASSPHRASE: `${PASSPHRASE}!` })
  expect(wrong.errors).toContain('BACKUP_PASSPHRASE is not the one it was made with')
  expect(wrong.errors).not.toContain(PASSPHRASE)
  expect(readFileSync(at('running.age')).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
}, 300_000)
