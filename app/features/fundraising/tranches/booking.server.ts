import { bankAccount, payoutsAccount, returnedByProviderAccount } from '#app/features/ledger/chart.ts'
import { type Account, record } from '#app/features/ledger/commands/record.server.ts'
import { campaignAccount } from '#app/features/fundraising/settlement/booking.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface BookedTranche {
  id: string
  campaignId: string
  amountMinor: number
}

const CURRENCY = 'INR'
const subjectOf = ({ id }: BookedTranche) => `tranche:${id}`

/** The money leaves the campaign, on its way to the bank. */
export async function bookRelease(tx: Db, tranche: BookedTranche, now: Date): Promise<void> {
  await book(tx, { kind: 'tranche', memo: 'Payout of a campaign', tranche, now }, [
    [campaignAccount(tranche.campaignId, CURRENCY), tranche.amountMinor],
    [payoutsAccount(CURRENCY), -tranche.amountMinor],
  ])
}

/** The bank has paid it. */
export async function bookArrival(tx: Db, tranche: BookedTranche, now: Date): Promise<void> {
  await book(tx, { kind: 'tranche-paid', memo: 'Payout arrived', tranche, now }, [
    [payoutsAccount(CURRENCY), tranche.amountMinor],
    [bankAccount(CURRENCY), -tranche.amountMinor],
  ])
}

/** The bank sent it back: to the campaign, and to the organisation what the organisation had paid of it. */
export async function bookComeback(
  tx: Db,
  tranche: BookedTranche & { wasPaid: boolean; organisationMinor: number },
  now: Date,
): Promise<void> {
  const { amountMinor, organisationMinor, wasPaid } = tranche
  await book(tx, { kind: 'tranche-returned', memo: 'Payout came back from the bank', tranche, now }, [
    [wasPaid ? bankAccount(CURRENCY) : payoutsAccount(CURRENCY), amountMinor],
    [campaignAccount(tranche.campaignId, CURRENCY), organisationMinor - amountMinor],
    [returnedByProviderAccount(CURRENCY), -organisationMinor],
  ])
}

interface Booking {
  kind: 'tranche' | 'tranche-paid' | 'tranche-returned'
  memo: string
  tranche: BookedTranche
  now: Date
}

/** Idempotent by kind and tranche. */
async function book(
  tx: Db,
  { kind, memo, tranche, now }: Booking,
  postings: readonly (readonly [Account, number])[],
): Promise<void> {
  await record(tx, {
    kind,
    idempotencyKey: `${kind}:${tranche.id}`,
    occurredAt: now,
    memo,
    subject: subjectOf(tranche),
    postings: postings.flatMap(([account, amountMinor]) => (amountMinor === 0 ? [] : [{ account, amountMinor }])),
  })
}
