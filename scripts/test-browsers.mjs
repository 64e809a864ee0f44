// `npm run test:browsers` runs the main road, Hindi, broken lines and the quick exit in Firefox and WebKit, the packages of
// Debian. Arguments go to vitest: `npm run test:browsers -- exit -t WebKit`.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { fail, run } from './run.mjs'
import { setUp } from './set-up.mjs'

/** The Debian package of each program. */
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const missing = Object.keys(PROGRAMS).filter((program) => !isInPath(program))
if (missing.length > 0) {
  const packages = missing.map((program) => PROGRAMS[program]).join(' ')
  fail(`Not found: ${missing.join(', ')}. On Debian and Ubuntu: apt-get install ${packages}`)
}
await setUp()
if ((await buildIfStale()) !== 0) fail('The build failed: see the lines above.')
process.exitCode = await run('vitest', ['run', '--config', 'test/browsers/vitest.config.ts', ...process.argv.slice(2)])

function isInPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
