import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyDatabase } from '#test/database-folder.ts'
import { fullTest } from '#test/full.ts'
import { Child } from './child.ts'
import { scratchFolder } from './scratch.ts'

const COMMITS = 50

const folder = scratchFolder('flush')

test('each commit is flushed once before it is acknowledged', async () => {
  expect(await countFlushes('durable')).toEqual({ flushes: COMMITS, unflushed: 0 })
})

fullTest('PGlite as shipped flushes nothing, so the count is meaningful', async () => {
  expect(await countFlushes('shipped')).toEqual({ flushes: 0, unflushed: COMMITS })
})

async function countFlushes(mode: 'durable' | 'shipped'): Promise<unknown> {
  await copyDatabase(join(folder, mode, 'database'), 'empty')
  const child = Child.start('test/durability/flush-run.ts', [mode, join(folder, mode), String(COMMITS)])
  const line = await child.line('done ')
  // It closes its database after that line, in the folder that is removed.
  expect(await child.exited).toEqual({ code: 0, signal: null })
  return JSON.parse(line.slice('done '.length))
}
