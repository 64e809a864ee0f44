import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { isPayoutForward, type PayoutReport, type PayoutState } from '#app/platform/payments/payouts.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { setUpSandbox } from '#app/platform/payments/sandbox/setup.test-support.ts'
import { sandboxNotifications, sandboxPayouts } from '#app/platform/payments/sandbox/tables.server.ts'
import { DAY_S } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { payoutStateAt, planPayout } from './outcomes.ts'

const { db } = await testDatabase()
const sandbox = setUpSandbox(db)
const { state, provider, pass, run } = sandbox
if (!provider.payouts) throw new Error('the sandbox pays out')
const { payouts } = provider
beforeEach(async () => {
  await db.delete(sandboxPayouts)
  await sandbox.reset()
})

const requestTo = (ending: string, payoutId: string = randomUUID()) => ({
  payoutId,
  amountMinor: 48_820_00,
  currency: 'INR',
  beneficiary: { holder: 'City Hospital', number: `11214311${ending}`, ifsc: 'HDFC0001234' },
  reference: 'T-2026-0007',
  narration: 'Diya T-2026-0007',
})

async function readReports(): Promise<PayoutReport[]> {
  const reads = await Promise.all(state.received.map((sent) => provider.readNotification(sent.headers, sent.rawBody)))
  return reads.map((read) => {
    if (!read.ok || !read.payout || read.report) throw new Error('a notification of a payout was not readable')
    return read.payout
  })
}

describe('a payout', () => {
  test.each<[string, string, PayoutState[], PayoutState, string | null]>([
    ['any other', '4321', ['queued', 'processing', 'processed'], 'processed', null],
    ['0001', '0001', ['queued', 'processing', 'processed', 'reversed'], 'reversed', 'beneficiary_bank_rejected'],
    ['0002', '0002', ['queued', 'processing'], 'processing', null],
    ['0003', '0003', ['queued', 'failed'], 'failed', 'beneficiary_account_invalid'],
    ['0004', '0004', ['queued', 'processing', 'failed'], 'failed', 'beneficiary_bank_offline'],
    ['0006', '0006', ['queued', 'processed', 'processed', 'processing'], 'processed', null],
    ['0007', '0007', [], 'processed', null],
  ])('to an account that ends with %s', async (_, ending, told, end, reason) => {
    const { providerRef } = await payouts.create(requestTo(ending))
    await run(150)
    const reports = await readReports()
    const states = reports.map((report) => report.state)
    expect(ending === '0006' ? ['queued', ...states] : states).toEqual(told)
    const last = await payouts.fetch(providerRef)
    expect(last).toMatchObject({ state: end, reason, amountMinor: 48_820_00 })
    expect(last?.utr).toEqual(end === 'processed' || end === 'reversed' ? expect.stringMatching(/^SANDBOX/) : null)
  })

  test('waits for our balance for a day, says so, and is then paid', async () => {
    const created = await payouts.create(requestTo('0005'))
    expect(created).toMatchObject({ state: 'queued', reason: 'low_balance', utr: null })
    pass(DAY_S)
    await run(1)
    expect(await payouts.fetch(created.providerRef)).toMatchObject({ state: 'processing', reason: null })
    await run(60)
    expect(await payouts.fetch(created.providerRef)).toMatchObject({ state: 'processed' })
  })

  test('that is rejected at once has failed when it is created', async () => {
    expect(await payouts.create(requestTo('0003'))).toMatchObject({ state: 'failed' })
  })

  test('that is created fifty times at once is one payout', async () => {
    const request = requestTo('4321')
    const created = await Promise.all(Array.from({ length: 50 }, () => payouts.create(request)))
    expect(new Set(created.map(({ providerRef }) => providerRef)).size).toBe(1)
    expect(await db.$count(sandboxPayouts)).toBe(1)
    expect(await db.$count(sandboxNotifications)).toBe(3)
  })

  test.each([{ amountMinor: 1 }, { beneficiary: { holder: 'x', number: '99990001', ifsc: 'HDFC0001234' } }])(
    'with the id of another one is refused: %o',
    async (changes) => {
      const request = requestTo('4321')
      await payouts.create(request)
      const error = await refusal(payouts.create({ ...request, ...changes }))
      expect(error).toMatchObject({ kind: 'refused', code: 'reference-of-another-payout' })
    },
  )

  test('in another currency is refused', async () => {
    expect(await refusal(payouts.create({ ...requestTo('4321'), currency: 'USD' }))).toMatchObject({ kind: 'refused' })
  })

  test('leaves neither the name nor the number of the account', async () => {
    await payouts.create(requestTo('4321'))
    await payouts.checkAccount({ checkId: randomUUID(), checkRef: null, beneficiary: requestTo('4321').beneficiary })
    const rows = [await db.select().from(sandboxPayouts), await db.select().from(sandboxNotifications)]
    expect(JSON.stringify(rows)).not.toMatch(/hospital|11214311/i)
  })

  test('that somebody invented is unknown', async () => {
    expect(await payouts.fetch(randomUUID())).toBeNull()
    expect(await payouts.fetch('pout_1')).toBeNull()
  })
})

test('a repeated notification has the same id, a changed one is refused', async () => {
  await payouts.create(requestTo('0006'))
  await run(60)
  const ids = state.received.map(({ rawBody }) => JSON.parse(rawBody).event_id as string)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(2)
  const [sent] = state.received
  if (!sent) throw new Error('nothing was sent')
  const changed = sent.rawBody.replace('4882000', '9882000')
  expect(changed).not.toBe(sent.rawBody)
  expect(await provider.readNotification(sent.headers, changed)).toEqual({ ok: false, reason: 'bad-signature' })
})

test('over time the state of a payout only advances', () => {
  const start = new Date('2026-11-02T09:40:00Z')
  const outcomes = ['paid', 'returned', 'unanswered', 'rejected', 'failed', 'waits-for-balance', 'lost'] as const
  for (const outcome of outcomes) {
    const { timestamps } = planPayout(outcome, start)
    let last = payoutStateAt(timestamps, start)
    for (let second = 1; second < DAY_S + 60; second++) {
      const next = payoutStateAt(timestamps, new Date(start.getTime() + second * 1000))
      if (next !== last) expect([outcome, last, next, isPayoutForward(last, next)]).toEqual([outcome, last, next, true])
      last = next
    }
  }
})

describe('the check of an account', () => {
  test.each([
    ['4321', { state: 'active', nameAtBank: 'CITY HOSPITAL' }],
    ['0008', { state: 'active', nameAtBank: 'KAVERI STORES' }],
    ['0011', { state: 'active', nameAtBank: 'CITY HOSPITAL K' }],
    ['0009', { state: 'invalid', reason: 'account_closed' }],
    ['0010', { state: 'pending' }],
  ])('that ends with %s: %o', async (ending, answer) => {
    const check = { checkId: randomUUID(), checkRef: null, beneficiary: requestTo(ending).beneficiary }
    const { checkRef, ...first } = await payouts.checkAccount(check)
    expect(first).toEqual({ state: 'pending' })
    pass(2)
    expect(await payouts.checkAccount({ ...check, checkRef })).toEqual({ checkRef, ...answer })
    const error = await refusal(payouts.checkAccount({ ...check, checkRef: randomUUID() }))
    expect(error).toMatchObject({ kind: 'refused', code: 'unknown-id' })
  })
})
