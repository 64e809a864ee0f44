// `npm run migration -- --name what-changed [--custom]`: drizzle-kit writes the SQL file and a snapshot of all tables.
// drizzle-kit compares with the newest snapshot only, so older ones are deleted. A change of the auth service's tables gets
// a second file, for where the service runs alone; what is written by hand belongs into both.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode =
  (await generate('drizzle.config.ts', 'db/migrations')) ||
  (await generate('auth/drizzle.config.ts', 'auth/migrations'))

async function generate(config, folder) {
  const code = await run('drizzle-kit', ['generate', '--config', config, ...process.argv.slice(2)])
  const meta = join(folder, 'meta')
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, name))
  return code
}
