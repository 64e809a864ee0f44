import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { bundle } from '#test/durability/bundle.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import type { Memory } from './money-out-kill-run.ts'
import { openPostgresServer } from './postgres-server.ts'

/** A sample; `npm run test:faults` runs 30. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3)
const TEST_MS_MAX = 1_200_000
/** A run is killed after this many confirmed returns, at a random moment of the next second. */
const CONFIRMED_MAX = 5
const MOMENT_MS_MAX = 1_000
/** The product's clock runs fast: each run begins later than all before. */
const DAYS_PER_RUN = 2_000

const folder = scratchFolder('money-out-kill')
const runner = await bundle('test/crash/money-out-kill-run.ts')

describe.concurrent('a server that is killed while campaigns are paid out and returned', () => {
  it(
    'sends each payout and each refund once on the embedded database',
    async () => {
      await copyDatabase(join(folder, 'PGlite/database'), 'migrated')
      await runAndKill('PGlite')
    },
    TEST_MS_MAX,
  )

  it(
    'sends each payout and each refund once on PostgreSQL',
    async ({ skip }) => {
      const server = await openPostgresServer()
      if (!server) return skip('PostgreSQL is not installed here')
      try {
        await runAndKill('PostgreSQL', await server.createDatabase())
      } finally {
        await server.close()
      }
    },
    TEST_MS_MAX,
  )
})

/** Runs that end by kill -9 at a random time; the last one runs until nothing is open. */
async function runAndKill(engine: string, databaseUrl?: string): Promise<void> {
  const memoryFile = join(folder, `${engine}.json`)
  const memory: Memory = { released: [], confirmed: [] }
  const start = (round: number, mode: 'live' | 'end') => {
    writeFileSync(memoryFile, JSON.stringify(memory))
    const startsAt = new Date(Date.UTC(2026, 10, 20) + round * DAYS_PER_RUN * DAY_MS).toISOString()
    const place = [join(folder, engine), memoryFile, startsAt, mode, ...(databaseUrl ? [databaseUrl] : [])]
    return Child.start(runner, place)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const child = start(round, 'live')
    expect(said(await child.line('found '))).toEqual([])
    await untilConfirmed(child, randomInt(1, CONFIRMED_MAX))
    expect(await child.kill(), child.errors).toEqual({ code: null, signal: 'SIGKILL' })
    for (const line of child.lines) {
      if (line.startsWith('released ')) memory.released.push(said(line))
      if (line.startsWith('confirmed ')) memory.confirmed.push(said(line))
    }
  }
  const last = start(ROUNDS, 'end')
  expect(said(await last.line('found '))).toEqual([])
  expect(said(await last.line('ended '))).toEqual([])
  await last.exited
  const { released, confirmed } = memory
  console.log(`${engine}: ${ROUNDS} kills, ${released.length} payouts, ${confirmed.length} returns, 0 twice, 0 lost`)
}

async function untilConfirmed(child: Child, times: number): Promise<void> {
  const ended = child.exited.then(() => true)
  while (child.lines.filter((line) => line.startsWith('confirmed ')).length < times) {
    expect(await Promise.race([ended, sleep(2, false)]), `it ended by itself: ${child.errors}`).toBe(false)
  }
  await sleep(randomInt(MOMENT_MS_MAX))
}

function said<Value>(line: string): Value {
  return JSON.parse(line.slice(line.indexOf(' ') + 1)) as Value
}
