// Opens the database as a server does, reports, and closes it: node open-run.ts <data directory>
import { openDatabase } from '#app/platform/db/open.server.ts'

try {
  const startedAt = performance.now()
  const database = await openDatabase({ dataDir: process.argv[2] as string, onError: () => {} })
  console.log(`open ${Math.round(performance.now() - startedAt)}`)
  await database.close()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
