import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_S } from '#app/platform/time/durations.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { PaymentRequest } from '#app/platform/payments/payment-request.ts'
import { choose } from './payments.server.ts'
import type { Deliver } from './delivery.server.ts'
import type { Outcome } from './outcomes.ts'
import { createSandbox } from './sandbox.server.ts'
import { sandboxPayments } from './tables.server.ts'

const START = new Date('2026-11-02T09:40:00Z')

/** A sandbox, a merchant that records its notifications, and a clock that a test advances. */
export function setUpSandbox(db: Db) {
  const state = { now: START, received: [] as { headers: Headers; rawBody: string }[], isMerchantDown: false }
  const sandboxWith = (deliver: Deliver) =>
    createSandbox({
      db,
      clock: () => state.now,
      secret: 's',
      brand: 'Diya',
      baseUrl: 'https://diya.example/sandbox',
      deliver,
    })
  const { provider, deliverDue } = sandboxWith(async (headers, rawBody) => {
    state.received.push({ headers, rawBody })
    return { ok: !state.isMerchantDown }
  })
  const pass = (seconds: number) => {
    state.now = new Date(state.now.getTime() + seconds * 1000)
  }
  return {
    state,
    provider,
    deliverDue,
    /** Another process on the same database, with another `deliver`. */
    sandboxWith,
    pass,
    async reset() {
      await db.delete(sandboxPayments)
      Object.assign(state, { now: START, received: [], isMerchantDown: false })
    },
    /** Advances the clock second by second and delivers due notifications. */
    async run(seconds: number) {
      for (let second = 0; second <= seconds; second++) {
        await deliverDue(state.now)
        if (second < seconds) pass(1)
      }
    },
    async startAndChoose(outcome: Outcome): Promise<string> {
      const { providerRef } = await provider.start(requestFor())
      expect(await choose(db, { id: providerRef, method: 'upi', outcome }, state.now)).toBe(true)
      return providerRef
    },
    async notifiedStates(): Promise<PaymentState[]> {
      const { received } = state
      const reads = await Promise.all(received.map((sent) => provider.readNotification(sent.headers, sent.rawBody)))
      return reads.map((read) => {
        if (!read.ok || !read.report) throw new Error('a notification of ours was not readable')
        return read.report.state
      })
    },
  }
}

export function requestFor(paymentId: string = randomUUID()): PaymentRequest {
  return {
    paymentId,
    amountMinor: 50_000,
    currency: 'INR',
    description: 'A fridge for Rukmini',
    returnUrl: 'https://diya.example/campaigns/fridge?back=1',
    payer: { name: 'Asha', email: 'asha@example.com', phone: null },
    expiresAt: new Date(START.getTime() + HOUR_S * 1000),
  }
}
