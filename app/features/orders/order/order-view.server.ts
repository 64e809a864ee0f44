import { randomUUID } from 'node:crypto'
import type { MediaView } from '#app/features/media/views.ts'
import { isReturnEdge } from '#app/features/orders/states.ts'
import type { ReturnView, LineView, OrderView, ShipmentView, StepView } from '#app/features/orders/views.ts'
import { isCancellable } from '#app/features/orders/policy.ts'
import { RETURN_ANSWER_MS } from '#app/features/orders/schema.ts'
import { formatDate, formatDateTime, formatTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Site } from '#app/platform/config/site.ts'
import { channelOf } from '#app/platform/mail/notify.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { thumbView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { storedOrderWords } from '#app/features/orders/stored-order-words.server.ts'
import { paymentMethods } from '#app/features/payments/copy.ts'
import { addressLines, readersLines } from './address-lines.server.ts'
import { copy } from './copy.ts'
import { totalRows } from './total-rows.ts'

/** The order's page with formatted texts. Personal data: never cached or indexed. */
export type OrderPageView = ReturnType<typeof orderPageView>
export type ShipmentPageView = OrderPageView['shipments'][number]
export type ReturnPageView = ShipmentPageView['returns'][number]

interface Drawing {
  now: Date
  site: Pick<Site, 'canSendTexts'>
  /** The provider says that the buyer has paid, before its notification. */
  saysPaid: boolean
  /** Photos of the returns, by id. */
  media: ReadonlyMap<string, MediaView>
  /** The sellers who are the buyer themselves. */
  ownShops: ReadonlySet<string>
}

type Stage = keyof typeof copy.states

export function orderPageView(order: OrderView, drawing: Drawing) {
  const { payment, currency, shipments, address } = order
  const stage = stageOf(order, drawing)
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const name = address?.name ?? ''
  const isNotified = channelOf(drawing.site, { email: order.email, phone: address?.phone ?? null }) !== null
  return {
    stage,
    number: copy.number(order.number),
    title: stage === 'paid' ? copy.states.paid.title(name) : copy.states[stage].title,
    body: stage === 'waiting' && isNotified ? `${copy.states.waiting.body} ${copy.closable}` : copy.states[stage].body,
    keptUntil:
      (stage === 'unpaid' || stage === 'notPaid') && order.state === 'awaiting'
        ? copy.keptUntil(formatTime(order.reservedUntil))
        : null,
    isTest: payment?.isTest ?? false,
    payUrl: stage === 'waiting' || stage === 'notPaid' ? (payment?.payUrl ?? null) : null,
    canRetry: (stage === 'unpaid' || stage === 'lapsed') && address !== null,
    isNotified,
    name,
    total: money(order.totalMinor),
    rows: rowsOf(order, money),
    address: address && [...readersLines(addressLines(address), address.state), showPhone(address.phone)],
    shipments: shipments.map((shipment) => shipmentView(shipment, { ...drawing, token: order.token, money })),
  }
}

/** The state of the whole order, as the page's heading shows it. */
function stageOf({ state, payment, shipments }: OrderView, { saysPaid }: Drawing): Stage {
  if (state === 'lapsed' && shipments.some(isReplaced)) return 'replaced'
  if (state === 'paid' || state === 'refunded' || state === 'lapsed') return state
  if (payment?.state === 'created' && !saysPaid) return 'notPaid'
  return payment?.state === 'failed' || payment?.state === 'expired' ? 'unpaid' : 'waiting'
}

/** Unpaid shipments expire by the buyer's act only when a new order replaces them. */
function isReplaced({ steps }: ShipmentView): boolean {
  return steps.some(({ to, by }) => to === 'lapsed' && by === 'buyer')
}

type Money = (amountMinor: number) => string

