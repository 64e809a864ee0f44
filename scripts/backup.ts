// `npm run backup [-- file]`: writes every row to one file, from PostgreSQL, from the running server, or from the
// embedded database when no server runs. `npm run restore -- file` brings it back, into either engine.
import { resolve } from 'node:path'
import { readConfig } from '#app/platform/config.server.ts'
import { writeBackup } from '#app/platform/db/backup.server.ts'
import { requestBackup } from '#app/platform/db/control.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'

try {
  const now = new Date()
  const path = resolve(process.argv[2] ?? `diya-${now.toISOString().slice(0, 19).replaceAll(':', '')}.ndjson.gz`)
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl || !(await requestBackup(dataDir, path))) await backUp({ dataDir, databaseUrl }, path, now)
  console.log(`Backed up to ${path}`)
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`)
  process.exitCode = 1
}

async function backUp(
  where: { dataDir: string; databaseUrl: string | undefined },
  path: string,
  now: Date,
): Promise<void> {
  const database = await openDatabase({ ...where, onError: (error) => console.error(error.message) })
  try {
    await writeBackup(database, path, now, ({ table, rows }) => console.log(`${table}: ${rows}`))
  } finally {
    await database.close()
  }
}
