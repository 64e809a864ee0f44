import type { PayoutPurpose } from '#app/features/payments/schema.ts'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface NewPayout {
  /** The id of what is paid out. */
  id: string
  purpose: PayoutPurpose
  /** Its name. */
  provider: string
  amountMinor: number
  currency: string
  now: Date
}

/** Hands a payout to a provider, in the transaction that releases it; `sendPayouts` sends it. */
export async function openPayout(tx: Db, { now, ...payout }: NewPayout): Promise<void> {
  await tx.insert(providerPayouts).values({ ...payout, stateAt: now, createdAt: now, nextCheckAt: now })
}
