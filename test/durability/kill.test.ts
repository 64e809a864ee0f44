import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { IS_FULL } from '#test/full.ts'
import { findLosses } from './book.ts'
import { bundle } from './bundle.ts'
import { Child } from './child.ts'
import { seededRandom } from './random.ts'
import { scratchFolder } from './scratch.ts'

const ROUNDS = IS_FULL ? 6 : 3
const LIFE_MS_MAX = 400
const TIMEOUT_MS = 120_000

const folder = scratchFolder('kill')
const committer = await bundle('test/durability/commit-run.ts')

test(
  `${ROUNDS} rounds of kill -9 lose no acknowledged commit`,
  async () => {
    const random = seededRandom(1)
    const dataDir = join(folder, 'data')
    await copyDatabase(join(dataDir, 'database'), 'empty')
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = Child.start(committer, [dataDir, String(round * 100_000 + 1)])
      await child.line('ack')
      await new Promise((resolve) => setTimeout(resolve, random() * LIFE_MS_MAX))
      expect(await child.kill()).toEqual({ code: null, signal: 'SIGKILL' })
      for (const line of child.lines) if (line.startsWith('ack ')) acknowledged.push(Number(line.slice('ack '.length)))
    }
    const database = await openDatabase({ dataDir, onError: () => {} })
    expect(await findLosses(database.db, acknowledged)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    await database.close()
  },
  TIMEOUT_MS,
)
