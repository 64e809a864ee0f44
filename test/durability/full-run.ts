// Fills the small disk of its data directory except for <free> bytes, and goes on writing: node full-run.ts rows|log
// <data directory> <filler> <free>. `rows`: until a statement fails for lack of space; then it reads, frees space and
// writes again. `log`: until the database's log cannot grow, which ends the process.
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { commitEntry, findLosses, openBook } from './book.ts'

const ENTRIES_MAX = 10_000
const LOG_MESSAGES_MAX = 100

const [mode, dataDir, filler, free] = process.argv.slice(2) as ['rows' | 'log', string, string, string]
const database = await openDatabase({ dataDir, onError: (error) => console.error(error.message) })
await openBook(database.db)
const acknowledged: number[] = []
await commit()
const { bavail, bsize } = statfsSync(dataDir)
writeFileSync(filler, Buffer.alloc(bavail * bsize - Number(free)))

if (mode === 'log') {
  for (let message = 0; message < LOG_MESSAGES_MAX; message += 1) {
    await database.db.execute(sql`SELECT pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`)
    await commit()
  }
} else {
  const failure = await commitUntilFull().catch((error: Error) => error.cause as { code: string })
  console.log(`failed ${failure?.code}`)
  console.log(`reads ${JSON.stringify(await findLosses(database.db, acknowledged))}`)
  rmSync(filler)
  await commit()
  console.log(`writes ${JSON.stringify(await findLosses(database.db, acknowledged))}`)
  await database.close()
}

async function commitUntilFull(): Promise<undefined> {
  while (acknowledged.length < ENTRIES_MAX) await commit()
}

async function commit(): Promise<void> {
  const id = acknowledged.length + 1
  await commitEntry(database.db, id)
  acknowledged.push(id)
  console.log(`ack ${id}`)
}
