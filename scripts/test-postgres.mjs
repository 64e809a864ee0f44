// `npm run test:postgres` runs the tests on a temporary PostgreSQL server from the installed programs. Arguments go to
// vitest: `npm run test:postgres -- app/features/orders`.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fail, run } from './run.mjs'
import { setUp } from './set-up.mjs'

const PACKAGED = '/usr/lib/postgresql'
const HOMEBREW = '/opt/homebrew/opt'

await setUp()
const bin = findPrograms()
if (!bin) fail('PostgreSQL is not installed here: neither on PATH nor under /usr/lib/postgresql was initdb found.')
const owner = findOwner()
const folder = mkdtempSync(join(tmpdir(), 'diya-postgres-'))
const dataDir = join(folder, 'data')
const port = await findFreePort()
try {
  chmodSync(folder, 0o700)
  if (owner) chownSync(folder, owner.uid, owner.gid)
  call('initdb', ['-D', dataDir, '-U', 'diya', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  call('pg_ctl', ['-D', dataDir, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)], {
    ...process.env,
    TEST_DATABASE_URL: `postgres://diya@127.0.0.1:${port}/postgres`,
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  spawnSync(join(bin, 'pg_ctl'), ['-D', dataDir, '-m', 'immediate', 'stop'], { ...owner, cwd: folder })
  rmSync(folder, { recursive: true, force: true })
}

function findPrograms() {
  const newestFirst = (parent) => list(parent).sort((a, b) => version(b) - version(a))
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst(PACKAGED).map((name) => join(PACKAGED, name, 'bin')),
    ...newestFirst(HOMEBREW)
      .filter((name) => name.startsWith('postgresql@'))
      .map((name) => join(HOMEBREW, name, 'bin')),
  ]
  return candidates.find((folder) => isFile(join(folder, 'initdb')) && isFile(join(folder, 'pg_ctl')))
}

/** PostgreSQL refuses to run as root, so for root it runs as another account. */
function findOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return fail('PostgreSQL does not run as root, and here is neither an account "postgres" nor "nobody".')
}

function call(program, args) {
  const result = spawnSync(join(bin, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${program} failed: see the lines above.`)
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function version(name) {
  return Number.parseFloat(name.replace(/^\D+/, '')) || 0
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
