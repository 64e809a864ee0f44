import { readFileSync } from 'node:fs'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'

interface Opened<Given> {
  database: Database
  given: Given
  /** From opening the database until it is migrated, as at the application's start. */
  reopenMs: number
  /** Prints a line; only after the fact behind it is committed. */
  say: (word: string, value: unknown) => void
}

/** The side of the process that `KillRounds` starts: opens the database of the file that it was given. */
export async function openRun<Given>(): Promise<Opened<Given>> {
  const { dataDir, databaseUrl, ...given } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
  const startedAt = performance.now()
  const database = await openDatabase({ dataDir, databaseUrl, onError: () => {} })
  await migrate(database)
  const reopenMs = performance.now() - startedAt
  const say = (word: string, value: unknown) => void process.stdout.write(`${word} ${JSON.stringify(value)}\n`)
  return { database, given: given as Given, reopenMs, say }
}
