// Gives contributions on a copy of a database directory on a simulated disk, and cuts the power at times: node
// gifts-power-cut-run.ts <base> <out> <seed> <cuts>. Leaves <out>/0, <out>/1 … as a power cut would, and reports `cut
// {"directory","paid"}` for each.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Disk } from '#test/durability/disk.ts'
import { seededRandom } from '#test/durability/random.ts'

const LIVES = 2
const LANES = 2
const GIFTS_PER_LANE = 8
/** Approximate number of disk writes in one run; a longer run is cut at its end as well. */
const CHANGES = 960

const [base = '', out = '', seed, cuts] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const root = join(out, 'live')
mkdirSync(root, { recursive: true })
cpSync(base, join(root, 'database'), { recursive: true })

const disk = new Disk(root)
const { openPglite } = await import('#engine/pglite.server.ts')
const { gifts } = await import('./gifts.ts')
const paid: string[] = []
let changes = 0
let made = 0
const cutAt = Array.from({ length: Number(cuts) }, () => Math.floor(random() * CHANGES)).toSorted((a, b) => a - b)
disk.onChange = () => {
  while (made < cutAt.length && changes >= (cutAt[made] ?? 0)) cut()
  changes += 1
}

for (let life = 0; life < LIVES; life++) {
  const database = await openPglite(join(root, 'database'))
  const giving = gifts(database.db)
  await giving.open()
  const give = async () => {
    for (let gift = 0; gift < GIFTS_PER_LANE; gift++) {
      const token = await giving.pledge(randomUUID())
      paid.push((await giving.capture(token)).paymentId)
    }
  }
  await Promise.all(Array.from({ length: LANES }, give))
  // The first run ends as with kill -9: nothing is closed.
}
while (made < cutAt.length) cut()
console.log(`done after ${changes} changes, ${disk.flushes.length} flushes and ${paid.length} gifts`)
rmSync(root, { recursive: true })
process.exit(0)

function cut(): void {
  const directory = join(out, String(made))
  disk.cut(directory, random)
  console.log(`cut ${JSON.stringify({ directory: join(directory, 'database'), paid })}`)
  made += 1
}
