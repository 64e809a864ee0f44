// `npm start` installs packages and builds if necessary, then starts the server.
import { buildIfStale } from './build.mjs'
import { fail, run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if ((await buildIfStale()) !== 0) fail('The build failed: see the lines above.')
process.exitCode = await run('node', ['build/server/main.js', ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
})
