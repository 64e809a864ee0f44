import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { beforeAll, expect, test } from 'vitest'
import { openPglite } from '#engine/pglite.server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { countGifts, findLosses } from './gifts.ts'

/** A sample; `npm run test:faults` runs 5. */
const SEEDS = [1, 2, 3, 4, 5].slice(0, Number(process.env['CRASH_SEEDS'] ?? 1))
const CUTS_PER_SEED = 5
const TEST_MS_MAX = 600_000

const folder = scratchFolder('gifts-power')
const base = join(folder, 'base')

beforeAll(async () => {
  setFlagsFromString('--liftoff-only')
  await copyDatabase(base, 'migrated')
})

// test/durability verifies that the simulated disk can lose data.
test(
  `${SEEDS.length * CUTS_PER_SEED} power cuts while people give lose no acknowledged payment, and the ledger balances`,
  async () => {
    const losses: string[] = []
    const acknowledged: number[] = []
    for (const seed of SEEDS) {
      const out = join(folder, String(seed))
      const child = Child.start('test/crash/gifts-power-cut-run.ts', [base, out, String(seed), String(CUTS_PER_SEED)])
      await child.line('done')
      for (const line of child.lines.filter((printed) => printed.startsWith('cut '))) {
        const { directory, paid } = JSON.parse(line.slice('cut '.length)) as { directory: string; paid: string[] }
        acknowledged.push(paid.length)
        losses.push(...(await examine(directory, paid)).map((loss) => `seed ${seed}: ${loss}`))
      }
      rmSync(out, { recursive: true, force: true })
    }
    expect(losses).toEqual([])
    expect(acknowledged).toHaveLength(SEEDS.length * CUTS_PER_SEED)
    expect(
      acknowledged.filter((count) => count > 0).length,
      'most cuts came after something could be lost',
    ).toBeGreaterThan((SEEDS.length * CUTS_PER_SEED) / 2)
  },
  TEST_MS_MAX,
)

async function examine(directory: string, paid: readonly string[]): Promise<string[]> {
  try {
    const database = await openPglite(directory)
    try {
      const { settled } = await countGifts(database.db)
      const missing = settled < paid.length ? [`${paid.length} were acknowledged, ${settled} are settled`] : []
      return [...missing, ...(await findLosses(database.db, paid))]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [`unreadable: ${String(error)}`]
  }
}
