import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { findLosses } from './book.ts'
import { Child } from './child.ts'
import { scratchFolder } from './scratch.ts'

const MEGABYTE = 1024 * 1024

const folder = scratchFolder('full')
const mounted: string[] = []
afterAll(() => {
  for (const path of mounted) spawnSync('umount', [path])
})

/** Mounts a small disk, so that no other disk needs to be filled. Undefined when this user may not mount one. */
function mountDisk(name: string, sizeMegabytes: number): string | undefined {
  const path = join(folder, name)
  mkdirSync(path)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMegabytes}m`, 'tmpfs', path])
  if (status !== 0) return undefined
  mounted.push(path)
  return path
}

const tiny = mountDisk('tiny', 20)
const rows = mountDisk('rows', 90)
const log = mountDisk('log', 90)

test.skipIf(!tiny)('a start on a full disk reports one line and leaves nothing half-made', async () => {
  const dataDir = join(tiny ?? '', 'data')
  for (const _ of ['first', 'second']) {
    const child = Child.start('test/durability/open-run.ts', [dataDir])
    expect(await child.exited).toEqual({ code: 1, signal: null })
    expect(child.errors).toBe(`The disk that holds ${dataDir} is full: make room, then start again.\n`)
    expect(readdirSync(dataDir)).toEqual(['lock'])
  }
})

test.skipIf(!rows)('on a full disk writes fail, reads work, and free space resolves it', async () => {
  const disk = rows ?? ''
  await copyDatabase(join(disk, 'data/database'), 'empty')
  const child = Child.start('test/durability/full-run.ts', [
    'rows',
    join(disk, 'data'),
    join(disk, 'filler'),
    String(0.2 * MEGABYTE),
  ])
  expect(await child.exited).toEqual({ code: 0, signal: null })
  const outcome = child.lines.filter((line) => !line.startsWith('ack'))
  expect(outcome).toEqual(['failed 53100', 'reads []', 'writes []'])
})

test.skipIf(!log)(
  'when its log cannot grow, the database stops with one line and keeps what it acknowledged',
  async () => {
    const dataDir = join(log ?? '', 'data')
    await copyDatabase(join(dataDir, 'database'), 'empty')
    const filler = join(log ?? '', 'filler')
    const child = Child.start('test/durability/full-run.ts', ['log', dataDir, filler, String(8 * MEGABYTE)])
    expect(await child.exited).toEqual({ code: 1, signal: null })
    expect(child.errors).toMatch(
      /^The database in .* stopped, because the disk is full\. What was acknowledged is safe\.\n$/,
    )
    const acknowledged = child.lines.map((line) => Number(line.slice('ack '.length)))
    expect(acknowledged.length).toBeGreaterThan(1)
    rmSync(filler)
    const database = await openDatabase({ dataDir, onError: () => {} })
    expect(await findLosses(database.db, acknowledged)).toEqual([])
    await database.close()
  },
)
