import { findPayment } from '#app/features/payments/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { LockedReturn } from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { returnMessageToBuyer, returnMessageToSeller } from '#app/features/orders/mails/return-mails.ts'
import { notifyBuyer, notifySeller } from '#app/features/orders/mails/notify.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'

interface ReturnNews {
  /** The new state of the return; 'said' for a statement without one. */
  step: ReturnState | 'said'
  by: ActBy
  words: string
  /** The refund, with 'refunded'. */
  amountMinor: number
  /** Part of the mail's idempotency key. */
  statementId: number
}

/**
 * Notifies of a step in a return: the buyer of every one but their own statements, the seller of every one but their
 * own steps.
 */
export async function notifyOfReturn(
  tx: Db,
  { now, config, sealer }: Pick<SiteContext, 'now' | 'config' | 'sealer'>,
  { order, shipment, seller, found }: LockedReturn,
  { statementId, ...news }: ReturnNews,
): Promise<void> {
  const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
  const notice = { order, isTest: payment?.isTest ?? false, site: config, sealer, now }
  const { number, currency } = order
  const about = { ...news, reason: found.reason, number, sellerName: seller.displayName, currency }
  const toBuyer = returnMessageToBuyer(about)
  if (toBuyer) await notifyBuyer(tx, notice, { key: `case:${statementId}:buyer`, message: toBuyer })
  const toSeller = returnMessageToSeller(about)
  if (toSeller) await notifySeller(tx, notice, { key: `case:${statementId}:seller`, shipment, message: toSeller })
}
