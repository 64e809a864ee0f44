import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyDatabase } from '#test/database-folder.ts'
import { bundle } from '#test/durability/bundle.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import type { Findings, Memory } from './gifts-kill-run.ts'
import { openPostgresServer } from './postgres-server.ts'

/** A sample; `npm run test:faults` runs 30. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 10)
const TEST_MS_MAX = 600_000
/** A run is killed shortly after this many payments were acknowledged. */
const PAYMENTS_MIN = 2
const PAYMENTS_MAX = 14
const MOMENT_MS_MAX = 30
/** Forms of the last run that are posted again in the next: those in flight, and some more. */
const FORMS_TRIED_AGAIN = 6

const folder = scratchFolder('gifts-kill')
const giver = await bundle('test/crash/gifts-kill-run.ts')

describe.concurrent('a server that is killed while people give', () => {
  it(
    'keeps every acknowledged payment and a balanced ledger on the embedded database',
    async () => {
      await copyDatabase(join(folder, 'PGlite/database'), 'migrated')
      await runAndKill('PGlite')
    },
    TEST_MS_MAX,
  )

  it(
    'keeps every acknowledged payment and a balanced ledger on PostgreSQL',
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

/** Runs that end by kill -9 at a random time; each checks first that everything acknowledged is there. */
async function runAndKill(engine: string, databaseUrl?: string): Promise<void> {
  const memoryFile = join(folder, `${engine}.json`)
  const memory: Memory = { paid: [], asked: [] }
  const reopenings: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    writeFileSync(memoryFile, JSON.stringify(memory))
    const place = [join(folder, engine), memoryFile, ...(databaseUrl ? [databaseUrl] : [])]
    const child = Child.start(giver, place)
    const { losses, settled, reopenMs } = said<Findings>(await child.line('found '))
    expect(losses).toEqual([])
    expect(settled).toBeGreaterThanOrEqual(memory.paid.length)
    if (round > 0) reopenings.push(reopenMs)
    await untilPaid(child, randomInt(PAYMENTS_MIN, PAYMENTS_MAX))
    expect(await child.kill()).toEqual({ code: null, signal: 'SIGKILL' })
    remember(memory, child.lines)
  }
  const median = Math.round(reopenings.toSorted((a, b) => a - b)[Math.floor(reopenings.length / 2)] ?? 0)
  console.log(`${engine}: ${ROUNDS} kills, ${memory.paid.length} acknowledged, 0 lost, open again in ${median} ms`)
}

async function untilPaid(child: Child, count: number): Promise<void> {
  const ended = child.exited.then(() => true)
  while (child.lines.filter((line) => line.startsWith('paid ')).length < count) {
    expect(await Promise.race([ended, sleep(2, false)]), `it ended by itself: ${child.errors}`).toBe(false)
  }
  await sleep(randomInt(MOMENT_MS_MAX))
}

function remember(memory: Memory, lines: readonly string[]): void {
  const tokens = new Map<string, string | null>()
  for (const line of lines) {
    if (line.startsWith('asking ')) tokens.set(said(line), null)
    if (line.startsWith('paid ')) memory.paid.push(said(line))
    if (!line.startsWith('pledged ')) continue
    const { key, token } = said<{ key: string; token: string }>(line)
    tokens.set(key, token)
  }
  memory.asked = [...tokens].slice(-FORMS_TRIED_AGAIN).map(([key, token]) => ({ key, token }))
}

function said<Value>(line: string): Value {
  return JSON.parse(line.slice(line.indexOf(' ') + 1)) as Value
}
