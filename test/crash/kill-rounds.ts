import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyDatabase } from '#test/database-folder.ts'
import { bundle } from '#test/durability/bundle.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { openPostgresServer } from './postgres-server.ts'

const TEST_MS_MAX = 1_200_000

/** A process that is started again and again on one database, and killed. */
interface KillRounds {
  engine: string
  /** `given`: what it needs to know, and what it said before. */
  start(given: object): Child
}

interface Killed {
  /** The file that runs, by `openRun`. */
  script: string
  does: string
  run: (rounds: KillRounds) => Promise<void>
}

/** One test on each engine, both at once. */
export async function describeKilled(during: string, { script, does, run }: Killed): Promise<void> {
  const folder = scratchFolder('kill')
  const bundled = await bundle(script)
  const runOn = (engine: string, databaseUrl?: string) => {
    const memoryFile = join(folder, `${engine}.json`)
    const start = (given: object) => {
      writeFileSync(memoryFile, JSON.stringify({ ...given, dataDir: join(folder, engine), databaseUrl }))
      return Child.start(bundled, [memoryFile])
    }
    return run({ engine, start })
  }

  describe.concurrent(`a server that is killed while ${during}`, { timeout: TEST_MS_MAX }, () => {
    it(`${does} on the embedded database`, async () => {
      await copyDatabase(join(folder, 'PGlite/database'), 'migrated')
      await runOn('PGlite')
    })

    it(`${does} on PostgreSQL`, async ({ skip }) => {
      const server = await openPostgresServer()
      if (!server) return skip('PostgreSQL is not installed here')
      try {
        await runOn('PostgreSQL', await server.createDatabase())
      } finally {
        await server.close()
      }
    })
  })
}

/** Waits until it says this word; returns the value. */
export async function waitFor<Value>(child: Child, word: string): Promise<Value> {
  return valueOf(await child.line(`${word} `))
}

/** All values that it said with this word so far. */
export const listSaid = <Value>(child: Child, word: string): Value[] =>
  child.lines.filter((line) => line.startsWith(`${word} `)).map((line) => valueOf(line))

const valueOf = (line: string) => JSON.parse(line.slice(line.indexOf(' ') + 1))

/** `kill -9` at a random moment after it said this word so often. */
export async function killAfter(
  child: Child,
  { word, times, momentMsMax }: { word: string; times: number; momentMsMax: number },
): Promise<void> {
  const ended = child.exited.then(() => true)
  while (listSaid(child, word).length < times)
    expect(await Promise.race([ended, sleep(2, false)]), `it ended by itself: ${child.errors}`).toBe(false)
  await sleep(randomInt(momentMsMax))
  expect(await child.kill(), child.errors).toEqual({ code: null, signal: 'SIGKILL' })
}
