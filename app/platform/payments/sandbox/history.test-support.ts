import fc from 'fast-check'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'
import { sandboxHeaders, writeSandboxBody } from './notification.server.ts'

const PAYMENTS_MAX = 8
const COPIES_MAX = 3
const FORGERIES_MAX = 4
const AMOUNT_MINOR_MIN = 1_000
const AMOUNT_MINOR_MAX = 50_000_000
/** Any fixed moment: what a notification says about its time decides nothing. */
const HAPPENED_AT = new Date('2026-11-02T00:00:00Z')

/** Every way through the states that the rails allow. */
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
  /** What really happened at the provider, in order; empty: the payer went away. */
  path: readonly PaymentState[]
}

export interface HistoryDelivery {
  /** The place in `payments`. */
  payment: number
  state: PaymentState
  /** Shared by copies of one notification. */
  eventId: string
  authenticity: Authenticity
}

/** What some payments went through, and what arrived of it: late, lost, copied, shuffled, made up. */
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

/** The state that the provider tells when it is asked. */
export function truthOf({ path }: HistoryPayment): PaymentState {
  return path.at(-1) ?? 'created'
}

/** What the provider reports when it is asked about a payment of a history. */
export function reportOfHistory(
  payment: HistoryPayment,
  ids: { paymentId: string; providerRef: string },
  state: PaymentState = truthOf(payment),
): PaymentReport {
  const method = state === 'created' ? null : 'upi'
  return { ...ids, state, amountMinor: payment.amountMinor, currency: 'INR', method, refundedIds: [] }
}

/** The request that brings a delivery to the door for notifications; the sandbox's provider reads it. */
export function requestOf(
  delivery: HistoryDelivery,
  { report, secret }: { report: PaymentReport; secret: string },
): { headers: Headers; rawBody: string } {
  const { eventId, authenticity } = delivery
  const rawBody = writeSandboxBody(eventId, HAPPENED_AT, report)
  const headers = sandboxHeaders(rawBody, authenticity === 'forged' ? `not ${secret}` : secret)
  if (authenticity !== 'tampered') return { headers, rawBody }
  return {
    headers,
    rawBody: writeSandboxBody(eventId, HAPPENED_AT, { ...report, amountMinor: report.amountMinor + 1 }),
  }
}

const historyPayment: fc.Arbitrary<HistoryPayment> = fc.record({
  amountMinor: fc.integer({ min: AMOUNT_MINOR_MIN, max: AMOUNT_MINOR_MAX }),
  path: fc.constantFrom(...PATHS),
})

/** Each thing that happened is told no time (lost), once, or several times. */
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
