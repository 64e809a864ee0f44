// `npm run soak` keeps the built server under load for eight hours (SOAK_MINUTES=480) and ends with 1 when its memory,
// what it keeps after a garbage collection, its open files, its timers or its connections to PostgreSQL grow. On the embedded database, or on PostgreSQL with DATABASE_URL; after `npm start` or `npm test` has built it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { copyDemoData, startSite } from '#test/journeys/site.ts'
import { processorMs } from '#bench/harness/processor.ts'
import { readKept } from './live-heap.ts'
import { slopeOf } from './slope.ts'
import { findLost, signUpAt, startVisitors } from './visitors.ts'

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 480)
const SAMPLES = 240
const MINUTE_MS = 60_000
/** Caches and the compiler fill in the first tenth. */
const WARM_UP = 0.1
const MEMORY_PERCENT_AN_HOUR_MAX = 2
const COUNT_AN_HOUR_MAX = 1
/** How often everything is collected, to see what is really kept. */
const COLLECTIONS = 12
/** Keeps half of one core busy on a machine of 2026. */
const PAUSE_MS = Number(process.env['SOAK_PAUSE_MS'] ?? 5)

interface Sample {
  hours: number
  memoryMb: number
  /** This and the timers are measured at some moments only. */
  liveHeapMb?: number
  timers?: number
  files: number
  connections: number
  processorSeconds: number
}

const databaseUrl = process.env['DATABASE_URL']
const dataDir = mkdtempSync(join(tmpdir(), 'diya-soak-'))
await soak()

async function soak(): Promise<void> {
  if (!databaseUrl) await copyDemoData(dataDir)
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  // Compiled as `npm start` does, unlike the sites of tests, which are short.
  const site = await startSite(env, { nodeArgs: ['--inspect=127.0.0.1:0'] })
  const token = await signUpAt(site.url, `soak-${Date.now()}@example.org`)
  const visitors = startVisitors(site.url, { readers: 3, givers: 2, token, pauseMs: PAUSE_MS })
  const samples: Sample[] = []
  const pid = site.process.pid ?? 0
  for (let at = 1; at <= SAMPLES && site.process.exitCode === null; at++) {
    await sleep((MINUTES * MINUTE_MS) / SAMPLES)
    const usage = { ...usageOf(pid), connections: await countConnections() }
    const isCollected = at % (SAMPLES / COLLECTIONS) === 0
    const kept = isCollected ? await readKept(site.output()) : {}
    samples.push({ hours: (at * MINUTES) / SAMPLES / 60, ...usage, ...kept })
    if (isCollected) console.log(JSON.stringify(samples.at(-1)))
    visitors.asked.splice(0, visitors.asked.length - 10_000)
  }
  const failed = visitors.asked.filter(({ status }) => status === 0 || status >= 500).length
  const given = visitors.given.length
  await visitors.stop()
  const lost = databaseUrl ? (await findLost(databaseUrl, visitors.given)).length : 0
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
  const unhandled = site.output().match(/unhandled|uncaught/gi)?.length ?? 0
  console.log(
    `${MINUTES} minutes, ${given} gifts, ${failed} of the last 10,000 requests failed, ${lost} gifts lost, ${unhandled} unhandled errors`,
  )
  const isSteady = report(samples.slice(SAMPLES * WARM_UP))
  process.exitCode = isSteady && failed + lost + unhandled === 0 ? 0 : 1
}

/** Prints how each figure went, and says whether none grew. */
function report(samples: readonly Sample[]): boolean {
  const slopeOfEach = (what: Exclude<keyof Sample, 'hours'>) =>
    slopeOf(samples.flatMap(({ hours, [what]: figure }) => (figure === undefined ? [] : { hours, figure })))
  const memory = slopeOfEach('memoryMb')
  const heap = slopeOfEach('liveHeapMb')
  const files = slopeOfEach('files')
  const connections = slopeOfEach('connections')
  const timers = slopeOfEach('timers')
  const processor = slopeOfEach('processorSeconds')
  console.log(
    `memory ${memory.mean.toFixed(0)} MB, ${memory.percentAnHour.toFixed(1)} % an hour; kept after a collection ${heap.mean.toFixed(1)} MB, ${heap.percentAnHour.toFixed(1)} % an hour`,
  )
  console.log(
    `open files ${files.mean.toFixed(1)}, ${files.anHour.toFixed(1)} an hour; connections ${connections.mean.toFixed(1)}, ${connections.anHour.toFixed(1)} an hour; timers ${timers.mean.toFixed(1)}, ${timers.anHour.toFixed(1)} an hour; ${((processor.anHour / 3_600) * 100).toFixed(0)} % of one processor`,
  )
  return (
    memory.percentAnHour < MEMORY_PERCENT_AN_HOUR_MAX &&
    heap.percentAnHour < MEMORY_PERCENT_AN_HOUR_MAX &&
    files.anHour < COUNT_AN_HOUR_MAX &&
    connections.anHour < COUNT_AN_HOUR_MAX &&
    timers.anHour < COUNT_AN_HOUR_MAX
  )
}

function usageOf(pid: number): { memoryMb: number; files: number; processorSeconds: number } {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return {
    memoryMb: kilobytes / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    processorSeconds: processorMs(pid) / 1_000,
  }
}

async function countConnections(): Promise<number> {
  if (!databaseUrl) return 0
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    'SELECT count(*)::int - 1 AS n FROM pg_stat_activity WHERE datname = current_database()',
  )
  await client.end()
  return rows[0]?.n ?? 0
}
