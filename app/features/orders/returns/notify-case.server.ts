import { findPayment } from '#app/features/payments/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { LockedCase } from '#app/features/orders/shipments/lock-part.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { caseMessageToBuyer, caseMessageToSeller } from '#app/features/orders/mails.ts'
import { notifyBuyer, notifySeller } from '#app/features/orders/notify.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import type { CaseState } from '#app/features/orders/states.ts'

interface CaseNews {
  /** A state that the case came into, or words alone. */
  step: CaseState | 'said'
  by: ActBy
  words: string
  /** What goes back, with 'refunded'. */
  amountMinor: number
  /** Each statement is told once. */
  statementId: number
}

/** Tells of a step in a case: the buyer of every one but her own words, the seller of what she did not do herself. */
export async function notifyOfCase(
  tx: Db,
  { now, config, sealer }: Pick<SiteContext, 'now' | 'config' | 'sealer'>,
  { order, part, seller, found }: LockedCase,
  { statementId, ...news }: CaseNews,
): Promise<void> {
  const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
  const notice = { order, isTest: payment?.isTest ?? false, site: config, sealer, now }
  const { number, currency } = order
  const about = { ...news, reason: found.reason, number, sellerName: seller.displayName, currency }
  const toBuyer = caseMessageToBuyer(about)
  if (toBuyer) await notifyBuyer(tx, notice, { key: `case:${statementId}:buyer`, message: toBuyer })
  const toSeller = caseMessageToSeller(about)
  if (toSeller) await notifySeller(tx, notice, { key: `case:${statementId}:seller`, part, message: toSeller })
}
