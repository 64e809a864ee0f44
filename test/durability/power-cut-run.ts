// Works on a copy of a database directory on a simulated disk, and cuts the power at times: node power-cut-run.ts
// durable|shipped <base> <out> <seed> <cuts>. Leaves <out>/0, <out>/1 … as a power cut would, and reports `cut
// {"directory","moment","acknowledged"}` for each.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Db } from '#app/platform/db/database.server.ts'
import { commitEntry, openBook } from './book.ts'
import { Disk } from './disk.ts'
import { seededRandom } from './random.ts'

const LIVES = 3
const COMMITS_PER_LIFE = 40
/** Approximate number of disk writes in one run; a longer run is cut at its end as well. */
const CHANGES = { durable: 2_100, shipped: 1_800 }
const BULK_ROWS = 20_000

const [mode, base, out, seed, cuts] = process.argv.slice(2) as ['durable' | 'shipped', string, string, string, string]
const random = seededRandom(Number(seed))
const root = join(out, 'live')
mkdirSync(root, { recursive: true })
cpSync(base, join(root, 'database'), { recursive: true })

const disk = new Disk(root)
const { openDirectory } = await import('./open-directory.ts')
const acknowledged: number[] = []
let moment = 'opening'
let changes = 0
let made = 0
const cutAt = Array.from({ length: Number(cuts) - 1 }, () => Math.floor(random() * CHANGES[mode])).toSorted(
  (a, b) => a - b,
)
/** One more: few changes are made by commits, so chance alone may miss them. */
let cutCommit: number | null = 1 + Math.floor(random() * LIVES * COMMITS_PER_LIFE)
disk.onChange = () => {
  while (cutAt[0] !== undefined && changes >= cutAt[0]) cutNext()
  if (moment === 'committing' && acknowledged.length + 1 === cutCommit) {
    cutCommit = null
    cut()
  }
  changes += 1
}

for (let life = 0; life < LIVES; life += 1) {
  moment = 'opening'
  const database = await openDirectory(mode, join(root, 'database'))
  await openBook(database.db)
  for (let commit = 0; commit < COMMITS_PER_LIFE; commit += 1) {
    moment = 'committing'
    const id = life * COMMITS_PER_LIFE + commit + 1
    await commitEntry(database.db, id)
    acknowledged.push(id)
    if (commit === COMMITS_PER_LIFE / 2) await upkeep(database.db, life)
  }
  moment = 'closing'
  // Every other run ends as with kill -9: nothing is closed.
  if (life % 2 === 0) await database.close()
}
moment = 'idle'
while (cutAt.length > 0) cutNext()
console.log(`done after ${changes} changes and ${disk.flushes.length} flushes`)
rmSync(root, { recursive: true })
process.exit(0)

function cutNext(): void {
  cutAt.shift()
  cut()
}

function cut(): void {
  const directory = join(out, String(made))
  disk.cut(directory, random)
  console.log(
    `cut ${JSON.stringify({ directory: join(directory, 'database'), moment, acknowledged: acknowledged.length })}`,
  )
  made += 1
}

/** Checkpoints, which move the log to new files and empty old ones. */
async function upkeep(db: Db, life: number): Promise<void> {
  moment = 'bulk'
  await db.execute(
    `CREATE TABLE bulk_${life} AS SELECT n, md5(n::text) AS text FROM generate_series(1, ${BULK_ROWS}) n`,
  )
  await db.execute(`CREATE INDEX ON bulk_${life} (text)`)
  moment = 'checkpoint'
  await db.execute('CHECKPOINT')
}
