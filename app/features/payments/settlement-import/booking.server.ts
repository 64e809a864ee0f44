import { bankAccount, feesAccount, feesTaxAccount, gatewayAccount } from '#app/features/ledger/chart.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface SettlementSums {
  grossMinor: number
  feeMinor: number
  taxMinor: number
  netMinor: number
}

interface BookedSettlement extends SettlementSums {
  id: string
  provider: string
  /** The provider's id. */
  ref: string
  currency: string
  now: Date
}

/** Books one settlement: the money came from the provider to our bank, less fees and their tax. Idempotent. */
export async function bookSettlement(tx: Db, settlement: BookedSettlement): Promise<void> {
  const { id, provider, ref, now } = settlement
  const postings = settlementPostings(settlement)
  if (postings.length === 0) return
  await record(tx, {
    kind: 'settlement',
    idempotencyKey: `settlement:${provider}:${ref}`,
    occurredAt: now,
    memo: 'Settled by the provider',
    subject: `settlement:${id}`,
    postings,
  })
}

/** The organisation bears the fees; a purpose that promised costs to its payers books them against the promise. */
function settlementPostings({ provider, currency, grossMinor, feeMinor, taxMinor, netMinor }: BookedSettlement) {
  const postings = [
    { account: bankAccount(currency), amountMinor: netMinor },
    { account: feesAccount(currency), amountMinor: feeMinor },
    { account: feesTaxAccount(currency), amountMinor: taxMinor },
    { account: gatewayAccount(provider, currency), amountMinor: -grossMinor },
  ]
  return postings.filter(({ amountMinor }) => amountMinor !== 0)
}
