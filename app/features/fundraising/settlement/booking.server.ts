import { account, gatewayAccount, refundsAccount, returnedByProviderAccount } from '#app/features/ledger/chart.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { reverse } from '#app/features/ledger/commands/reverse.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What is owed to a campaign. */
export const campaignAccount = (campaignId: string, currency: string) =>
  account('liability', `campaign:${campaignId}`, currency)
/** Money raised and held elsewhere, before this platform. */
export const importedAccount = (currency: string) => account('asset', 'earlier', currency)
/** What was promised for payment costs; the provider's fees are booked against it. */
const paymentCostsAccount = (currency: string) => account('liability', 'payment-costs', currency)
const tipsAccount = (currency: string) => account('income', 'tips', currency)

const contributionKey = (contributionId: string) => `contribution:${contributionId}`

export interface Gift {
  id: string
  campaignId: string
  amountMinor: number
  /** The promised payment costs, part of the amount. */
  costMinor: number
  tipMinor: number
  currency: string
  /** The provider that holds the money. */
  provider: string
}

/** The provider owes us the payment, we owe the gift without the promised costs to the campaign, the tip is income. */
export async function bookGift(tx: Db, gift: Gift, now: Date): Promise<void> {
  const { id, campaignId, amountMinor, costMinor, tipMinor, currency, provider } = gift
  const cost = costMinor > 0 ? [{ account: paymentCostsAccount(currency), amountMinor: -costMinor }] : []
  const tip = tipMinor > 0 ? [{ account: tipsAccount(currency), amountMinor: -tipMinor }] : []
  await record(tx, {
    kind: 'contribution',
    idempotencyKey: contributionKey(id),
    occurredAt: now,
    memo: 'Gift received',
    subject: contributionKey(id),
    postings: [
      { account: gatewayAccount(provider, currency), amountMinor: amountMinor + tipMinor },
      { account: campaignAccount(campaignId, currency), amountMinor: costMinor - amountMinor },
      ...cost,
      ...tip,
    ],
  })
}

/** The gift with its costs and the tip are reversed; the provider still holds the money that we owe to the donor. */
export async function bookReturn(tx: Db, { id, currency, provider }: Gift, now: Date): Promise<void> {
  await reverse(tx, {
    reversedKey: contributionKey(id),
    idempotencyKey: `return:${id}`,
    kind: 'return',
    occurredAt: now,
    memo: 'Gift to be returned',
    substitute: { code: gatewayAccount(provider, currency).code, account: refundsAccount(currency) },
  })
}

/** The organisation pays what of a returned gift was already paid out and no other gift covers. */
export async function bookShortfall(tx: Db, gift: Gift & { missingMinor: number }, now: Date): Promise<void> {
  const { id, campaignId, currency, missingMinor } = gift
  if (missingMinor === 0) return
  await record(tx, {
    kind: 'return-shortfall',
    idempotencyKey: `return-shortfall:${id}`,
    occurredAt: now,
    memo: 'Returned after it was paid out',
    subject: contributionKey(id),
    postings: [
      { account: returnedByProviderAccount(currency), amountMinor: missingMinor },
      { account: campaignAccount(campaignId, currency), amountMinor: -missingMinor },
    ],
  })
}

/** The refund has arrived at the donor. */
export async function bookRefund(tx: Db, gift: Gift, now: Date): Promise<void> {
  const { id, amountMinor, tipMinor, currency, provider } = gift
  await record(tx, {
    kind: 'refund',
    idempotencyKey: `refund:${id}`,
    occurredAt: now,
    memo: 'Gift returned',
    subject: contributionKey(id),
    postings: [
      { account: refundsAccount(currency), amountMinor: amountMinor + tipMinor },
      { account: gatewayAccount(provider, currency), amountMinor: -(amountMinor + tipMinor) },
    ],
  })
}
