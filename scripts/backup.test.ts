import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'

const folder = scratchFolder('backup-script')

async function run(script: 'backup' | 'restore', dataDir: string, ...args: string[]): Promise<Child> {
  const child = Child.start(`scripts/${script}.ts`, args, { DATA_DIR: join(folder, dataDir), DATABASE_URL: '' })
  await child.exited
  return child
}

test('an operator backs up the running server and an idle one, and restores into a new directory', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'old'), onError: () => {} })
  await migrate(database)
  const running = await run('backup', 'old', join(folder, 'running.gz'))
  expect(running.lines).toEqual([`Backed up to ${folder}/running.gz`])
  await database.close()

  const idle = await run('backup', 'old', join(folder, 'idle.gz'))
  expect(idle.lines.at(-1)).toBe(`Backed up to ${folder}/idle.gz`)

  const restored = await run('restore', 'new', join(folder, 'running.gz'))
  expect(restored.errors).toBe('')
  expect(restored.lines.at(-1)).toMatch(/^Restored the backup of 2.*Z; every row was read back and compared\.$/)
  expect((await restored.exited).code).toBe(0)
}, 180_000)

test('an operator who names no file, or a missing one, is told so', async () => {
  const unnamed = await run('restore', 'unnamed')
  expect(unnamed.errors).toMatch(/^Nothing was restored\. Name the file: npm run restore -- /)
  expect((await unnamed.exited).code).toBe(1)
  expect(existsSync(join(folder, 'unnamed'))).toBe(false)
  const missing = await run('restore', 'missing', join(folder, 'missing.gz'))
  expect(missing.errors).toBe(`Nothing was restored. ${folder}/missing.gz does not exist.\n`)
}, 180_000)
