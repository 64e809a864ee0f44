import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** Builds pages and server unless `build/` was built from the same sources. Resolves to the exit code. */
export async function buildIfStale() {
  const sources = hashSources()
  if (readStamp() === sources) return 0
  console.log('Building …')
  const env = { ...process.env, NODE_ENV: 'production' }
  let code = await run('react-router', ['build'], env)
  for (const step of STEPS) code ||= await run('node', [step], env)
  if (code === 0) writeFileSync(STAMP, sources)
  return code
}

/** Hashes contents, because a fresh clone and a switch between branches change all modification times. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(listFiles)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function listFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}
