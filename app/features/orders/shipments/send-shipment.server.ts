import { findCarrier, readTrackingNumber } from './carriers.ts'
import { lockShipmentFor } from './lock-shipment.server.ts'
import { moveShipment } from './move-shipment.server.ts'
import { issueInvoice } from '#app/features/orders/invoices/issue-invoice.server.ts'
import { takeInvoiceNumber } from '#app/features/orders/money/numbers.server.ts'
import { isSendable } from '#app/features/orders/policy.ts'
import { notifySent } from '#app/features/orders/mails/notify.server.ts'
import { cutLine, TRACKING_CHARS_MAX } from '#app/features/orders/schema.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'

export type SendOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-possible' | 'tracking' }
  /** The items without what an invoice with GST needs. */
  | { ok: false; reason: 'no-tax-details'; titles: readonly string[] }

/**
 * Marks a shipment as sent, packed before or not. Issues the invoice and mails it to the buyer.
 * With a `carrier` of the list `tracking` is its number; without one it is the seller's text for the buyer, or empty.
 * Idempotent.
 */
export async function sendShipment(
  { db, actor, now, config, sealer }: SiteContext,
  { shipmentId, carrier = '', tracking }: { shipmentId: string; carrier?: string; tracking: string },
): Promise<SendOutcome> {
  const known = findCarrier(carrier)
  const number = known && readTrackingNumber(known, tracking)
  if (known && number === null) return { ok: false, reason: 'tracking' }
  return db.transaction(async (tx) => {
    const locked = await lockShipmentFor(tx, { actor, role: 'seller', shipmentId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, shipment, seller } = locked
    if (shipment.state === 'sent') return { ok: true }
    const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
    if (!isSendable(shipment) || payment === null) return { ok: false, reason: 'not-possible' }
    const issued = await issueInvoice(tx, { order, shipment, now })
    if (!issued.ok) return { ok: false, reason: 'no-tax-details', titles: issued.titles }
    const sent = await moveShipment(tx, {
      shipment,
      to: 'sent',
      by: 'seller',
      userId: seller.userId,
      reason: null,
      now,
      fields: {
        carrier: known ? carrier : null,
        tracking: number ?? (cutLine(tracking, TRACKING_CHARS_MAX) || null),
        invoiceNumber: await takeInvoiceNumber(tx, shipment.sellerId, now),
        invoicedAt: now,
      },
    })
    const notice = { order, isTest: payment.isTest, site: config, sealer, now }
    await notifySent(tx, notice, { shipment: sent, sellerName: seller.displayName })
    return { ok: true }
  })
}
