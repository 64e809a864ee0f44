import fc from 'fast-check'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'
import { sandboxHeaders, sandboxBody } from './notification.server.ts'

const PAYMENTS_MAX = 8
const COPIES_MAX = 3
const FORGERIES_MAX = 4
const AMOUNT_MINOR_MIN = 1_000
const AMOUNT_MINOR_MAX = 50_000_000
/** A fixed time, because a notification's timestamp is not used. */
const HAPPENED_AT = new Date('2026-11-02T00:00:00Z')

/** Every possible sequence of states. */
const PATHS: readonly (readonly PaymentState[])[] = [
  [],
  ['captured'],
  ['pending', 'captured'],
  ['pending', 'captured', 'refunded'],
  ['captured', 'refunded'],
  ['failed'],
  ['failed', 'captured'],
  ['pending', 'failed'],
  ['expired'],
  ['pending', 'expired'],
  ['pending', 'expired', 'captured'],
  ['expired', 'captured', 'refunded'],
]

/** genuine: as the provider sent it. forged: signed by another secret. tampered: one paisa more after signing. */
type Authenticity = 'genuine' | 'forged' | 'tampered'

export interface HistoryPayment {
  amountMinor: number
  /** The states at the provider, in order; empty when the payer did not pay. */
  path: readonly PaymentState[]
}

export interface HistoryDelivery {
  /** The index in `payments`. */
  payment: number
  state: PaymentState
  /** Shared by copies of one notification. */
  eventId: string
  authenticity: Authenticity
}

/** The states of some payments, and the notifications that arrived: late, lost, duplicated, reordered or forged. */
export interface History {
  payments: HistoryPayment[]
  deliveries: HistoryDelivery[]
}

/** Histories for property tests; they shrink to few payments and few deliveries. */
export function histories({ paymentsMax = PAYMENTS_MAX } = {}): fc.Arbitrary<History> {
  return fc.array(historyPayment, { minLength: 1, maxLength: paymentsMax }).chain((payments) =>
    fc
      .tuple(genuineDeliveries(payments), forgedDeliveries(payments.length))
      .chain(([genuine, forged]) => shuffled([...genuine, ...forged]))
      .map((deliveries) => ({ payments, deliveries })),
  )
}

/** The same seed gives the same history. */
export function simulateHistory(seed: number, limits?: { paymentsMax?: number }): History {
  const [history] = fc.sample(histories(limits), { seed, numRuns: 1 })
  if (!history) throw new Error('fast-check sampled nothing')
  return history
}

/** The current state at the provider. */
export function truthOf({ path }: HistoryPayment): PaymentState {
  return path.at(-1) ?? 'created'
}

/** The provider's report of a payment of a history. */
export function reportOfHistory(
  payment: HistoryPayment,
  ids: { paymentId: string; providerRef: string },
  state: PaymentState = truthOf(payment),
): PaymentReport {
  const method = state === 'created' ? null : 'upi'
  return {
    ...ids,
    state,
    amountMinor: payment.amountMinor,
    currency: 'INR',
    method,
    refundedIds: [],
    providerRefunds: [],
  }
}

/** The webhook request of a delivery, in the sandbox's format. */
export function requestOf(
  delivery: HistoryDelivery,
  { report, secret }: { report: PaymentReport; secret: string },
): { headers: Headers; rawBody: string } {
  const { eventId, authenticity } = delivery
  const rawBody = sandboxBody(eventId, HAPPENED_AT, report)
  const headers = sandboxHeaders(rawBody, authenticity === 'forged' ? `not ${secret}` : secret)
  if (authenticity !== 'tampered') return { headers, rawBody }
  return {
    headers,
    rawBody: sandboxBody(eventId, HAPPENED_AT, { ...report, amountMinor: report.amountMinor + 1 }),
  }
}

const historyPayment: fc.Arbitrary<HistoryPayment> = fc.record({
  amountMinor: fc.integer({ min: AMOUNT_MINOR_MIN, max: AMOUNT_MINOR_MAX }),
  path: fc.constantFrom(...PATHS),
})

/** Each state is delivered never (lost), once or several times. */
function genuineDeliveries(payments: HistoryPayment[]): fc.Arbitrary<HistoryDelivery[]> {
  const told = payments.flatMap(({ path }, payment) =>
    path.map((state) =>
      fc
        .tuple(fc.uuid(), fc.nat({ max: COPIES_MAX }))
        .map(([eventId, copies]) =>
          Array.from({ length: copies }, () => deliveryOf(payment, state, eventId, 'genuine')),
        ),
    ),
  )
  return fc.tuple(...told).map((copies) => copies.flat())
}

function forgedDeliveries(payments: number): fc.Arbitrary<HistoryDelivery[]> {
  const payment = fc.nat({ max: payments - 1 })
  const state = fc.constantFrom<PaymentState>('captured', 'refunded', 'failed')
  const authenticity = fc.constantFrom<Authenticity>('forged', 'tampered')
  const forgery = fc.tuple(payment, state, fc.uuid(), authenticity).map((fields) => deliveryOf(...fields))
  return fc.array(forgery, { maxLength: FORGERIES_MAX })
}

function shuffled<Item>(items: Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray(items, { minLength: items.length })
}

function deliveryOf(
  payment: number,
  state: PaymentState,
  eventId: string,
  authenticity: Authenticity,
): HistoryDelivery {
  return { payment, state, eventId, authenticity }
}
