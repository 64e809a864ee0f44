// Creates a database on a simulated disk and cuts the power at times: node first-start-run.ts <out> <seed> <cuts>
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Disk } from './disk.ts'
import { seededRandom } from './random.ts'

/** Approximate number of disk writes while a database is created. */
const CHANGES = 4_200

const [out, seed, cuts] = process.argv.slice(2) as [string, string, string]
const random = seededRandom(Number(seed))
const root = join(out, 'live')
mkdirSync(root, { recursive: true })

const disk = new Disk(root)
const { openPglite } = await import('#engine/pglite.server.ts')
const cutAt = Array.from({ length: Number(cuts) }, () => Math.floor(random() * CHANGES)).toSorted((a, b) => a - b)
let changes = 0
let made = 0
disk.onChange = () => {
  while (made < cutAt.length && changes >= (cutAt[made] as number)) {
    disk.cut(join(out, String(made)), random)
    made += 1
  }
  changes += 1
}
const database = await openPglite(join(root, 'database'))
await database.close()
console.log(`done ${JSON.stringify({ cuts: made, changes })}`)
process.exit(0)
