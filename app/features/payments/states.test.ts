import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '#app/platform/payments/provider.ts'
import { testDatabase } from '#test/database.ts'
import { type Gateway, openGateway } from './gateway.test-support.ts'
import { isForward, stepsTo } from './states.ts'
import { payments, refunds } from './tables.server.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = openGateway(await testDatabase())
})

/** The states that each state may move to. */
const FORWARD: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'failed', 'expired', 'captured', 'refunded'],
  pending: ['failed', 'expired', 'captured', 'refunded'],
  failed: ['captured', 'refunded'],
  expired: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
}

async function paymentIn(state: PaymentState) {
  const payment = await gateway.opened()
  for (const step of stepsTo('created', state)) {
    await gateway.db.update(payments).set({ state: step }).where(eq(payments.id, payment.id))
  }
  return gateway.read(payment)
}

const causeOf = async (attempt: PromiseLike<unknown>) => {
  try {
    await attempt
    return null
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}

describe.each(PAYMENT_STATES)('a payment that is %s', (from) => {
  it.each(PAYMENT_STATES)(`becomes %s exactly when that is forward, for the rule and for the database`, async (to) => {
    expect(isForward(from, to)).toBe(FORWARD[from].includes(to))
    const payment = await paymentIn(from)
    expect(payment.state).toBe(from)
    const isOneStep = stepsTo(from, to).length === 1
    const refusal = await causeOf(gateway.db.update(payments).set({ state: to }).where(eq(payments.id, payment.id)))
    if (from === to || isOneStep) expect(refusal).toBeNull()
    else expect(refusal).toMatch(/cannot become|only captured money can be refunded/)
  })
})

test.each([
  ['amount_minor', sql`1`],
  ['currency', sql`'USD'`],
  ['provider', sql`'razorpay'`],
  ['subject_id', sql`gen_random_uuid()`],
  ['idempotency_key', sql`'x'`],
  ['provider_ref', sql`'x'`],
])('what was agreed with the payer cannot change: %s', async (column, value) => {
  const payment = await gateway.started()
  const change = sql`UPDATE payments SET ${sql.identifier(column)} = ${value} WHERE id = ${payment.id}`
  expect(await causeOf(gateway.db.execute(change))).toContain('what was agreed with the payer cannot change')
})

describe('a refund', () => {
  const refundOf = (payment: { id: string; amountMinor: number }, amountMinor = payment.amountMinor, key = 'all') =>
    gateway.db
      .insert(refunds)
      .values({ paymentId: payment.id, key, amountMinor, reason: 'test', requestedAt: gateway.now() })

  it('is refused for money that was not captured, and above the captured amount', async () => {
    expect(await causeOf(refundOf(await paymentIn('pending')))).toContain('nothing was captured')
    const captured = await paymentIn('captured')
    expect(await causeOf(refundOf(captured, captured.amountMinor + 1))).toContain('more than was captured')
  })

  it('in parts never exceeds the captured amount, and each key is refunded once', async () => {
    const payment = await paymentIn('captured')
    expect(await causeOf(refundOf(payment, 200_00, 'a'))).toBeNull()
    expect(await causeOf(refundOf(payment, 200_00, 'a'))).toContain('refunds_once_per_key')
    expect(await causeOf(refundOf(payment, payment.amountMinor - 199_99, 'b'))).toContain('more than was captured')
    expect(await causeOf(refundOf(payment, payment.amountMinor - 200_00, 'b'))).toBeNull()
  })

  it('cannot be deleted or changed back', async () => {
    const payment = await paymentIn('captured')
    expect(await causeOf(refundOf(payment))).toBeNull()
    const settle = (settledAt: Date | null) =>
      gateway.db.update(refunds).set({ settledAt }).where(eq(refunds.paymentId, payment.id))
    expect(await causeOf(settle(gateway.now()))).toBeNull()
    expect(await causeOf(settle(null))).toContain('cannot be taken back')
  })
})
