import { account, gatewayAccount, refundsAccount } from '#app/features/ledger/chart.ts'
import { type Account, record } from '#app/features/ledger/commands/record.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'

/** What the platform keeps of sales. */
const commissionAccount = (currency: string) => account('income', 'commission', currency)
/** What a provider took back after the seller had got it. */
const takenBackAccount = (currency: string) => account('expense', 'returned-by-provider', currency)

/** A part's story in the book: `listBook(db, { subject: partSubject(id) })`. */
export const partSubject = (partId: string) => `order-part:${partId}`
/** What concerns an order as a whole: money that came too late or twice. */
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

export interface PartMoney {
  partId: string
  sellerId: string
  currency: string
  amountMinor: number
  now: Date
}

/** A part was paid: the provider holds the money for the seller. */
export async function bookSale(
  tx: Db,
  { partId, sellerId, currency, provider, ...sum }: PartMoney & { provider: string },
) {
  const [debit, credit] = [gatewayAccount(provider, currency), heldAccount(sellerId, currency)]
  const about = { kind: 'order', key: `order:${partId}`, memo: 'Order paid', subject: partSubject(partId) }
  await book(tx, { ...about, ...sum, debit, credit })
}

/** Money of a part goes back to the buyer. */
export async function bookPartRefund(tx: Db, { partId, sellerId, currency, key, ...sum }: PartMoney & { key: string }) {
  const [debit, credit] = [heldAccount(sellerId, currency), refundsAccount(currency)]
  await book(tx, {
    kind: 'order-refund',
    key,
    memo: 'To be returned',
    subject: partSubject(partId),
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

/** Money that buys nothing, because it came too late or a second time, goes back. */
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

/** The provider took money back that the seller has already got: the platform bears it. */
export async function bookTakenBack(tx: Db, { orderId, currency, ...sum }: Omit<OrderMoney, 'provider'>) {
  const [debit, credit] = [takenBackAccount(currency), refundsAccount(currency)]
  const about = { kind: 'order-refund', memo: 'Taken back by the provider', subject: orderSubject(orderId) }
  await book(tx, { ...about, ...sum, debit, credit })
}

/** A refund has arrived: nothing is owed any more, and the provider holds that much less. */
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

/** The time to return is over: what is held becomes the seller's, less what the platform keeps. */
export async function bookRelease(
  tx: Db,
  { partId, sellerId, currency, amountMinor, commissionMinor, now }: PartMoney & { commissionMinor: number },
): Promise<void> {
  const kept = commissionMinor > 0 ? [{ account: commissionAccount(currency), amountMinor: -commissionMinor }] : []
  await record(tx, {
    kind: 'release',
    idempotencyKey: `release:${partId}`,
    occurredAt: now,
    memo: 'Released to the seller',
    subject: partSubject(partId),
    postings: [
      { account: heldAccount(sellerId, currency), amountMinor },
      { account: sellerAccount(sellerId, currency), amountMinor: commissionMinor - amountMinor },
      ...kept,
    ],
  })
}
