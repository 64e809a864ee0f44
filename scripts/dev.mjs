// `npm run dev` starts the development server (server/dev.ts).
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode = await run('node', ['server/dev.ts', ...process.argv.slice(2)])
