// `npm start` installs packages and builds if necessary, then starts the server.
import { enableCompileCache } from 'node:module'
import { buildIfStale } from './build.mjs'
import { fail, run } from './run.mjs'
import { isPinnedNode, setUp } from './set-up.mjs'

const SERVER = 'build/server/main.js'
/** Emptied by each build. */
const COMPILED = 'build/server/compiled'

await setUp()
if ((await buildIfStale()) !== 0) fail('The build failed: see the lines above.')
process.env.NODE_ENV ??= 'production'
if (isPinnedNode()) {
  // What the start before has compiled saves some time and memory. Without the right to write there, nothing is kept.
  enableCompileCache(COMPILED)
  // In this process, because one that only waits for another needs some 40 MB.
  await import(`../${SERVER}`)
} else process.exitCode = await run('node', [SERVER, ...process.argv.slice(2)])
