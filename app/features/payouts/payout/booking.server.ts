import { bankAccount, payoutsAccount } from '#app/features/ledger/chart.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { sellerAccount } from '#app/features/orders/chart.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export interface PaidLine {
  id: string
  payoutId: string
  sellerId: string
  amountMinor: number
  currency: string
}

type Booking = 'payout' | 'payout-paid' | 'payout-returned'

const MEMOS: Readonly<Record<Booking, string>> = {
  payout: 'Payout to a seller',
  'payout-paid': 'Payout arrived',
  'payout-returned': 'Payout came back from the bank',
}

/** Books one step of a line: to the bank, arrived, or returned to the seller. Idempotent. */
export async function bookLine(tx: Db, kind: Booking, line: PaidLine, now: Date): Promise<void> {
  const { id, payoutId, sellerId, amountMinor, currency } = line
  const seller = sellerAccount(sellerId, currency)
  const onItsWay = payoutsAccount(currency)
  const [debit, credit] = {
    payout: [seller, onItsWay],
    'payout-paid': [onItsWay, bankAccount(currency)],
    'payout-returned': [onItsWay, seller],
  }[kind] as [typeof seller, typeof seller]
  await record(tx, {
    kind,
    idempotencyKey: `${kind}:${id}`,
    occurredAt: now,
    memo: MEMOS[kind],
    subject: `payout:${payoutId}`,
    postings: [
      { account: debit, amountMinor },
      { account: credit, amountMinor: -amountMinor },
    ],
  })
}
