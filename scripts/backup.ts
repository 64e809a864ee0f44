// `npm run backup [-- file]` writes a backup of PostgreSQL, or of the embedded database through the running server or
// without it. It is encrypted when BACKUP_PASSPHRASE is set. `npm run restore -- file` restores it into either engine.
import { resolve } from 'node:path'
import { readConfig } from '#app/platform/config/config.server.ts'
import { type BackupProgress, writeBackup } from '#app/platform/db/backup/backup.server.ts'
import { requestBackup } from '#app/platform/db/embedded/control.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'

try {
  const now = new Date()
  const { dataDir, databaseUrl, backupPassphrase: passphrase } = readConfig(process.env)
  const path = resolve(process.argv[2] ?? defaultName(now, passphrase))
  if (databaseUrl || !(await requestBackup(dataDir, path, { passphrase })))
    await backUp({ dataDir, databaseUrl }, path, { now, passphrase })
  console.log(`Backed up to ${path}${passphrase === undefined ? '' : ', encrypted with BACKUP_PASSPHRASE'}`)
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`)
  process.exitCode = 1
}

function defaultName(now: Date, passphrase: string | undefined): string {
  const name = `diya-${now.toISOString().slice(0, 19).replaceAll(':', '')}.ndjson.gz`
  return passphrase === undefined ? name : `${name}.age`
}

async function backUp(
  where: { dataDir: string; databaseUrl: string | undefined },
  path: string,
  options: { now: Date; passphrase: string | undefined },
): Promise<void> {
  const database = await openDatabase({ ...where, onError: (error) => console.error(error.message) })
  try {
    const onProgress: BackupProgress = ({ table, rows }) => console.log(`${table}: ${rows}`)
    await writeBackup(database, path, { ...options, onProgress })
  } finally {
    await database.close()
  }
}
