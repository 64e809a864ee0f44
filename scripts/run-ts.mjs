// Runs a TypeScript program with the pinned Node: `node scripts/run-ts.mjs scripts/backup.ts [arguments]`.
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode = await run('node', process.argv.slice(2))
