// Commits <commits> times in the database <folder>/database and reports how often its log was flushed: node flush-run.ts
// durable|shipped <folder> <commits>
import { join } from 'node:path'
import { commitEntry, openBook } from './book.ts'
import { Disk } from './disk.ts'

const [mode, folder, commits] = process.argv.slice(2) as ['durable' | 'shipped', string, string]
const disk = new Disk(folder)
const { openDirectory } = await import('./open-directory.ts')
const database = await openDirectory(mode, join(folder, 'database'))
await openBook(database.db)

const before = logFlushes()
let late = 0
for (let id = 1; id <= Number(commits); id += 1) {
  const atStart = logFlushes()
  await commitEntry(database.db, id)
  if (logFlushes() === atStart) late += 1
}
console.log(`done ${JSON.stringify({ flushes: logFlushes() - before, unflushed: late })}`)
await database.close()
process.exit(0)

function logFlushes(): number {
  return disk.flushes.filter((path) => path.includes('/pg_wal/')).length
}
