import { account, gatewayAccount, refundsAccount, returnedByProviderAccount } from '#app/features/ledger/chart.ts'
import { type Account, record } from '#app/features/ledger/commands/record.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'

/** The platform's commission. */
const commissionAccount = (currency: string) => account('income', 'commission', currency)

/** The ledger subject of a shipment: `listPostings(db, { subject: shipmentSubject(id) })`. */
export const shipmentSubject = (shipmentId: string) => `order-part:${shipmentId}`
/** The ledger subject of late or double payments, which concern the order as a whole. */
export const orderSubject = (orderId: string) => `order:${orderId}`

interface Move {
  kind: string
  key: string
  memo: string
  subject: string
  amountMinor: number
  debit: Account
  credit: Account
  now: Date
}

async function book(tx: Db, { kind, key, memo, subject, amountMinor, debit, credit, now }: Move): Promise<void> {
  await record(tx, {
    kind,
    idempotencyKey: key,
    occurredAt: now,
    memo,
    subject,
    postings: [
      { account: debit, amountMinor },
      { account: credit, amountMinor: -amountMinor },
    ],
  })
}

export interface ShipmentMoney {
  shipmentId: string
  sellerId: string
  currency: string
  amountMinor: number
  now: Date
}

/** A shipment was paid: the provider owes us, we hold the money for the seller. */
export async function bookSale(
  tx: Db,
  { shipmentId, sellerId, currency, provider, ...sum }: ShipmentMoney & { provider: string },
) {
  const [debit, credit] = [gatewayAccount(provider, currency), heldAccount(sellerId, currency)]
  const about = { kind: 'order', key: `order:${shipmentId}`, memo: 'Order paid', subject: shipmentSubject(shipmentId) }
  await book(tx, { ...about, ...sum, debit, credit })
}

/** A refund of a shipment was decided. */
export async function bookShipmentRefund(
  tx: Db,
  { shipmentId, sellerId, currency, key, ...sum }: ShipmentMoney & { key: string },
) {
  const [debit, credit] = [heldAccount(sellerId, currency), refundsAccount(currency)]
  await book(tx, {
    kind: 'order-refund',
    key,
    memo: 'To be returned',
    subject: shipmentSubject(shipmentId),
    ...sum,
    debit,
    credit,
  })
}

interface OrderMoney {
  orderId: string
  provider: string
  currency: string
  amountMinor: number
  key: string
  now: Date
}

/** A refund of a late or double payment was decided. */
export async function bookUnused(tx: Db, { orderId, provider, currency, kind, ...sum }: OrderMoney & { kind: string }) {
  const [debit, credit] = [gatewayAccount(provider, currency), refundsAccount(currency)]
  await book(tx, {
    kind,
    memo: 'To be returned, nothing was sold',
    subject: orderSubject(orderId),
    ...sum,
    debit,
    credit,
  })
}

/** The provider refunded money that was already released to the seller: the platform's expense. */
export async function bookProviderRefund(tx: Db, { orderId, currency, ...sum }: Omit<OrderMoney, 'provider'>) {
  const [debit, credit] = [returnedByProviderAccount(currency), refundsAccount(currency)]
  const about = { kind: 'order-refund', memo: 'Taken back by the provider', subject: orderSubject(orderId) }
  await book(tx, { ...about, ...sum, debit, credit })
}

/** A refund has arrived at the buyer. */
export async function bookRefundArrived(
  tx: Db,
  {
    provider,
    currency,
    refundKey,
    ...sum
  }: Pick<OrderMoney, 'provider' | 'currency' | 'amountMinor' | 'now'> & {
    refundKey: string
    subject: string
  },
) {
  const [debit, credit] = [refundsAccount(currency), gatewayAccount(provider, currency)]
  await book(tx, { kind: 'refund', key: `refund:${refundKey}`, memo: 'Returned', ...sum, debit, credit })
}

/** The return window is over: the held amount less the commission goes to the seller's balance. */
export async function bookRelease(
  tx: Db,
  { shipmentId, sellerId, currency, amountMinor, commissionMinor, now }: ShipmentMoney & { commissionMinor: number },
): Promise<void> {
  const commissionPosting =
    commissionMinor > 0 ? [{ account: commissionAccount(currency), amountMinor: -commissionMinor }] : []
  await record(tx, {
    kind: 'release',
    idempotencyKey: `release:${shipmentId}`,
    occurredAt: now,
    memo: 'Released to the seller',
    subject: shipmentSubject(shipmentId),
    postings: [
      { account: heldAccount(sellerId, currency), amountMinor },
      { account: sellerAccount(sellerId, currency), amountMinor: commissionMinor - amountMinor },
      ...commissionPosting,
    ],
  })
}
