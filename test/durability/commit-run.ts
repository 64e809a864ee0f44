// Commits entries from <first> on until it is killed, and prints each once it is acknowledged: node commit-run.ts <data
// directory> <first>
import { openDatabase } from '#app/platform/db/open.server.ts'
import { commitEntry, openBook } from './book.ts'

const [dataDir, first] = process.argv.slice(2) as [string, string]
const startedAt = performance.now()
const { db } = await openDatabase({ dataDir, onError: (error) => console.error(error.message) })
await openBook(db)
console.log(`open ${Math.round(performance.now() - startedAt)}`)
for (let id = Number(first); ; id += 1) {
  await commitEntry(db, id)
  console.log(`ack ${id}`)
  // The embedded engine resolves without leaving the microtask queue: yield to the event loop, as a server does.
  await new Promise(setImmediate)
}