function rowsOf(order: OrderView, money: Money): { label: string; value: string }[] {
  const { rows } = copy
  const arrived = order.shipments.reduce((sum, { totals }) => sum + totals.arrivedMinor, 0)
  const method = order.payment?.method
  const all: [string, string | null | undefined | false][] = [
    ...totalRows(order, order.currency),
    [rows.back, order.refundedMinor > 0 && money(order.refundedMinor)],
    [rows.arrived, arrived > 0 && money(arrived)],
    [rows.date, formatDateTime(order.paidAt ?? order.placedAt)],
    [rows.method, order.paidAt && method && (paymentMethods[method] ?? method)],
  ]
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function shipmentView(shipment: ShipmentView, drawing: Drawing & { token: string; money: Money }) {
  const { state, totals, lines, seller } = shipment
  const { now, token, money, ownShops } = drawing
  const canReturn = shipment.returnUntil !== null && shipment.returnUntil > now
  return {
    id: shipment.id,
    /** Of the form that asks for a return. */
    formKey: randomUUID(),
    position: shipment.position,
    state,
    stateWords: copy.shipmentStates[state],
    seller: { slug: seller.slug, from: copy.from(seller.displayName, seller.place) },
    lines: lines.map((line) => ({
      id: line.id,
      slug: line.slug,
      title: line.title,
      thumb: thumbView(line),
      quantity: line.quantity,
      sum: money(line.sumMinor),
      canReview: state === 'delivered' && !line.hasReview && !ownShops.has(seller.id),
      hasReview: line.hasReview,
      returnableMax: canReturn ? returnableOf(line) : 0,
    })),
    delivery: totals.deliveryMinor > 0 ? money(totals.deliveryMinor) : null,
    total: money(totals.totalMinor),
    back: totals.refundedMinor > 0 ? money(totals.refundedMinor) : null,
    arrived: totals.arrivedMinor > 0 ? money(totals.arrivedMinor) : null,
    // The step 'reserved' is hidden once another one follows.
    steps: shipment.steps
      .filter(({ to }, i) => i > 0 || to !== 'reserved' || shipment.steps.length === 1)
      .map(stepView),
    expected:
      state === 'paid' || state === 'packed' || state === 'sent'
        ? copy.steps.expected(formatDate(shipment.arrivesBy))
        : null,
    tracking: shipment.tracking === null ? null : { text: shipment.tracking, url: shipment.trackingUrl },
    invoice: shipment.invoiceNumber && {
      url: `/orders/${token}/invoice/${shipment.id}`,
      label: copy.invoice(shipment.invoiceNumber),
      fileLabel: copy.invoiceFileOf(shipment.invoiceNumber),
    },
    canCancel: isCancellable(shipment),
    canConfirm: state === 'sent',
    returnUntil:
      state === 'delivered' && canReturn && shipment.returnUntil && shipment.lines.some(isReturnable)
        ? copy.returnUntil(formatDate(shipment.returnUntil))
        : null,
    returns: shipment.returns.map((found) => returnView(found, drawing)),
  }
}

/** Quantity that no return covers. */
const returnableOf = ({ quantity, returnedQuantity }: LineView) => quantity - returnedQuantity
const isReturnable = (line: LineView) => returnableOf(line) > 0

function stepView({ to, at, by, reason }: StepView) {
  const assumed = to === 'delivered' && by === 'system' ? copy.steps.assumed : null
  const why = reason === null ? assumed : storedOrderWords(reason)
  const note = [copy.steps.by[by], why].filter(Boolean).join(': ')
  return { state: to, what: copy.steps[to], at: formatDateTime(at), note }
}

function returnView(found: ReturnView, { now, media, money }: Drawing & { money: Money }) {
  const { id, state, stateAt, reason, lines } = found
  const isOpen = state !== 'refunded' && state !== 'closed'
  const isSilent =
    (state === 'requested' || state === 'accepted') && now.getTime() >= stateAt.getTime() + RETURN_ANSWER_MS
  return {
    id,
    title: copy.returns.title(copy.back.reasons[reason]),
    state: copy.returns.states[state],
    requested: copy.returns.requested(money(found.requestedMinor)),
    lines: lines.map(({ title, quantity }) => `${quantity} × ${title}`),
    statements: found.statements.map(({ by, words, photos, at }) => ({
      by: copy.returns.by[by],
      words,
      at: formatDateTime(at),
      photos: photos.flatMap((photo) => media.get(photo) ?? []),
    })),
    isOpen,
    canDispute: state === 'refused' || isSilent,
    canWithdraw: isReturnEdge(state, 'closed'),
  }
}
