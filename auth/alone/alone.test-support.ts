import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GoTrueClient } from '@supabase/auth-js'

const MAIN = resolve('auth/alone/main.ts')
const START_MS_MAX = 120_000

export interface Alone {
  url: string
  /** What it has printed. */
  output(): string
  client(): GoTrueClient
  /** The texts of the messages that it has written, oldest first. */
  messages(): string[]
  /** Resolves to the exit code. */
  stop(): Promise<number | null>
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'auth-alone-'))

/** What a process of the service prints that ends by itself. */
export async function runAlone(folder: string, env: Record<string, string>, args: string[] = []) {
  const { child, output } = launch(folder, env, args)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output: output() }
}

/** Starts the service as its own process in `folder`, with nothing but its own settings. */
export async function startAlone(folder: string, env: Record<string, string> = {}): Promise<Alone> {
  const port = await freePort()
  const url = `http://localhost:${port}/auth/v1`
  const { child, output } = launch(folder, { PORT: String(port), ...env })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const startedAt = Date.now()
  while (!output().includes('is ready at')) {
    if (child.exitCode !== null || Date.now() - startedAt > START_MS_MAX)
      throw new Error(`It did not start: ${output()}`)
    await new Promise((done) => void setTimeout(done, 50))
  }
  const messages = join(folder, 'auth-data/messages')
  return {
    url,
    output,
    client: () => new GoTrueClient({ url, autoRefreshToken: false, persistSession: true, storage: newStorage() }),
    messages: () =>
      readdirSync(messages)
        .toSorted()
        .map((name) => readFileSync(join(messages, name), 'utf8')),
    stop: async () => {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

function launch(folder: string, env: Record<string, string>, args: string[] = []) {
  const child: ChildProcess = spawn(process.execPath, ['--liftoff-only', MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

function newStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
