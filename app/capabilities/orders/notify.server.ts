import { findSellerContact } from '#app/capabilities/marketplace/contact-queries.server.ts'
import { formatDate } from '#app/platform/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type AttachmentRef, enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { copy } from './copy.ts'
import { composeLetter, type LetterLine, type LetterParts } from './mails.ts'
import { type Line, listLines, type Order, type Part } from './lock-part.server.ts'
import { releasedFrom } from './policy.ts'
import { deskUrl, orderUrl, type Site } from './site.ts'

const words = copy.letter

/** What every letter about an order stands on. */
export interface Post {
  order: Order
  isTest: boolean
  site: Site
  sealer: Sealer
  now: Date
}

type Words = Pick<LetterParts, 'subject' | 'before' | 'lines' | 'after'>

/** Writes to whoever ordered; nobody gets a letter who gave no address. The same key is sent once. */
export async function writeToBuyer(
  tx: Db,
  { order, isTest, site, sealer, now }: Post,
  { key, attachments = [], ...said }: Words & { key: string; attachments?: readonly AttachmentRef[] },
): Promise<void> {
  if (order.email === null) return
  const { brandName } = site
  const letter = composeLetter({
    ...said,
    name: order.buyerName && nameInMail(order.buyerName),
    isTest,
    url: orderUrl(site, order.publicToken),
    brandName,
  })
  await enqueueMail(tx, { sealer }, { ...letter, dedupeKey: key, to: order.email, attachments, createdAt: now })
}

/** Writes to the seller of a part, if she has an account. */
export async function writeToSeller(
  tx: Db,
  { isTest, site, sealer, now }: Post,
  { key, part, ...said }: Words & { key: string; part: Pick<Part, 'id' | 'sellerId'> },
): Promise<void> {
  const seller = await findSellerContact(tx, part)
  if (!seller) return
  const { brandName } = site
  const letter = composeLetter({ ...said, name: seller.displayName, isTest, url: deskUrl(site, part.id), brandName })
  await enqueueMail(tx, { sealer }, { ...letter, dedupeKey: key, to: seller.email, createdAt: now })
}

interface SoldPart {
  part: Part
  sellerName: string
}

/** The order is paid: to the buyer once, and to every seller what to pack. */
export async function tellPaid(tx: Db, post: Post, sold: readonly SoldPart[]): Promise<void> {
  const { order } = post
  const lines: LetterLine[] = []
  let totalMinor = 0
  for (const { part, sellerName } of sold) {
    const pieces = await listLines(tx, part.id)
    totalMinor += part.goodsMinor + part.deliveryMinor
    for (const line of pieces) {
      const [label, value] = lineOf(line, order.currency)
      lines.push([words.from(label, sellerName), value])
    }
    const delivery = part.deliveryMinor > 0 ? formatMoney(part.deliveryMinor, order.currency) : words.free
    lines.push([words.from(words.delivery, sellerName), delivery])
    await writeToSeller(tx, post, {
      key: `order-to-pack:${part.id}`,
      part,
      subject: words.toSeller.subject(order.number),
      before: [words.toSeller.body],
      lines: [...pieces.map((line) => lineOf(line, order.currency)), [words.toSeller.by, formatDate(part.arrivesBy)]],
      after: words.toSeller.after,
    })
  }
  await writeToBuyer(tx, post, {
    key: `order-paid:${order.id}`,
    subject: words.paid.subject(order.number),
    before: [words.paid.body],
    lines: [...lines, [words.total, formatMoney(totalMinor, order.currency)]],
    after: words.paid.after,
  })
}

/** The parcel is packed. */
export async function tellPacked(tx: Db, post: Post, { part, sellerName }: SoldPart): Promise<void> {
  await writeToBuyer(tx, post, {
    key: `order-packed:${part.id}`,
    subject: words.packed.subject(sellerName),
    before: [words.packed.body(sellerName)],
    lines: (await listLines(tx, part.id)).map((line) => lineOf(line, post.order.currency)),
    after: words.packed.after,
  })
}

/** Nobody said whether it arrived, so it counts as arrived; she reads until when she may say otherwise. */
export async function tellAssumed(tx: Db, post: Post, { part, sellerName }: SoldPart): Promise<void> {
  const until = formatDate(releasedFrom(post.now))
  await writeToBuyer(tx, post, {
    key: `order-assumed:${part.id}`,
    subject: words.assumed.subject(sellerName),
    before: [words.assumed.body(sellerName, until)],
    lines: (await listLines(tx, part.id)).map((line) => lineOf(line, post.order.currency)),
    after: words.assumed.after,
  })
}

/** The parcel is on its way; the invoice goes with it. */
export async function tellSent(tx: Db, post: Post, { part, sellerName }: SoldPart): Promise<void> {
  const pieces = await listLines(tx, part.id)
  const tracking: LetterLine[] = part.tracking === null ? [] : [[words.sent.tracking, part.tracking]]
  await writeToBuyer(tx, post, {
    key: `order-sent:${part.id}`,
    subject: words.sent.subject(sellerName),
    before: [words.sent.body(sellerName, formatDate(part.arrivesBy))],
    lines: [...pieces.map((line) => lineOf(line, post.order.currency)), ...tracking],
    after: words.sent.after,
    attachments: [{ kind: 'invoice', id: part.id }],
  })
}

/** A part is cancelled: the buyer reads why and what goes back, the seller that she need not send it. */
export async function tellCancelled(
  tx: Db,
  post: Post,
  { part, sellerName, reason, amountMinor }: SoldPart & { reason: string; amountMinor: number },
): Promise<void> {
  const { order } = post
  const pieces = (await listLines(tx, part.id)).map((line) => lineOf(line, order.currency))
  const why: LetterLine = [words.cancelled.reason, textInMail(reason)]
  await writeToBuyer(tx, post, {
    key: `order-cancelled:${part.id}`,
    subject: words.cancelled.subject(sellerName),
    before: [words.cancelled.body(sellerName)],
    lines: [why, ...pieces, [words.back, formatMoney(amountMinor, order.currency)]],
    after: words.cancelled.after,
  })
  await writeToSeller(tx, post, {
    key: `order-cancelled-seller:${part.id}`,
    part,
    subject: words.cancelledToSeller.subject(order.number),
    before: [words.cancelledToSeller.body],
    lines: [why, ...pieces],
    after: words.cancelledToSeller.after,
  })
}

/** Money has arrived back at the buyer. */
export async function tellArrived(tx: Db, post: Post, refund: { id: string; amountMinor: number }): Promise<void> {
  const amount = formatMoney(refund.amountMinor, post.order.currency)
  await writeToBuyer(tx, post, {
    key: `order-refund-arrived:${refund.id}`,
    subject: words.arrived.subject(amount),
    before: [words.arrived.body(amount, post.order.number)],
    lines: [],
    after: words.arrived.after,
  })
}

/** Money that came too late, or a second time, buys nothing and goes back. */
export async function tellUnused(
  tx: Db,
  post: Post,
  { why, payment }: { why: 'late' | 'twice'; payment: { id: string; amountMinor: number } },
): Promise<void> {
  await writeToBuyer(tx, post, {
    key: `order-${why}:${payment.id}`,
    subject: words.unused.subject(post.order.number),
    before: [words.unused[why]],
    lines: [[words.back, formatMoney(payment.amountMinor, post.order.currency)]],
    after: words.unused.after,
  })
}

const lineOf = ({ title, quantity, priceMinor }: Line, currency: string): LetterLine => [
  words.quantity(title, quantity),
  formatMoney(priceMinor * quantity, currency),
]
