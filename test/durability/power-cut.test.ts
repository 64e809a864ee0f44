import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { beforeAll, expect, test } from 'vitest'
import { openPglite } from '#engine/pglite.server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { commitEntry, findLosses, openBook } from './book.ts'
import { fullTest, IS_FULL } from '#test/full.ts'
import { Child } from './child.ts'
import { scratchFolder } from './scratch.ts'

const TIMEOUT_MS = 180_000

interface Cut {
  directory: string
  moment: string
  /** Number of commits that were acknowledged by then. */
  acknowledged: number
}

const SEEDS = IS_FULL ? [1, 2] : [1]
const folder = scratchFolder('power')
const base = join(folder, 'base')

beforeAll(async () => {
  // Compiled with the fast compiler, because each of these databases is open for a moment.
  setFlagsFromString('--liftoff-only')
  await copyDatabase(base, 'empty')
  const database = await openPglite(base)
  await openBook(database.db)
  await database.close()
})

test(
  `${SEEDS.length * 5} power cuts lose no acknowledged commit and leave no database unreadable`,
  async () => {
    const moments = new Set<string>()
    const losses: string[] = []
    let cuts = 0
    for (const seed of SEEDS) {
      for await (const { moment, found } of cutPower('durable', seed, 5)) {
        cuts += 1
        moments.add(moment)
        losses.push(...found.map((loss) => `seed ${seed}, ${moment}: ${loss}`))
      }
    }
    expect(losses).toEqual([])
    expect(cuts).toBe(SEEDS.length * 5)
    // Also during a start after a kill, where an earlier implementation lost rows.
    const needed = IS_FULL ? ['opening', 'committing', 'checkpoint'] : ['opening']
    expect([...moments]).toEqual(expect.arrayContaining(needed))
  },
  TIMEOUT_MS,
)

fullTest(
  'the same cuts damage a database of PGlite as shipped, so the simulation can detect a loss',
  async () => {
    let ruined = 0
    for await (const { found } of cutPower('shipped', 1, 5)) if (found.length > 0) ruined += 1
    expect(ruined).toBeGreaterThanOrEqual(3)
  },
  TIMEOUT_MS,
)

test(
  'a power cut while the database is created leaves none, and the next start creates one',
  async () => {
    const out = join(folder, 'first-start')
    const child = Child.start('test/durability/first-start-run.ts', [out, '1', '3'])
    expect(await child.line('done')).toContain('"cuts":3')
    const directories = ['0', '1', '2'].map((cut) => join(out, cut, 'database'))
    expect(directories.filter((directory) => existsSync(directory))).toEqual([])
    // Whatever is left of a creation is removed in the same way; after the last cut the most is left.
    const [, , last = ''] = directories
    expect(existsSync(`${last}.partial`)).toBe(true)
    const database = await openPglite(last)
    await openBook(database.db)
    await commitEntry(database.db, 1)
    expect(await findLosses(database.db, [1])).toEqual([])
    await database.close()
  },
  TIMEOUT_MS,
)

async function* cutPower(
  mode: 'durable' | 'shipped',
  seed: number,
  cuts: number,
): AsyncGenerator<Cut & { found: string[] }> {
  const out = join(folder, `${mode}-${seed}`)
  const child = Child.start('test/durability/power-cut-run.ts', [mode, base, out, String(seed), String(cuts)])
  await child.line('done')
  for (const line of child.lines.filter((printed) => printed.startsWith('cut '))) {
    const cut = JSON.parse(line.slice('cut '.length)) as Cut
    yield { ...cut, found: await examine(cut) }
  }
  rmSync(out, { recursive: true, force: true })
}

async function examine({ directory, acknowledged }: Cut): Promise<string[]> {
  const ids = Array.from({ length: acknowledged }, (_, index) => index + 1)
  try {
    const database = await openPglite(directory)
    try {
      return await findLosses(database.db, ids)
    } finally {
      await database.close()
    }
  } catch (error) {
    return [`unreadable: ${String(error)}`]
  }
}
