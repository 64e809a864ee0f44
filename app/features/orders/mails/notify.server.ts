import { findSellerContact } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'
import { queueUrl, orderUrl } from '#app/features/orders/links.ts'
import type { Order, Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import {
  assumedMessage,
  cancelledMessage,
  cancelledToSellerMessage,
  packedMessage,
  type PaidShipment,
  paidMessage,
  refundedMessage,
  sentMessage,
  toPackMessage,
  unusedMessage,
} from './mails.ts'
import { listMailLines } from './mail-lines.server.ts'
import { type Message, orderMail } from './message.ts'

export interface OrderNotice {
  order: Order
  isTest: boolean
  site: Site
  sealer: Sealer
  now: Date
}

interface Sending {
  /** Idempotency key of the mail. */
  key: string
  /** Called in the language of the recipient. */
  message: () => Message
}

/** By mail, or without an e-mail address by text message; nothing once both are erased. */
export async function notifyBuyer(
  tx: Db,
  { order, isTest, site, sealer, now }: OrderNotice,
  { key, message, attachments }: Sending & { attachments?: readonly AttachmentRef[] },
): Promise<void> {
  const name = order.buyerName && nameInMail(order.buyerName)
  const mail = () => orderMail({ name, isTest, to: 'buyer', url: orderUrl(site, order.publicToken), site }, message())
  await notify(tx, { sealer, now }, { to: order.email ?? order.phone, key, mail, attachments })
}

/** Sends nothing when the seller has no account. */
export async function notifySeller(
  tx: Db,
  { isTest, site, sealer, now }: OrderNotice,
  { key, shipment, message }: Sending & { shipment: Pick<Shipment, 'id' | 'sellerId'> },
): Promise<void> {
  const seller = await findSellerContact(tx, shipment)
  if (!seller) return
  const url = queueUrl(site, shipment.id)
  const mail = () => orderMail({ name: seller.displayName, isTest, to: 'seller', url, site }, message())
  await notify(tx, { sealer, now }, { to: seller.address, key, mail })
}

interface SoldShipment {
  shipment: Shipment
  sellerName: string
}

/** To the buyer once, and to every seller. */
export async function notifyPaid(tx: Db, notice: OrderNotice, sold: readonly SoldShipment[]): Promise<void> {
  const { number, currency, id } = notice.order
  const shipments: PaidShipment[] = []
  for (const { shipment, sellerName } of sold) {
    const lines = await listMailLines(tx, shipment.id)
    shipments.push({ ...shipment, lines, sellerName })
    const message = () => toPackMessage({ number, currency, lines, arrivesBy: shipment.arrivesBy })
    await notifySeller(tx, notice, { key: `order-to-pack:${shipment.id}`, shipment, message })
  }
  const message = () => paidMessage({ number, currency, shipments })
  await notifyBuyer(tx, notice, { key: `order-paid:${id}`, message })
}

export async function notifyPacked(tx: Db, notice: OrderNotice, sold: SoldShipment): Promise<void> {
  const about = await readSold(tx, notice, sold)
  const message = () => packedMessage(about)
  await notifyBuyer(tx, notice, { key: `order-packed:${sold.shipment.id}`, message })
}

export async function notifyAssumed(tx: Db, notice: OrderNotice, sold: SoldShipment): Promise<void> {
  const about = { ...(await readSold(tx, notice, sold)), now: notice.now }
  const message = () => assumedMessage(about)
  await notifyBuyer(tx, notice, { key: `order-assumed:${sold.shipment.id}`, message })
}

/** With the invoice as an attachment. */
export async function notifySent(tx: Db, notice: OrderNotice, sold: SoldShipment): Promise<void> {
  const { shipment } = sold
  const about = { ...shipment, ...(await readSold(tx, notice, sold)) }
  const message = () => sentMessage(about)
  const attachments = [{ kind: 'invoice', id: shipment.id }]
  await notifyBuyer(tx, notice, { key: `order-sent:${shipment.id}`, message, attachments })
}

/** To buyer and seller. */
export async function notifyCancelled(
  tx: Db,
  notice: OrderNotice,
  { reason, amountMinor, ...sold }: SoldShipment & { reason: string; amountMinor: number },
): Promise<void> {
  const { shipment } = sold
  const about = { ...(await readSold(tx, notice, sold)), number: notice.order.number, reason, amountMinor }
  await notifyBuyer(tx, notice, { key: `order-cancelled:${shipment.id}`, message: () => cancelledMessage(about) })
  const message = () => cancelledToSellerMessage(about)
  await notifySeller(tx, notice, { key: `order-cancelled-seller:${shipment.id}`, shipment, message })
}

export async function notifyRefunded(
  tx: Db,
  notice: OrderNotice,
  { id, amountMinor }: { id: string; amountMinor: number },
): Promise<void> {
  const { number, currency } = notice.order
  const message = () => refundedMessage({ number, amountMinor, currency })
  await notifyBuyer(tx, notice, { key: `order-refund-arrived:${id}`, message })
}

/** A late or second payment is refunded. */
export async function notifyUnused(
  tx: Db,
  notice: OrderNotice,
  { why, payment }: { why: 'late' | 'twice'; payment: { id: string; amountMinor: number } },
): Promise<void> {
  const { number, currency } = notice.order
  const message = () => unusedMessage({ number, amountMinor: payment.amountMinor, currency, why })
  await notifyBuyer(tx, notice, { key: `order-${why}:${payment.id}`, message })
}

async function readSold(tx: Db, { order }: OrderNotice, { shipment, sellerName }: SoldShipment) {
  return { lines: await listMailLines(tx, shipment.id), sellerName, currency: order.currency }
}
