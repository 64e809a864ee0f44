import { addressLines } from '#app/features/orders/order/address-lines.server.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { isCancellable, isSendable } from '#app/features/orders/policy.ts'
import type { findShopShipment } from './shop-shipment-queries.server.ts'
import { RETURN_ANSWER_MS } from '#app/features/orders/schema.ts'
import { isReturnEdge } from '#app/features/orders/states.ts'
import type { ReturnView, ShipmentTotals, ShipmentView, StepView } from '#app/features/orders/views.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import { copy } from './copy.ts'

interface Drawing {
  shopName: string
  /** Photos of the returns, by id. */
  media: ReadonlyMap<string, MediaView>
}

type Found = NonNullable<Awaited<ReturnType<typeof findShopShipment>>>

/** One shipment on the seller's page, with formatted texts. */
export function shipmentView({ order, shipment }: Found, { shopName, media }: Drawing) {
  const { number, currency, address, placedAt } = order
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const words = copy.shipment
  return {
    id: shipment.id,
    number,
    title: words.title(number),
    placed: words.placed(formatDateTime(placedAt)),
    state: shipment.state,
    next: nextOf(shipment),
    shopName,
    address: address && {
      lines: addressLines(address),
      phone: words.phone(showPhone(address.phone)),
    },
    lines: shipment.lines.map(({ id, title, quantity, sumMinor }) => ({ id, title, quantity, sum: money(sumMinor) })),
    sums: sumsOf(shipment.totals, money),
    canPack: shipment.state === 'paid',
    canSend: isSendable(shipment),
    canCancel: isCancellable(shipment),
    invoice: shipment.invoiceNumber && words.invoice(shipment.invoiceNumber),
    steps: shipment.steps.map((step) => stepOf(step, shipment)),
    returns: shipment.returns.map((found) => returnOf(found, { money, media })),
  }
}

export type ShipmentPageView = ReturnType<typeof shipmentView>
export type ReturnPageView = ShipmentPageView['returns'][number]

function nextOf({ state, arrivesBy, deliveredAt, releasedAt }: ShipmentView): string {
  const { next, yours, released } = copy.shipment
  if (state === 'paid' || state === 'packed' || state === 'sent') return next[state](formatDate(arrivesBy))
  if (state !== 'delivered' || !deliveredAt) return next[state]
  const end = new Date(deliveredAt.getTime() + RETURN_WINDOW_MS)
  return `${next.delivered} ${releasedAt ? released(formatDate(releasedAt)) : yours(formatDate(end))}`
}

/** Rows of 0 are left out. */
function sumsOf(totals: ShipmentTotals, money: (amountMinor: number) => string) {
  const words = copy.shipment.sum
  const { goodsMinor, deliveryMinor, refundedMinor, commissionMinor, earnedMinor } = totals
  return [
    { what: words.goods, amount: money(goodsMinor) },
    { what: words.delivery, amount: deliveryMinor > 0 ? money(deliveryMinor) : copy.shipment.free },
    ...(refundedMinor > 0 ? [{ what: words.refunded, amount: money(-refundedMinor) }] : []),
    ...(commissionMinor > 0 ? [{ what: words.commission, amount: money(-commissionMinor) }] : []),
    { what: words.earned, amount: money(earnedMinor) },
  ]
}

function stepOf({ to, at, by, reason }: StepView, { tracking }: ShipmentView) {
  const words = copy.shipment
  const notes = [words.stepBy[by], reason, to === 'sent' && tracking ? words.tracking(tracking) : '']
  return { state: to, what: words.stepNames[to], at: formatDateTime(at), note: sentences(...notes) }
}

interface ReturnDrawing extends Pick<Drawing, 'media'> {
  money: (amountMinor: number) => string
}

function returnOf(found: ReturnView, { money, media }: ReturnDrawing) {
  const { id, state, stateAt, reason, requestedMinor, lines, statements } = found
  const words = copy.returns
  const amount = money(requestedMinor)
  const answerBy = formatDate(new Date(stateAt.getTime() + RETURN_ANSWER_MS))
  return {
    id,
    amount,
    title: words.title(words.reasons[reason]),
    about: words.about(lines.map(({ title, quantity }) => copy.line(title, quantity)).join(', '), amount),
    state: words.states[state](answerBy),
    isWaiting: state === 'requested',
    canAccept: isReturnEdge(state, 'accepted'),
    canRefuse: isReturnEdge(state, 'refused'),
    canRefund: isReturnEdge(state, 'refunded') && state !== 'disputed',
    isOpen: isReturnEdge(state, 'closed'),
    statements: statements.map(({ by, words: said, photos, at }) => ({
      by: words.by[by],
      at: formatDateTime(at),
      words: said,
      photos: photos.flatMap((photo) => media.get(photo) ?? []),
    })),
  }
}
