import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_S } from '#app/platform/time/durations.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { testDatabase } from '#test/database.ts'
import { choose } from './payments.server.ts'
import { OUTCOMES, type Outcome } from './outcomes.ts'
import { sandboxNotifications, sandboxPayments } from './tables.server.ts'
import { setUpSandbox, requestFor } from './setup.test-support.ts'

const { db } = await testDatabase()
const { state, provider, pass, run, startAndChoose, notifiedStates, reset } = setUpSandbox(db)
beforeEach(reset)

describe('starting a payment', () => {
  test('a payer is sent to a page of the sandbox', async () => {
    const { providerRef, payUrl } = await provider.start(requestFor())
    expect(payUrl).toBe(`https://diya.example/sandbox/payments/${providerRef}`)
    expect(await provider.fetch(providerRef)).toMatchObject({ state: 'created', amountMinor: 50_000, method: null })
  })

  test('the same payment started fifty times at once is one payment', async () => {
    const request = requestFor()
    const started = await Promise.all(Array.from({ length: 50 }, () => provider.start(request)))
    expect(new Set(started.map(({ payUrl }) => payUrl)).size).toBe(1)
    expect(await db.$count(sandboxPayments)).toBe(1)
    expect(await db.$count(sandboxNotifications)).toBe(1)
  })

  test('the same payment with another amount is refused', async () => {
    const request = requestFor()
    await provider.start(request)
    const error = await refusal(provider.start({ ...request, amountMinor: 50_001 }))
    expect(error).toMatchObject({ name: 'PaymentProviderError', kind: 'refused' })
  })

  test.each(['javascript:alert(1)', '/campaigns/fridge', 'https://'])(
    'the return URL %s is refused',
    async (returnUrl) => {
      expect((await refusal(provider.start({ ...requestFor(), returnUrl }))).kind).toBe('refused')
      expect(await db.$count(sandboxPayments)).toBe(0)
    },
  )

  test('no data of the payer is stored', async () => {
    await provider.start(requestFor())
    expect(JSON.stringify(await db.select().from(sandboxPayments))).not.toMatch(/asha/i)
  })

  test.each([randomUUID(), 'plink_QflcnnZqCekuvL', ''])('the payment %j is unknown', async (ref) => {
    expect(await provider.fetch(ref)).toBeNull()
  })

  test('an unpaid payment expires, and the merchant is notified', async () => {
    const { providerRef } = await provider.start(requestFor())
    await run(1)
    expect(state.received).toEqual([])
    pass(HOUR_S)
    await run(1)
    expect(await provider.fetch(providerRef)).toMatchObject({ state: 'expired' })
    expect(await notifiedStates()).toEqual(['expired'])
  })
})

describe('notifications to the merchant', () => {
  test.each<[Outcome, PaymentState[], PaymentState]>([
    ['success', ['captured'], 'captured'],
    ['failure', ['failed'], 'failed'],
    ['delayed', ['pending', 'captured'], 'captured'],
    ['duplicated', ['captured', 'captured', 'captured'], 'captured'],
    ['out-of-order', ['captured', 'pending'], 'captured'],
    ['lost', [], 'captured'],
    ['late', ['pending', 'expired', 'captured'], 'captured'],
  ])('%s: %j, and in the end %s', async (outcome, states, end) => {
    const ref = await startAndChoose(outcome)
    await run(60)
    pass(2 * HOUR_S)
    await run(1)
    expect(await notifiedStates()).toEqual(states)
    expect(await provider.fetch(ref)).toMatchObject({ state: end, method: 'upi' })
  })

  test('copies have the same event id and body, different notifications do not', async () => {
    await startAndChoose('duplicated')
    await startAndChoose('delayed')
    await run(40)
    const reads = state.received.map(({ rawBody }) => JSON.parse(rawBody).event_id as string)
    expect(state.received).toHaveLength(5)
    expect(new Set(reads).size).toBe(3)
    expect(new Set(state.received.map(({ rawBody }) => rawBody)).size).toBe(3)
  })

  test('a notification that was changed or has a wrong signature is refused', async () => {
    await startAndChoose('success')
    await run(0)
    const [sent] = state.received
    if (!sent) throw new Error('nothing was sent')
    expect(await provider.readNotification(sent.headers, sent.rawBody)).toMatchObject({ ok: true })
    const bad = { ok: false, reason: 'bad-signature' }
    expect(await provider.readNotification(sent.headers, sent.rawBody.replace('50000', '90000'))).toEqual(bad)
    expect(await provider.readNotification(new Headers(), sent.rawBody)).toEqual(bad)
  })
})

