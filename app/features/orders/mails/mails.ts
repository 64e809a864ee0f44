import { trackingText, trackingUrl } from '#app/features/orders/shipments/carriers.ts'
import { storedOrderWords } from '#app/features/orders/stored-order-words.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { MailBlock, MailRow } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from '#app/features/orders/copy.ts'
import { copy as pageCopy } from '#app/features/orders/order/copy.ts'
import { totalRows } from '#app/features/orders/order/total-rows.ts'
import { releasedFrom } from '#app/features/orders/policy.ts'
import { itemsOf, type MailLine, type Message } from './message.ts'

const words = copy.mail

interface Sold {
  lines: readonly MailLine[]
  sellerName: string
  currency: string
}

export interface PaidShipment extends Omit<Sold, 'currency'> {
  goodsMinor: number
  deliveryMinor: number
}

interface Paid {
  number: string
  currency: string
  shipments: readonly PaidShipment[]
}

/** To the buyer, once: the order is paid. */
export function paidMessage({ number, currency, shipments }: Paid): Message {
  const sum = (amountOf: (shipment: PaidShipment) => number) =>
    shipments.reduce((total, shipment) => total + amountOf(shipment), 0)
  const totals = {
    goodsMinor: sum(({ goodsMinor }) => goodsMinor),
    deliveryMinor: sum((shipment) => shipment.deliveryMinor),
  }
  const { subject, body, after } = words.paid
  return {
    kind: 'orders.paid',
    subject: subject(number),
    blocks: [
      body,
      ...shipments.flatMap((shipment) => shipmentBlocks(shipment, { currency, isOnly: shipments.length === 1 })),
      { rows: totalRows(totals, currency), hasSum: true, ...(shipments.length > 1 && { title: pageCopy.rows.title }) },
      after,
    ],
    button: words.order,
  }
}

/** One seller's items; with its own amounts where the order has several sellers. */
function shipmentBlocks(
  { lines, sellerName, ...totals }: PaidShipment,
  { currency, isOnly }: { currency: string; isOnly: boolean },
): MailBlock[] {
  const items = { items: itemsOf(lines, currency), title: words.from(sellerName) }
  return isOnly ? [items] : [items, { rows: totalRows(totals, currency) }]
}

/** To each seller: what to pack. */
export function toPackMessage({
  number,
  currency,
  lines,
  arrivesBy,
}: Omit<Sold, 'sellerName'> & { number: string; arrivesBy: Date }): Message {
  const { subject, text, body, by, after, button } = words.toSeller
  return {
    kind: 'orders.to-pack',
    subject: subject(number),
    text: text(number, formatDate(arrivesBy)),
    blocks: [body, { items: itemsOf(lines, currency) }, { rows: [[by, formatDate(arrivesBy)]] }, after],
    button,
  }
}

export function packedMessage({ lines, sellerName, currency }: Sold): Message {
  const { subject, text, body, after } = words.packed
  return {
    kind: 'orders.packed',
    subject: subject(sellerName),
    text,
    blocks: [body(sellerName), { items: itemsOf(lines, currency) }, after],
    button: words.order,
  }
}

/** To the buyer: the shipment counts as delivered because nobody confirmed it, and until when it can be returned. */
export function assumedMessage({ lines, sellerName, currency, now }: Sold & { now: Date }): Message {
  const { subject, text, body, button } = words.assumed
  const until = formatDate(releasedFrom(now))
  return {
    kind: 'orders.assumed',
    subject: subject(sellerName),
    text,
    blocks: [body(sellerName, until), { items: itemsOf(lines, currency) }],
    button,
  }
}

export function sentMessage({
  lines,
  sellerName,
  currency,
  arrivesBy,
  ...tracked
}: Sold & { arrivesBy: Date; carrier: string | null; tracking: string | null }): Message {
  const { subject, text, body, after } = words.sent
  const number = trackingText(tracked)
  const page = tracked.carrier === null ? null : trackingUrl(tracked)
  const tracking: MailRow[] = number === null ? [] : [[words.sent.tracking, page ? `${number}, ${page}` : number]]
  return {
    kind: 'orders.sent',
    subject: subject(sellerName),
    text: text(formatDate(arrivesBy)),
    blocks: [body(sellerName, formatDate(arrivesBy)), { items: itemsOf(lines, currency) }, { rows: tracking }, after],
    button: words.order,
  }
}

type Cancelled = Sold & { number: string; reason: string; amountMinor: number }

/** To the buyer: the reason and the refund. */
export function cancelledMessage({ lines, number, sellerName, currency, reason, amountMinor }: Cancelled): Message {
  const { subject, text, body, after } = words.cancelled
  const refund: MailRow = [words.back, formatMoney(amountMinor, currency)]
  return {
    kind: 'orders.cancelled',
    subject: subject(sellerName),
    text: text(number),
    blocks: [
      body(sellerName),
      { rows: [reasonRow(reason)] },
      { items: itemsOf(lines, currency) },
      { rows: [refund], hasSum: true },
      after,
    ],
    button: words.status,
  }
}

/** To the seller: the shipment is cancelled. */
export function cancelledToSellerMessage({ lines, currency, number, reason }: Cancelled): Message {
  const { subject, text, body, button } = words.cancelledToSeller
  return {
    kind: 'orders.cancelled-to-seller',
    subject: subject(number),
    text: text(number),
    blocks: [body, { rows: [reasonRow(reason)] }, { items: itemsOf(lines, currency) }],
    button,
  }
}

const reasonRow = (reason: string): MailRow => [words.cancelled.reason, textInMail(storedOrderWords(reason))]

interface Money {
  number: string
  amountMinor: number
  currency: string
}

/** To the buyer: the refund has arrived. */
export function refundedMessage({ number, amountMinor, currency }: Money): Message {
  const amount = formatMoney(amountMinor, currency)
  const { subject, body } = words.arrived
  return { kind: 'orders.refunded', subject: subject(amount), blocks: [body(amount, number)], button: words.order }
}

const UNUSED_KINDS = { late: 'orders.paid-late', twice: 'orders.paid-twice' } as const

/** To the buyer: the payment came too late or a second time, and is refunded. */
export function unusedMessage({
  number,
  amountMinor,
  currency,
  why,
}: Money & { why: keyof typeof UNUSED_KINDS }): Message {
  const { subject, after } = words.unused
  const refund: MailRow = [words.back, formatMoney(amountMinor, currency)]
  return {
    kind: UNUSED_KINDS[why],
    subject: subject(number),
    blocks: [words.unused[why], { rows: [refund], hasSum: true }, after],
    button: words.status,
  }
}
