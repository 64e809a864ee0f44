import { openPayout } from '#app/features/payments/commands/open-payout.server.ts'
import { referenceOf } from '#app/platform/bank/bank-file.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'

/** The provider that pays out; null, or one without payouts: by bank file. */
export type PaysOut = Pick<PaymentProvider, 'name' | 'payouts'> | null

interface Sent {
  id: string
  number: string
  amountMinor: number
}

/**
 * How a released tranche gets to the bank: by the provider, or in the file that operators download. The reference is on
 * the bank statement.
 */
export async function sendPayout(
  tx: Db,
  { payments, now }: { payments: PaysOut; now: Date },
  { id, number, amountMinor }: Sent,
): Promise<{ providerRef: string | null }> {
  if (!payments?.payouts) return { providerRef: referenceOf({ number, lineId: id }) }
  const { name: provider } = payments
  await openPayout(tx, { id, purpose: 'tranche', provider, amountMinor, currency: 'INR', now })
  return { providerRef: null }
}
