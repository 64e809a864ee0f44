import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/journeys/site.ts'
import { onEachEngine, type PreparedDatabase } from './harness/databases.ts'
import { median } from './harness/meter.ts'
import { limitRow, type Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'

const STARTS = 5
const START_S_MAX = { pglite: 2.5, postgres: 1.5 } as const
const MEMORY_MB_MAX = { pglite: 420, postgres: 200 } as const
const REST_MS = 5_000
const POLL_MS = 10

/** Time of the second `npm start` until the first page is served, and the server's memory when idle (P12). */
export const start = (): Promise<Row[]> =>
  onEachEngine(async (databases, engine) => {
    const empty = await databases.prepare(engine, async () => {})
    const database = { ...empty, env: { ...empty.env, DEMO_DATA: '1' } }
    return [await measureMemory(database), await measureStart(database)]
  })

/** Includes the first start, which builds if necessary and inserts the demo data. */
async function measureMemory({ engine, env }: PreparedDatabase): Promise<Row> {
  const site = await openSite(env)
  try {
    for (const path of ['/', '/empowerher', '/campaign/rukmini-grocery']) await fetch(site.url + path)
    await sleep(REST_MS)
    const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
    const megabytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
    return limitRow(
      { id: 'P12', what: `memory when idle, ${engine}`, unit: 'MB', max: MEMORY_MB_MAX[engine] },
      megabytes,
    )
  } finally {
    await site.close()
  }
}

async function measureStart({ engine, env }: PreparedDatabase): Promise<Row> {
  const seconds: number[] = []
  for (let i = 0; i < STARTS; i++) seconds.push(await startOnce(env))
  return limitRow(
    { id: 'P12', what: `second start to the first page, ${engine}`, unit: 's', max: START_S_MAX[engine] },
    median(seconds),
  )
}

async function startOnce(env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await firstPage(`http://localhost:${port}/`)
  const seconds = (performance.now() - startedAt) / 1_000
  child.kill('SIGTERM')
  await ended
  return seconds
}

async function firstPage(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return void (await answer.text())
    await sleep(POLL_MS)
  }
}
