import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

const SOURCES = [
  'app',
  'auth',
  'engine',
  'server',
  'db',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build-languages.ts',
  'scripts/compact-manifest.ts',
  'scripts/copy-languages.ts',
  'scripts/precompress.ts',
  'tsconfig.json',
  'vite.config.ts',
]
/** After React Router's build. */
const STEPS = ['scripts/build-languages.ts', 'scripts/compact-manifest.ts', 'scripts/precompress.ts']
const STAMP = 'build/sources.sha256'
const TIMES = 'build/sources.times'

/** Builds pages and server unless `build/` was built from the same sources. Resolves to the exit code. */
export async function buildIfStale() {
  const files = SOURCES.flatMap(listFiles)
  const times = hashTimes(files)
  if (existsSync(STAMP) && readStamp(TIMES) === times) return 0
  const sources = hashContents(files)
  const code = readStamp(STAMP) === sources ? 0 : await build()
  if (code === 0) {
    writeFileSync(STAMP, sources)
    writeFileSync(TIMES, times)
  }
  return code
}

async function build() {
  console.log('Building …')
  // A build that fails leaves nothing that would be taken for a whole one.
  rmSync(STAMP, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  let code = await run('react-router', ['build'], env)
  for (const step of STEPS) code ||= await run('node', [step], env)
  return code
}

/** As long as nobody touched a file, its contents need not be read, which would take longer. */
function hashTimes(files) {
  const lines = files.map(({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** A fresh clone and a switch between branches change all modification times. */
function hashContents(files) {
  const sum = createHash('sha256')
  for (const { path } of files) sum.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return sum.digest('hex')
}

function listFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [{ path, size: stat.size, mtimeMs: stat.mtimeMs }]
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
