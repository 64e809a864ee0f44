import { formatDate } from '#app/platform/time/dates.ts'
import { composeMail, type MailBody, type MailRow } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { returnCopy } from '#app/features/orders/returns/return-copy.ts'
import { copy } from '#app/features/orders/copy.ts'
import { releasedFrom } from '#app/features/orders/policy.ts'
import type { ActBy, ReturnReason } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'

const words = copy.mail

interface Envelope {
  /** Null once the name is erased. */
  name: string | null
  isTest: boolean
  url: string
  brandName: string
}

/** The body of a mail between the greeting and the link. */
export interface Message {
  subject: string
  body: string
  rows: readonly MailRow[]
  after: string
}

interface Line {
  title: string
  quantity: number
  priceMinor: number
}

interface Sold {
  lines: readonly Line[]
  sellerName: string
  currency: string
}

export function orderMail(
  { name, isTest, url, brandName }: Envelope,
  { subject, body, rows, after }: Message,
): MailBody {
  const test = isTest ? words.test : ''
  return composeMail({
    subject,
    blocks: [mailCopy.greeting(name), test, body, { rows }, after, { link: url }, brandName],
  })
}

interface Paid {
  number: string
  currency: string
  shipments: readonly (Omit<Sold, 'currency'> & { goodsMinor: number; deliveryMinor: number })[]
}

/** To the buyer, once: the order is paid. */
export function paidMessage({ number, currency, shipments }: Paid): Message {
  const rows = shipments.flatMap(({ lines, sellerName, deliveryMinor }): MailRow[] => [
    ...lines.map((line): MailRow => {
      const [label, value] = rowOf(line, currency)
      return [words.from(label, sellerName), value]
    }),
    [words.from(words.delivery, sellerName), deliveryMinor > 0 ? formatMoney(deliveryMinor, currency) : words.free],
  ])
  const totalMinor = shipments.reduce((sum, { goodsMinor, deliveryMinor }) => sum + goodsMinor + deliveryMinor, 0)
  const { subject, body, after } = words.paid
  return { subject: subject(number), body, rows: [...rows, [words.total, formatMoney(totalMinor, currency)]], after }
}

/** To each seller: what to pack. */
export function toPackMessage({
  number,
  currency,
  lines,
  arrivesBy,
}: Omit<Sold, 'sellerName'> & { number: string; arrivesBy: Date }): Message {
  const { subject, body, by, after } = words.toSeller
  return { subject: subject(number), body, rows: [...rowsOf(lines, currency), [by, formatDate(arrivesBy)]], after }
}

export function packedMessage({ lines, sellerName, currency }: Sold): Message {
  const { subject, body, after } = words.packed
  return { subject: subject(sellerName), body: body(sellerName), rows: rowsOf(lines, currency), after }
}

/** To the buyer: the shipment counts as delivered because nobody confirmed it, and until when it can be returned. */
export function assumedMessage({ lines, sellerName, currency, now }: Sold & { now: Date }): Message {
  const { subject, body, after } = words.assumed
  const until = formatDate(releasedFrom(now))
  return { subject: subject(sellerName), body: body(sellerName, until), rows: rowsOf(lines, currency), after }
}

export function sentMessage({
  lines,
  sellerName,
  currency,
  arrivesBy,
  tracking,
}: Sold & { arrivesBy: Date; tracking: string | null }): Message {
  const { subject, body, after } = words.sent
  const tracked: MailRow[] = tracking === null ? [] : [[words.sent.tracking, tracking]]
  return {
    subject: subject(sellerName),
    body: body(sellerName, formatDate(arrivesBy)),
    rows: [...rowsOf(lines, currency), ...tracked],
    after,
  }
}

type Cancelled = Sold & { number: string; reason: string; amountMinor: number }

/** To the buyer: the reason and the refund. */
export function cancelledMessage({ lines, sellerName, currency, reason, amountMinor }: Cancelled): Message {
  const { subject, body, after } = words.cancelled
  return {
    subject: subject(sellerName),
    body: body(sellerName),
    rows: [...cancelledRows(lines, currency, reason), [words.back, formatMoney(amountMinor, currency)]],
    after,
  }
}

/** To the seller: the shipment is cancelled. */
export function cancelledToSellerMessage({ lines, currency, number, reason }: Cancelled): Message {
  const { subject, body, after } = words.cancelledToSeller
  return { subject: subject(number), body, rows: cancelledRows(lines, currency, reason), after }
}

const cancelledRows = (lines: readonly Line[], currency: string, reason: string): MailRow[] => [
  [words.cancelled.reason, textInMail(reason)],
  ...rowsOf(lines, currency),
]

interface Money {
  number: string
  amountMinor: number
  currency: string
}

/** To the buyer: the refund has arrived. */
export function refundedMessage({ number, amountMinor, currency }: Money): Message {
  const amount = formatMoney(amountMinor, currency)
  const { subject, body, after } = words.arrived
  return { subject: subject(amount), body: body(amount, number), rows: [], after }
}

/** To the buyer: the payment came too late or a second time, and is refunded. */
export function unusedMessage({ number, amountMinor, currency, why }: Money & { why: 'late' | 'twice' }): Message {
  const { subject, after } = words.unused
  const rows: MailRow[] = [[words.back, formatMoney(amountMinor, currency)]]
  return { subject: subject(number), body: words.unused[why], rows, after }
}

interface ReturnNews {
  /** The new state of the return; 'said' for a statement without one. */
  step: ReturnState | 'said'
  by: ActBy
  reason: ReturnReason
  words: string
  number: string
  sellerName: string
  amountMinor: number
  currency: string
}

/** Null for the buyer's own statements. */
export function returnMessageToBuyer(news: ReturnNews): Message | null {
  const { step, by, sellerName } = news
  if (step === 'said' && by === 'buyer') return null
  const { subject, body } = returnCopy.mails.buyer[step]
  return { subject, body: body(sellerName, amountOf(news)), ...aboutReturn(news) }
}

/** Null for the seller's own steps. */
export function returnMessageToSeller(news: ReturnNews): Message | null {
  const { step, by, number } = news
  if (by === 'seller' || step === 'accepted' || step === 'refused') return null
  const { subject, body } = returnCopy.mails.seller[step]
  return { subject, body: body(number, amountOf(news)), ...aboutReturn(news) }
}

const amountOf = ({ amountMinor, currency }: ReturnNews): string => formatMoney(amountMinor, currency)

function aboutReturn({ reason, words: said }: ReturnNews): Pick<Message, 'rows' | 'after'> {
  const { mails, reasons } = returnCopy
  const quoted: MailRow[] = said === '' ? [] : [[mails.said, textInMail(said)]]
  return { rows: [[mails.reason, reasons[reason]], ...quoted], after: mails.after }
}

const rowsOf = (lines: readonly Line[], currency: string): MailRow[] => lines.map((line) => rowOf(line, currency))

const rowOf = ({ title, quantity, priceMinor }: Line, currency: string): MailRow => [
  words.quantity(title, quantity),
  formatMoney(priceMinor * quantity, currency),
]
