import { beforeEach, expect, test } from 'vitest'
import { HOUR_S } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { DELIVERY_ATTEMPTS_MAX } from './delivery.server.ts'
import { sandboxNotifications } from './tables.server.ts'
import { createWorld } from './world.test-support.ts'

const { db } = await testDatabase()
const { world, provider, deliverDue, sandboxWith, pass, run, startAndChoose, told, reset } = createWorld(db)
beforeEach(reset)

test('it is told again, less and less often, and it counts as told once it answers', async () => {
  await startAndChoose('success')
  world.isAway = true
  await run(40)
  expect(world.received).toHaveLength(4) // at 0, 5, 15 and 35 seconds
  world.isAway = false
  await run(HOUR_S / 10)
  expect(world.received).toHaveLength(5)
})

test('it is given up after ten attempts; the reconciler still learns the truth', async () => {
  const ref = await startAndChoose('success')
  world.isAway = true
  for (let hour = 0; hour < 15; hour++) {
    await run(0)
    pass(HOUR_S)
  }
  expect(world.received).toHaveLength(DELIVERY_ATTEMPTS_MAX)
  expect(await provider.fetch(ref)).toMatchObject({ state: 'captured' })
})

test('a door that throws is a door that did not answer, and the next in line is still told', async () => {
  let calls = 0
  const flaky = sandboxWith(async () => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return { ok: true }
  })
  await startAndChoose('success')
  await startAndChoose('success')
  expect(await flaky.deliverDue(world.now)).toEqual({ delivered: 1, failed: 1 })
})

test('a process that dies while it delivers delivers again after it has come back', async () => {
  await startAndChoose('success')
  const dying = sandboxWith(() => new Promise(() => {}))
  void dying.deliverDue(world.now)
  await expect.poll(() => db.select().from(sandboxNotifications)).toMatchObject([{ attempts: 1, deliveredAt: null }])
  await run(5)
  expect(await told()).toEqual(['captured'])
})

test('two nodes that look at the same time do not tell the same thing twice', async () => {
  for (let i = 0; i < 10; i++) await startAndChoose('success')
  await Promise.all([deliverDue(world.now), deliverDue(world.now), deliverDue(world.now)])
  expect(world.received).toHaveLength(10)
})
