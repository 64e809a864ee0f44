// `npm run soak` keeps the built server under load for eight hours (SOAK_MINUTES=480) and ends with 1 when its memory,
// its open files or its connections to PostgreSQL grow. On the embedded database, or on PostgreSQL with DATABASE_URL; after `npm start` or `npm test` has built it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { copyDemoData, startSite } from '#test/journeys/site.ts'
import { findLost, signUpAt, startVisitors } from './visitors.ts'
import { type Sample, slopeOf } from './slope.ts'

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 480)
const SAMPLES = 240
const MINUTE_MS = 60_000
/** Caches and the compiler fill in the first tenth. */
const WARM_UP = 0.1
const MEMORY_PERCENT_AN_HOUR_MAX = 2
const FILES_AN_HOUR_MAX = 1

const databaseUrl = process.env['DATABASE_URL']
const dataDir = mkdtempSync(join(tmpdir(), 'diya-soak-'))
await soak()

async function soak(): Promise<void> {
  if (!databaseUrl) await copyDemoData(dataDir)
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  // Compiled as `npm start` does, unlike the sites of tests, which are short.
  const site = await startSite(env, { nodeArgs: [] })
  const token = await signUpAt(site.url, `soak-${Date.now()}@example.org`)
  const visitors = startVisitors(site.url, { readers: 2, givers: 1, token, pauseMs: 100 })
  const samples: Sample[] = []
  const pid = site.process.pid ?? 0
  for (let at = 0; at < SAMPLES && site.process.exitCode === null; at++) {
    await sleep((MINUTES * MINUTE_MS) / SAMPLES)
    samples.push({ hours: ((at + 1) * MINUTES) / SAMPLES / 60, ...usageOf(pid), connections: await countConnections() })
    visitors.asked.splice(0, visitors.asked.length - 10_000)
  }
  const failed = visitors.asked.filter(({ status }) => status === 0 || status >= 500).length
  const given = visitors.given.length
  await visitors.stop()
  const lost = databaseUrl ? (await findLost(databaseUrl, visitors.given)).length : 0
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
  const steady = samples.slice(SAMPLES * WARM_UP)
  const memory = slopeOf(steady, 'memoryMb')
  const files = slopeOf(steady, 'files')
  const connections = slopeOf(steady, 'connections')
  const unhandled = site.output().match(/unhandled|uncaught/gi)?.length ?? 0
  console.log(`${MINUTES} minutes, ${given} gifts, ${failed} of the last 10,000 requests failed, ${lost} gifts lost`)
  console.log(
    `memory ${memory.mean.toFixed(0)} MB, ${memory.percentAnHour.toFixed(1)} % an hour (from ${steady[0]?.memoryMb.toFixed(0)} to ${steady.at(-1)?.memoryMb.toFixed(0)} MB)`,
  )
  console.log(
    `open files ${files.mean.toFixed(1)}, ${files.anHour.toFixed(1)} an hour; connections ${connections.mean.toFixed(1)}, ${connections.anHour.toFixed(1)} an hour; ${unhandled} unhandled errors`,
  )
  const isSteady =
    memory.percentAnHour < MEMORY_PERCENT_AN_HOUR_MAX &&
    files.anHour < FILES_AN_HOUR_MAX &&
    connections.anHour < FILES_AN_HOUR_MAX
  process.exitCode = isSteady && failed + lost + unhandled === 0 ? 0 : 1
}

function usageOf(pid: number): { memoryMb: number; files: number } {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { memoryMb: kilobytes / 1024, files: readdirSync(`/proc/${pid}/fd`).length }
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
