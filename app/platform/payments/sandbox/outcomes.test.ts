import { expect, test } from 'vitest'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import { copyTimes, type Outcome, OUTCOMES, planOutcome } from './outcomes.ts'
import { stateAt } from './state.ts'

const NOW = new Date('2026-11-02T09:40:00Z')
const untouched = {
  amountMinor: 50_000,
  refundedMinor: 0,
  expiresAt: after(30 * 60),
  pendingAt: null,
  failedAt: null,
  capturedAt: null,
}

function after(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000)
}

/** The states and the notifications as lines: seconds after the choice, and the state. */
function story(outcome: Outcome): { really: string[]; told: string[] } {
  const { timestamps, notifications } = planOutcome(outcome, NOW)
  const really: string[] = []
  let last: PaymentState | undefined
  for (let second = 0; second <= 60; second++) {
    const state = stateAt({ ...untouched, ...timestamps }, after(second))
    if (state !== last) really.push(`${second} s ${state}`)
    last = state
  }
  const told = notifications.flatMap((notification) =>
    copyTimes(notification).map((dueAt) => `${(dueAt.getTime() - NOW.getTime()) / 1000} s ${notification.state}`),
  )
  return { really, told }
}

test.each<[Outcome, { really: string[]; told: string[] }]>([
  ['success', { really: ['0 s captured'], told: ['0 s captured'] }],
  ['failure', { really: ['0 s failed'], told: ['0 s failed'] }],
  ['delayed', { really: ['0 s pending', '30 s captured'], told: ['0 s pending', '30 s captured'] }],
  ['duplicated', { really: ['0 s captured'], told: ['0 s captured', '1 s captured', '2 s captured'] }],
  ['out-of-order', { really: ['0 s captured'], told: ['0 s captured', '2 s pending'] }],
  ['lost', { really: ['0 s captured'], told: [] }],
  [
    'late',
    {
      really: ['0 s pending', '15 s expired', '45 s captured'],
      told: ['0 s pending', '15 s expired', '45 s captured'],
    },
  ],
])('%s: states and notifications', (outcome, expected) => {
  expect(story(outcome)).toEqual(expected)
})

test('every outcome is in the table above', () => {
  expect(OUTCOMES).toHaveLength(7)
})

test('an unpaid payment is open until it expires', () => {
  expect(stateAt(untouched, after(0))).toBe('created')
  expect(stateAt(untouched, after(30 * 60))).toBe('expired')
})

test('a payment becomes refunded after a full refund', () => {
  const captured = { ...untouched, capturedAt: NOW }
  expect(stateAt({ ...captured, refundedMinor: 49_999 }, after(1))).toBe('captured')
  expect(stateAt({ ...captured, refundedMinor: 50_000 }, after(1))).toBe('refunded')
})
