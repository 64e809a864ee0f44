import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { DebitRequest, MandateProvider } from '#app/platform/payments/mandates.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { requestFor, setUpSandbox } from '#app/platform/payments/sandbox/setup.test-support.ts'
import { DAY_S, HOUR_S } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { approveMandate, cancelMandate, pauseAtBank, rejectMandate } from './mandates.server.ts'
import type { DebitOutcome } from './outcomes.ts'

const { db } = await testDatabase()
const { state, provider, run, pass, reset } = setUpSandbox(db)
if (!provider.mandates) throw new Error('the sandbox has mandates')
const mandates: MandateProvider = provider.mandates
afterEach(reset)

const until = new Date('2028-11-02T00:00:00Z')
const registration = () => ({
  mandateId: randomUUID(),
  first: requestFor(),
  method: 'upi' as const,
  maxMinor: 50_000,
  until,
})

const debitOf = (mandateRef: string, changes: Partial<DebitRequest> = {}): DebitRequest => ({
  mandateRef,
  paymentId: randomUUID(),
  amountMinor: 50_000,
  currency: 'INR',
  description: 'A fridge for Rukmini',
  payer: { name: 'Asha', email: null, phone: null },
  ...changes,
})

async function approved(debits: DebitOutcome = 'paid'): Promise<string> {
  const { providerRef } = await mandates.register(registration())
  expect(await approveMandate(db, { id: providerRef, debits }, state.now)).toBe(true)
  return providerRef
}

/** What the merchant was told since the last call, like 'mandate active' and 'payment captured'. */
async function told(): Promise<string[]> {
  const reads = await Promise.all(state.received.map((sent) => provider.readNotification(sent.headers, sent.rawBody)))
  state.received = []
  return reads.map((read) => {
    if (!read.ok) throw new Error('a notification of ours was not readable')
    return read.mandate ? `mandate ${read.mandate.state}` : `payment ${read.report?.state}`
  })
}

const stateOf = async (ref: string) => (await mandates.fetch(ref))?.state

describe('the payer', () => {
  test('approves with the first payment, once', async () => {
    const request = registration()
    const { providerRef, payUrl } = await mandates.register(request)
    expect(payUrl).toBe(`https://diya.example/sandbox/mandates/${providerRef}`)
    expect(await stateOf(providerRef)).toBe('created')
    expect(await approveMandate(db, { id: providerRef, debits: 'paid' }, state.now)).toBe(true)
    expect(await approveMandate(db, { id: providerRef, debits: 'no-money' }, state.now)).toBe(false)
    await run(0)
    expect(await told()).toEqual(['mandate active', 'payment captured'])
    expect(await mandates.fetch(providerRef)).toEqual({
      mandateId: request.mandateId,
      refs: [providerRef],
      state: 'active',
    })
    const first = { paymentId: request.first.paymentId, state: 'captured', method: 'upi' }
    expect(await provider.fetch(providerRef)).toMatchObject(first)
  })

  test('declines: nothing is taken', async () => {
    const { providerRef } = await mandates.register(registration())
    expect(await rejectMandate(db, providerRef, state.now)).toBe(true)
    await run(0)
    expect(await told()).toEqual(['mandate rejected', 'payment failed'])
    expect(await stateOf(providerRef)).toBe('rejected')
  })

  test('comes too late: the page is closed', async () => {
    const { providerRef } = await mandates.register(registration())
    pass(HOUR_S)
    expect(await approveMandate(db, { id: providerRef, debits: 'paid' }, state.now)).toBe(false)
    expect(await stateOf(providerRef)).toBe('expired')
  })

  test('pauses, resumes and cancels at the bank', async () => {
    const ref = await approved()
    await run(0)
    await told()
    for (const isPaused of [true, true, false]) await pauseAtBank(db, { id: ref, isPaused }, state.now)
    await cancelMandate(db, ref, state.now)
    await cancelMandate(db, ref, state.now)
    await run(0)
    expect(await told()).toEqual(['mandate paused', 'mandate active', 'mandate cancelled'])
    expect(await stateOf(ref)).toBe('cancelled')
  })
})

test('registering twice is one mandate, and a first payment above the limit is refused', async () => {
  const request = registration()
  expect(await mandates.register(request)).toEqual(await mandates.register(request))
  const tooMuch = { ...registration(), maxMinor: 49_999 }
  expect(await refusal(mandates.register(tooMuch))).toMatchObject({ kind: 'refused', code: 'above-limit' })
})

test.each([
  ['paid', ['captured', 'captured', 'captured']],
  ['no-money', ['failed', 'failed', 'failed']],
  ['no-money-twice', ['failed', 'failed', 'captured']],
  ['unanswered', ['pending', 'pending', 'pending']],
] as const)('with the outcome %s the debits are %j', async (outcome, states) => {
  const ref = await approved(outcome)
  const reached = []
  for (const _ of states) {
    const { providerRef } = await mandates.debit(debitOf(ref))
    expect(await provider.fetch(providerRef)).toMatchObject({ state: 'pending' })
    pass(DAY_S)
    reached.push((await provider.fetch(providerRef))?.state)
  }
  expect(reached).toEqual(states)
})

test('a debit is asked five times, taken once and told once', async () => {
  const ref = await approved()
  await run(0)
  await told()
  const request = debitOf(ref)
  const first = await mandates.debit(request)
  for (let time = 0; time < 5; time++) expect(await mandates.debit(request)).toEqual(first)
  expect(await refusal(mandates.debit({ ...request, amountMinor: 1_00 }))).toMatchObject({ kind: 'refused' })
  await run(10)
  expect(await told()).toEqual(['payment captured'])
})

test('no debit above the limit, before the approval, while paused, after the cancellation or after the end', async () => {
  const { providerRef: open } = await mandates.register(registration())
  const ref = await approved()
  const refused = async (mandateRef: string, changes: Partial<DebitRequest> = {}) =>
    (await refusal(mandates.debit(debitOf(mandateRef, changes)))).code
  expect(await refused(ref, { amountMinor: 50_001 })).toBe('above-limit')
  expect(await refused(open)).toBe('not-active')
  await pauseAtBank(db, { id: ref, isPaused: true }, state.now)
  expect(await refused(ref)).toBe('not-active')
  await mandates.cancel(ref)
  expect(await refused(ref)).toBe('not-active')
  const other = await approved()
  state.now = until
  expect(await refused(other)).toBe('not-active')
  expect(await stateOf(other)).toBe('expired')
})
