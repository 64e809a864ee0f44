// `npm run dev`: for work. Pages are compiled on request; see server/dev.ts.
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode = await run('node', ['server/dev.ts', ...process.argv.slice(2)])
