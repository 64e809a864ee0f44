// `npm run restore -- file`: fills a new, empty database (DATABASE_URL or DATA_DIR) from a backup.
import { resolve } from 'node:path'
import { readConfig } from '#app/platform/config.server.ts'
import { restoreBackup } from '#app/platform/db/backup-restore.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'

try {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file: npm run restore -- diya-2026-11-02T093000.ndjson.gz')
  await restore(resolve(file))
} catch (error) {
  console.error(`Nothing was restored. ${(error as Error).message}`)
  process.exitCode = 1
}

async function restore(path: string): Promise<void> {
  const { dataDir, databaseUrl, backupPassphrase: passphrase } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, onError: (error) => console.error(error.message) })
  try {
    const { createdAt } = await restoreBackup(database, path, {
      passphrase,
      onProgress: ({ table, rows }) => console.log(`${table}: ${rows}`),
    })
    console.log(`Restored the backup of ${createdAt}; every row was read back and compared.`)
  } finally {
    await database.close()
  }
}
