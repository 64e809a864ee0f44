import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '#app/platform/payments/provider.ts'
import {
  histories,
  type History,
  reportOfHistory,
  requestOf,
  simulateHistory,
  truthOf,
} from './history.test-support.ts'
import { readSandboxNotification } from './notification.server.ts'

const SECRET = 'sandbox-secret'
const RUNS = 1_000

/** A minimal merchant: it deduplicates by event id, and states only advance. */
function receiveAll({ payments, deliveries }: History) {
  const ids = payments.map(() => ({ paymentId: randomUUID(), providerRef: randomUUID() }))
  const states = payments.map((): PaymentState => 'created')
  const seen = new Set<string>()
  let refusals = 0
  let mistaken = false
  for (const delivery of deliveries) {
    const payment = payments[delivery.payment]
    const known = ids[delivery.payment]
    if (!payment || !known) throw new Error('a delivery for no payment')
    const report = reportOfHistory(payment, known, delivery.state)
    const { headers, rawBody } = requestOf(delivery, { report, secret: SECRET })
    const read = readSandboxNotification(headers, rawBody, SECRET)
    if (!read.ok) refusals += 1
    else if (!seen.has(read.eventId)) {
      seen.add(read.eventId)
      mistaken ||= !isDeepStrictEqual(read.report, report)
      const state = states[delivery.payment] ?? 'created'
      if (PAYMENT_STATES.indexOf(report.state) > PAYMENT_STATES.indexOf(state)) states[delivery.payment] = report.state
    }
  }
  return { states, refusals, mistaken }
}

test('in any order of notifications, forged ones are refused and no payment gets ahead of its real state', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(histories(), (history) => {
      const { states, refusals, mistaken } = receiveAll(history)
      expect(mistaken).toBe(false)
      expect(refusals).toBe(history.deliveries.filter(({ authenticity }) => authenticity !== 'genuine').length)
      history.payments.forEach((payment, place) => {
        const told = history.deliveries.filter((one) => one.payment === place && one.authenticity === 'genuine')
        const allowed = new Set<PaymentState>(['created', ...payment.path])
        expect(allowed).toContain(states[place])
        const isTold = told.some(({ state }) => state === truthOf(payment))
        expect(!isTold || states[place] === truthOf(payment)).toBe(true)
        if (told.length < payment.path.length) kinds.add('lost')
        if (new Set(told.map(({ eventId }) => eventId)).size < told.length) kinds.add('copied')
        const order = told.map(({ state }) => payment.path.indexOf(state))
        if (order.some((step, i) => step < (order[i - 1] ?? 0))) kinds.add('out of order')
      })
      if (refusals > 0) kinds.add('forged')
    }),
    { numRuns: RUNS },
  )
  // Every kind of delivery occurs in the histories.
  expect(kinds).toEqual(new Set(['lost', 'copied', 'out of order', 'forged']))
})

test('the same seed gives the same history, and another seed another one', () => {
  expect(simulateHistory(7)).toEqual(simulateHistory(7))
  expect(simulateHistory(7)).not.toEqual(simulateHistory(8))
})