describe('refunding', () => {
  test('a full refund that is requested several times is made and notified once', async () => {
    const ref = await startAndChoose('success')
    const refund = { providerRef: ref, refundId: 'refund-1', amountMinor: 50_000 }
    for (let time = 0; time < 5; time++) await provider.refund(refund)
    await run(5)
    expect(await notifiedStates()).toEqual(['captured', 'refunded'])
    expect(await provider.fetch(ref)).toMatchObject({ state: 'refunded', amountMinor: 50_000 })
  })

  test('a payment stays captured after partial refunds, until all of it is refunded', async () => {
    const ref = await startAndChoose('success')
    await provider.refund({ providerRef: ref, refundId: 'first', amountMinor: 20_000 })
    expect(await provider.fetch(ref)).toMatchObject({ state: 'captured' })
    await provider.refund({ providerRef: ref, refundId: 'second', amountMinor: 30_000 })
    expect(await provider.fetch(ref)).toMatchObject({ state: 'refunded' })
  })

  test('concurrent refunds never exceed the captured amount', async () => {
    const ref = await startAndChoose('success')
    const refunds = Array.from({ length: 5 }, (_, i) =>
      provider.refund({ providerRef: ref, refundId: `r${i}`, amountMinor: 20_000 }),
    )
    const refused = (await Promise.allSettled(refunds)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason] : [],
    )
    expect(refused).toHaveLength(3)
    for (const error of refused) expect(error).toMatchObject({ kind: 'refused', code: 'more-than-captured' })
    expect(await db.select().from(sandboxPayments)).toMatchObject([{ refundedMinor: 40_000 }])
  })

  test.each<[string, Outcome]>([
    ['a failed payment', 'failure'],
    ['a payment that is still on its way', 'delayed'],
  ])('a refund of %s is refused', async (_, outcome) => {
    const ref = await startAndChoose(outcome)
    const error = await refusal(provider.refund({ providerRef: ref, refundId: 'r', amountMinor: 1 }))
    expect(error).toMatchObject({ kind: 'refused', code: 'nothing-captured' })
  })

  test('a refund id cannot be used for two different refunds', async () => {
    const [first, second] = [await startAndChoose('success'), await startAndChoose('success')]
    await provider.refund({ providerRef: first, refundId: 'r', amountMinor: 100 })
    for (const other of [
      { providerRef: first, amountMinor: 200 },
      { providerRef: second, amountMinor: 100 },
    ]) {
      expect(await refusal(provider.refund({ ...other, refundId: 'r' }))).toMatchObject({ code: 'refund-id-in-use' })
    }
  })
})

test('only the first choice counts, also among concurrent ones', async () => {
  const { providerRef: id } = await provider.start(requestFor())
  const chosen = await Promise.all(OUTCOMES.map((outcome) => choose(db, { id, method: 'card', outcome }, state.now)))
  expect(chosen.filter(Boolean)).toHaveLength(1)
  const [payment] = await db.select().from(sandboxPayments)
  const rows = await db.select().from(sandboxNotifications).orderBy(asc(sandboxNotifications.id))
  expect(await choose(db, { id, method: 'upi', outcome: 'success' }, state.now)).toBe(false)
  expect(await db.select().from(sandboxPayments)).toEqual([payment])
  expect(await db.select().from(sandboxNotifications).orderBy(asc(sandboxNotifications.id))).toEqual(rows)
})
