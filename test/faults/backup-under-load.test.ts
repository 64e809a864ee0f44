import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '#app/features/media/tables.server.ts'
import { BUCKET } from '#app/features/media/upload-limits.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { EXCLUDED_TABLES } from '#app/platform/db/backup/backup-tables.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { openInMemory } from '#test/open-database.ts'
import { digestOf, type Load, openSealed, startLoad } from './backup-load.ts'
import { lookedAt, rowsIn, type Snapshot, snapshotOf } from './snapshot.ts'

/** A sample on one engine; `npm run test:faults` runs 20 on each, and every second one is restored into PostgreSQL. */
const ROUNDS = Number(process.env['BACKUP_ROUNDS'] ?? 1)
const WRITTEN_MIN = 40
const PASSPHRASE = 'clay lamp river seven verandah'
const GZIP = Buffer.from([0x1f, 0x8b, 0x08])
const CANARIES = ['Asha Devi', 'asha@example.org', 'canary.example', 'With you.', "Rukmini's grocery"]

const folder = scratchFolder('backup-under-load')
const server = await openPostgresServer()
afterAll(() => server?.close())
const secrets = await openSecrets({ json: await newSecretsJson() })

async function newOnServer(): Promise<Database | null> {
  return server && openPostgres(await server.createDatabase(), () => {})
}

const IN_SUITE = server ? ['PostgreSQL'] : ['PGlite']

describe.each(process.env['BACKUP_ROUNDS'] ? ['PGlite', 'PostgreSQL'] : IN_SUITE)(
  'a backup of %s while people write',
  (engine) => {
    const place = join(folder, engine)
    let source: Database | null

    beforeAll(async () => {
      source = engine === 'PGlite' ? await openInMemory('migrated') : await newOnServer()
      if (source && engine === 'PostgreSQL') await migrate(source)
      return () => source?.close()
    })

    it('is its snapshot: every row, every upload and the ledger come back, and no session does', async ({ skip }) => {
      if (!source) return skip('PostgreSQL is not installed here')
      const compared = { rounds: 0, rows: 0, uploads: 0 }
      const uploads = new Map<string, string>()
      for (let round = 0; round < ROUNDS; round++) {
        const load = await startLoad(source, place, secrets)
        const taken = await backUp(source, { load, place: join(place, `round-${round}`) })
        await load.stop()
        for (const [key, digest] of load.uploads) uploads.set(key, digest)
        const onServer = round % 2 === 1 ? await newOnServer() : null
        const target = onServer ?? (await openInMemory('migrated'))
        try {
          compared.rows += await compareRows(target, taken)
          compared.uploads += await compareUploads(target, taken, uploads)
        } finally {
          await target.close()
        }
        compared.rounds++
      }
      expect(compared.uploads).toBeGreaterThan(0)
      console.log(
        `${engine}: ${compared.rounds} backups under load, ${compared.rows} rows and ${compared.uploads} files equal, 0 differences`,
      )
    }, 1_800_000)

    it('gives nothing of it away when it is encrypted, neither as it is nor unpacked', async ({ skip }) => {
      if (!source) return skip('PostgreSQL is not installed here')
      const [plain, sealed] = [join(folder, 'plain.gz'), join(folder, 'sealed.age')]
      await writeBackup(source, plain, { now: new Date() })
      await writeBackup(source, sealed, { now: new Date(), passphrase: PASSPHRASE, workFactor: 1 })
      const bytes = readFileSync(sealed)
      const missing = (text: string) => CANARIES.filter((canary) => !text.includes(canary))
      expect(missing(unpacked(readFileSync(plain)).join(''))).toEqual([])
      expect(missing([bytes.toString('latin1'), ...unpacked(bytes)].join(''))).toEqual(CANARIES)
    })
  },
)

/** Until something of each kind is written. */
async function isBusy({ written, uploads }: Load): Promise<void> {
  await expect.poll(() => written() > WRITTEN_MIN && uploads.size > 0, { interval: 5 }).toBe(true)
}

interface Taken {
  path: string
  files: string
  snapshot: Snapshot
}

/** Writes the backup while the load goes on, then copies the files, as the guide of operations says. */
async function backUp(source: Database, { load, place }: { load: Load; place: string }): Promise<Taken> {
  await isBusy(load)
  let snapshot: Snapshot = {}
  const seen = lookedAt(source, async (tx) => void (snapshot = await snapshotOf(tx)))
  const path = `${place}.age`
  const before = load.written()
  await writeBackup(seen, path, { now: new Date(), passphrase: PASSPHRASE, workFactor: 1 })
  const during = load.written() - before
  if (source.engine === 'postgres') expect(during, 'nobody wrote during the backup').toBeGreaterThan(0)
  await copyFiles(join(place, '../files'), join(place, 'files'))
  return { path, files: place, snapshot }
}

/** Without those that are being written. */
async function copyFiles(from: string, to: string): Promise<void> {
  for await (const { key } of openDiskFiles(from).list(BUCKET)) cpSync(join(from, key), join(to, key))
}

async function compareRows(target: Database, { path, snapshot }: Taken): Promise<number> {
  await expect(restoreBackup(target, path, { passphrase: `${PASSPHRASE}.` })).rejects.toThrow('BACKUP_PASSPHRASE')
  await restoreBackup(target, path, { passphrase: PASSPHRASE })
  const restored = await target.db.transaction(snapshotOf)
  const compared = Object.keys(snapshot).filter((table) => !EXCLUDED_TABLES.includes(table))
  expect(Object.keys(restored)).toEqual(Object.keys(snapshot))
  expect(compared.filter((table) => restored[table] !== snapshot[table])).toEqual([])
  expect(rowsIn(snapshot, 'auth.sessions')).toBeGreaterThan(0)
  expect(EXCLUDED_TABLES.filter((table) => rowsIn(restored, table) !== 0)).toEqual([])
  expect(await findFailedChecks(target.db, new Date())).toEqual([])
  const { rows } = await target.db.execute(
    sql`SELECT sum(amount_minor)::int AS sum, count(*) > 0 AS "isWritten" FROM ledger_postings`,
  )
  expect(rows).toEqual([{ sum: 0, isWritten: true }])
  return compared.reduce((sum, table) => sum + rowsIn(restored, table), 0)
}

async function compareUploads({ db }: Database, { files }: Taken, sent: ReadonlyMap<string, string>): Promise<number> {
  const store = openSealed(files, secrets)
  const keys = (await db.select().from(media)).flatMap(({ variants }) =>
    variants.map(({ file }) => `${BUCKET}/${file}`),
  )
  for (const key of keys) expect(await digestOf(store, key), key).toBe(sent.get(key) ?? 'not sent')
  return keys.length
}

/** What begins anywhere in these bytes like a gzipped file, as text. */
function unpacked(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1)) {
    try {
      found.push(gunzipSync(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH }).toString())
    } catch {
      // It only looked like one.
    }
  }
  return found
}
