import { findSellerContact } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/site.ts'
import { deskUrl, orderUrl } from './links.ts'
import { listLines, type Order, type Part } from './shipments/lock-part.server.ts'
import {
  assumedMessage,
  cancelledMessage,
  cancelledToSellerMessage,
  type Message,
  orderMail,
  packedMessage,
  paidMessage,
  refundedMessage,
  sentMessage,
  toPackMessage,
  unusedMessage,
} from './mails.ts'

/** What every mail about an order needs. */
export interface OrderNotice {
  order: Order
  isTest: boolean
  site: Site
  sealer: Sealer
  now: Date
}

interface Sending {
  /** The same key is sent once. */
  key: string
  message: Message
}

/** Writes to the buyer; nothing when no address is left. */
export async function notifyBuyer(
  tx: Db,
  { order, isTest, site, sealer, now }: OrderNotice,
  { key, message, attachments }: Sending & { attachments?: readonly AttachmentRef[] },
): Promise<void> {
  const name = order.buyerName && nameInMail(order.buyerName)
  const { brandName } = site
  const mail = orderMail({ name, isTest, url: orderUrl(site, order.publicToken), brandName }, message)
  await notify(tx, { sealer, now }, { to: order.email, key, mail, attachments })
}

/** Writes to the seller of a part, if she has an account. */
export async function notifySeller(
  tx: Db,
  { isTest, site, sealer, now }: OrderNotice,
  { key, part, message }: Sending & { part: Pick<Part, 'id' | 'sellerId'> },
): Promise<void> {
  const seller = await findSellerContact(tx, part)
  if (!seller) return
  const { brandName } = site
  const mail = orderMail({ name: seller.displayName, isTest, url: deskUrl(site, part.id), brandName }, message)
  await notify(tx, { sealer, now }, { to: seller.email, key, mail })
}

interface SoldPart {
  part: Part
  sellerName: string
}

/** The order is paid: to the buyer once, and to every seller what to pack. */
export async function notifyPaid(tx: Db, notice: OrderNotice, sold: readonly SoldPart[]): Promise<void> {
  const { number, currency, id } = notice.order
  const parts = []
  for (const { part, sellerName } of sold) {
    const lines = await listLines(tx, part.id)
    parts.push({ ...part, lines, sellerName })
    const message = toPackMessage({ number, currency, lines, arrivesBy: part.arrivesBy })
    await notifySeller(tx, notice, { key: `order-to-pack:${part.id}`, part, message })
  }
  const message = paidMessage({ number, currency, parts })
  await notifyBuyer(tx, notice, { key: `order-paid:${id}`, message })
}

/** The parcel is packed. */
export async function notifyPacked(tx: Db, notice: OrderNotice, sold: SoldPart): Promise<void> {
  const message = packedMessage(await readSold(tx, notice, sold))
  await notifyBuyer(tx, notice, { key: `order-packed:${sold.part.id}`, message })
}

/** The parcel counts as arrived, because nobody said whether it did. */
export async function notifyAssumed(tx: Db, notice: OrderNotice, sold: SoldPart): Promise<void> {
  const message = assumedMessage({ ...(await readSold(tx, notice, sold)), now: notice.now })
  await notifyBuyer(tx, notice, { key: `order-assumed:${sold.part.id}`, message })
}

/** The parcel is on its way; the invoice goes with it. */
export async function notifySent(tx: Db, notice: OrderNotice, sold: SoldPart): Promise<void> {
  const { part } = sold
  const message = sentMessage({ ...part, ...(await readSold(tx, notice, sold)) })
  const attachments = [{ kind: 'invoice', id: part.id }]
  await notifyBuyer(tx, notice, { key: `order-sent:${part.id}`, message, attachments })
}

/** A part is cancelled: the buyer reads why and what goes back, the seller that she need not send it. */
export async function notifyCancelled(
  tx: Db,
  notice: OrderNotice,
  { reason, amountMinor, ...sold }: SoldPart & { reason: string; amountMinor: number },
): Promise<void> {
  const { part } = sold
  const about = { ...(await readSold(tx, notice, sold)), number: notice.order.number, reason, amountMinor }
  await notifyBuyer(tx, notice, { key: `order-cancelled:${part.id}`, message: cancelledMessage(about) })
  const message = cancelledToSellerMessage(about)
  await notifySeller(tx, notice, { key: `order-cancelled-seller:${part.id}`, part, message })
}

/** Money has arrived back at the buyer. */
export async function notifyRefunded(
  tx: Db,
  notice: OrderNotice,
  { id, amountMinor }: { id: string; amountMinor: number },
): Promise<void> {
  const { number, currency } = notice.order
  const message = refundedMessage({ number, amountMinor, currency })
  await notifyBuyer(tx, notice, { key: `order-refund-arrived:${id}`, message })
}

/** Money that came too late, or a second time, buys nothing and goes back. */
export async function notifyUnused(
  tx: Db,
  notice: OrderNotice,
  { why, payment }: { why: 'late' | 'twice'; payment: { id: string; amountMinor: number } },
): Promise<void> {
  const { number, currency } = notice.order
  const message = unusedMessage({ number, amountMinor: payment.amountMinor, currency, why })
  await notifyBuyer(tx, notice, { key: `order-${why}:${payment.id}`, message })
}

async function readSold(tx: Db, { order }: OrderNotice, { part, sellerName }: SoldPart) {
  return { lines: await listLines(tx, part.id), sellerName, currency: order.currency }
}
