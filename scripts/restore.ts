// `npm run restore -- file [--without-erasures]` restores a backup into a new, empty database (DATABASE_URL or DATA_DIR).
// BACKUP_PASSPHRASE decrypts an encrypted one. People who were erased after the backup are erased again, by the list of
// erased accounts that is stored with the uploaded files.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#app/platform/config/config.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { eraseAgain, listErased } from './erased-again.ts'

const env = process.env
/** True when the database contains rows; until the restore ends no server can open it. */
let isLoaded = false

try {
  await run()
} catch (error) {
  const end = isLoaded ? 'The restore did not end: empty the database before you try again.' : 'Nothing was restored.'
  console.error(`${end} ${(error as Error).message}`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-erasures': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file) throw new Error('Name the file: npm run restore -- diya-2026-11-02T093000.ndjson.gz')
  const config = readConfig(env)
  const erased = values['without-erasures'] ? null : await listErased(config, env)
  await restore(config, resolve(file), erased)
}

/** @param erased ids of erased accounts; null with `--without-erasures` */
async function restore(config: Config, path: string, erased: readonly string[] | null): Promise<void> {
  const { dataDir, databaseUrl, backupPassphrase: passphrase } = config
  const database = await openDatabase({ dataDir, databaseUrl, onError: (error) => console.error(error.message) })
  try {
    const { createdAt } = await restoreBackup(database, path, {
      passphrase,
      onProgress: ({ table, rows }) => console.log(`${table}: ${rows}`),
      complete: async ({ createdAt }) => {
        isLoaded = true
        console.log(await eraseAgain({ database, config, env, createdAt }, erased))
      },
    })
    console.log(`Restored the backup of ${createdAt}; every row was read back and compared. Everybody is signed out.`)
  } finally {
    await database.close()
  }
}
