// `npm run migration -- --name what-changed [--custom]`: drizzle-kit writes the SQL file and a snapshot of all tables.
// drizzle-kit compares with the newest snapshot only, so older ones are deleted.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

const META = 'db/migrations/meta'

await setUp()
process.exitCode = await run('drizzle-kit', ['generate', ...process.argv.slice(2)])
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(META, name))
