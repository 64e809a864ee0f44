import { beforeEach, expect, test } from 'vitest'
import { HOUR_S } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { DELIVERY_ATTEMPTS_MAX } from './delivery.server.ts'
import { sandboxNotifications } from './tables.server.ts'
import { setUpSandbox } from './setup.test-support.ts'

const { db } = await testDatabase()
const { state, provider, deliverDue, sandboxWith, pass, run, startAndChoose, notifiedStates, reset } = setUpSandbox(db)
beforeEach(reset)

test('a notification is retried at increasing intervals until the merchant accepts it', async () => {
  await startAndChoose('success')
  state.isMerchantDown = true
  await run(40)
  expect(state.received).toHaveLength(4) // at 0, 5, 15 and 35 seconds
  state.isMerchantDown = false
  await run(HOUR_S / 10)
  expect(state.received).toHaveLength(5)
})

test('a notification is not retried after ten attempts, and the reconciler can still fetch the state', async () => {
  const ref = await startAndChoose('success')
  state.isMerchantDown = true
  for (let hour = 0; hour < 15; hour++) {
    await run(0)
    pass(HOUR_S)
  }
  expect(state.received).toHaveLength(DELIVERY_ATTEMPTS_MAX)
  expect(await provider.fetch(ref)).toMatchObject({ state: 'captured' })
})

test('a delivery that throws is retried, and does not stop the next notification', async () => {
  let calls = 0
  const flaky = sandboxWith(async () => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return { ok: true }
  })
  await startAndChoose('success')
  await startAndChoose('success')
  expect(await flaky.deliverDue(state.now)).toEqual({ delivered: 1, failed: 1 })
})

test('a notification is delivered again when the process crashed during the delivery', async () => {
  await startAndChoose('success')
  const dying = sandboxWith(() => new Promise(() => {}))
  void dying.deliverDue(state.now)
  await expect.poll(() => db.select().from(sandboxNotifications)).toMatchObject([{ attempts: 1, deliveredAt: null }])
  await run(5)
  expect(await notifiedStates()).toEqual(['captured'])
})

test('two processes at the same time do not deliver the same notification twice', async () => {
  for (let i = 0; i < 10; i++) await startAndChoose('success')
  await Promise.all([deliverDue(state.now), deliverDue(state.now), deliverDue(state.now)])
  expect(state.received).toHaveLength(10)
})
