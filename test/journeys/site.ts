import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { SCRATCH_ROOT } from '#test/durability/scratch.ts'

export interface Site {
  url: string
  /** Everything that the server has printed so far. */
  output(): string
  /** The server's process, for tests that end it themselves. */
  process: ChildProcess
  close(): Promise<void>
}

const READY = / is ready at (\S+)/
const START_MS_MAX = 240_000

/** Compiles the embedded database with the fast compiler only: right for processes that are short. */
const SHORT = ['--liftoff-only']

interface Start {
  nodeArgs?: readonly string[]
  /** The folder of another release. */
  cwd?: string
}

/**
 * Starts the built application on its own data directory and port, with the demo data. Measurements pass no arguments to
 * Node, as `npm start` does.
 */
export async function startSite(env: Record<string, string> = {}, how: Start = {}): Promise<Site> {
  if (env['DATA_DIR']) return launch(env['DATA_DIR'], env, how)
  const dataDir = await mkdtemp(join(SCRATCH_ROOT, 'diya-journey-'))
  if (env['DEMO_DATA'] !== '0') await copyDemoData(dataDir)
  const site = await launch(dataDir, env, how)
  const close = async () => {
    await site.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...site, close }
}

/** Fills a data directory as a first start does, in a fraction of its time. */
export async function copyDemoData(dataDir: string): Promise<void> {
  // Not `cp`, which takes ten times as long for so many files.
  cpSync(await demoFolder(), dataDir, { recursive: true })
}

/**
 * A data directory after a first start, created once a day for the current build and then copied. The global setup of
 * the journeys creates it, so that their workers do not all create one at once.
 */
export async function demoFolder(): Promise<string> {
  const sources = await readFile('build/sources.sha256', 'utf8')
  const folder = join('test/.out', `demo-${sources.slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`)
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const partial = await mkdtemp(`${folder}.`)
  const site = await launch(partial, {})
  await site.close()
  // Another worker may have been faster: then its folder is used.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  return folder
}

async function launch(
  dataDir: string,
  env: Record<string, string>,
  { nodeArgs = SHORT, cwd = '.' }: Start = {},
): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeArgs, 'build/server/main.js'], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: '0',
      PORT: String(port),
      AUTH_MAILER_AUTOCONFIRM: 'true',
      // They would be added while a journey looks at a page.
      DEMO_PICTURES: '0',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The site did not start:\n${output}`))
    }, START_MS_MAX)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = READY.exec(output)
      if (!ready?.[1]) return
      clearTimeout(timer)
      resolve(ready[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then(() => reject(new Error(`The site ended while starting:\n${output}`)))
  })
  return {
    url,
    output: () => output,
    process: child,
    close: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
