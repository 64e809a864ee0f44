import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { DataDirInUseError, lockDataDir } from './lock.server.ts'

const LOCK_RUN = 'test/durability/lock-run.ts'
const STARTERS = 20
const REFUSAL_MS_MAX = 1_000

const folder = scratchFolder('lock')

function dataDir(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

test('a second process fails at once with the id of the first one and writes nothing', async () => {
  const path = dataDir('second')
  const holder = Child.start(LOCK_RUN, [path])
  await holder.line('held')
  const before = readdirSync(path)
  const second = Child.start(LOCK_RUN, [path])
  const line = await second.line('refused')
  expect(line).toContain(
    `DataDirInUseError: The data directory ${path} is in use by process ${holder.pid}: stop that one first`,
  )
  expect(Number(line.split(' ')[1])).toBeLessThan(REFUSAL_MS_MAX)
  expect((await second.exited).code).toBe(0)
  expect(readdirSync(path)).toEqual(before)
  await holder.kill()
})

test('kill -9 of the process that has the lock releases it', async () => {
  const path = dataDir('killed')
  const holder = Child.start(LOCK_RUN, [path])
  await holder.line('held')
  expect(() => lockDataDir(path)).toThrow(DataDirInUseError)
  await holder.kill()
  lockDataDir(path).release()
})

test('files left from before a reboot do not lock the directory', () => {
  const path = dataDir('stale')
  writeFileSync(join(path, 'lock'), '')
  writeFileSync(join(path, 'lock.pid'), `${process.pid}\n`)
  lockDataDir(path).release()
})

test('the same process cannot lock the directory twice, and can lock it again after release', () => {
  const path = dataDir('twice')
  const lock = lockDataDir(path)
  expect(() => lockDataDir(path)).toThrow(`in use by process ${process.pid}`)
  lock.release()
  lock.release()
  lockDataDir(path).release()
})

test(`of ${STARTERS} processes that start together exactly one gets the directory`, async () => {
  const path = dataDir('race')
  const children = Array.from({ length: STARTERS }, () => Child.start(LOCK_RUN, [path]))
  const lines = await Promise.all(children.map((child) => Promise.race([child.line('held'), child.line('refused')])))
  expect(lines.filter((line) => line === 'held')).toHaveLength(1)
  expect(lines.filter((line) => line.includes('DataDirInUseError'))).toHaveLength(STARTERS - 1)
  await Promise.all(children.map((child) => child.kill()))
})
