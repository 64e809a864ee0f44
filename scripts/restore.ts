// `npm run restore -- file [--without-erasures]` restores a backup into a new, empty database (DATABASE_URL or DATA_DIR).
// BACKUP_PASSPHRASE decrypts an encrypted one. People who were erased after the backup are erased again, by the list of
// erased accounts that is stored with the uploaded files.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { systemClock } from '#app/platform/time/clock.ts'
import { type Config, readConfig } from '#app/platform/config/config.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { hasErasingKeys, replayErasures } from '#server/lifecycle/erasure-replay.ts'

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
  const erased = values['without-erasures'] ? null : await listErased(config)
  await restore(config, resolve(file), erased)
}

async function listErased(config: Config): Promise<string[]> {
  const erased = await readErasureList(openFiles(config)).catch((error: Error) => {
    throw new Error(
      `The list of erased accounts in ${placeOf(config)} cannot be read (${error.message}). Put the uploaded files there ` +
        'first, as they lie beside the backups. Or restore with --without-erasures: then accounts that were erased ' +
        'after the backup was made are back.',
    )
  })
  if (erased.length > 0 && !hasErasingKeys(config, env)) {
    throw new Error(
      `Erasing ${erased.length} accounts again takes the installation’s keys: put them into ${config.dataDir}/keys, or ` +
        'set AUTH_JWT_KEYS and AUTH_SECRET_KEYS.',
    )
  }
  return erased
}

function placeOf({ dataDir, files }: Config): string {
  return files.store === 's3' ? `the bucket ${files.bucket}` : `${dataDir}/files`
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
        console.log(await eraseAgain(erased, createdAt))
      },
    })
    console.log(`Restored the backup of ${createdAt}; every row was read back and compared. Everybody is signed out.`)
  } finally {
    await database.close()
  }

  async function eraseAgain(ids: readonly string[] | null, createdAt: string): Promise<string> {
    if (ids === null) {
      return `The list of erased accounts was left aside: accounts that were erased after ${createdAt} are back.`
    }
    const count = await replayErasures({ database, config, env, clock: systemClock }, ids)
    return `${count} of ${ids.length} accounts on the list of erased ones were in the backup, and are erased again.`
  }
}
