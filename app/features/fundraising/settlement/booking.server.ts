import { account, gatewayAccount, refundsAccount } from '#app/features/ledger/chart.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { reverse } from '#app/features/ledger/commands/reverse.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What a campaign is owed. */
export const campaignAccount = (campaignId: string, currency: string) =>
  account('liability', `campaign:${campaignId}`, currency)
/** What was raised, and kept elsewhere, before this platform. */
export const earlierAccount = (currency: string) => account('asset', 'earlier', currency)
const tipsAccount = (currency: string) => account('income', 'tips', currency)

const contributionKey = (contributionId: string) => `contribution:${contributionId}`

export interface Gift {
  id: string
  campaignId: string
  amountMinor: number
  tipMinor: number
  currency: string
  /** The provider that holds the money. */
  provider: string
}

/** Money came in: the gateway holds it, the campaign is owed the gift, the tip is income. */
export async function bookGift(tx: Db, gift: Gift, now: Date): Promise<void> {
  const { id, campaignId, amountMinor, tipMinor, currency, provider } = gift
  const tip = tipMinor > 0 ? [{ account: tipsAccount(currency), amountMinor: -tipMinor }] : []
  await record(tx, {
    kind: 'contribution',
    idempotencyKey: contributionKey(id),
    occurredAt: now,
    memo: 'Gift received',
    subject: contributionKey(id),
    postings: [
      { account: gatewayAccount(provider, currency), amountMinor: amountMinor + tipMinor },
      { account: campaignAccount(campaignId, currency), amountMinor: -amountMinor },
      ...tip,
    ],
  })
}

/** Money is owed back: the gift and the tip are undone, the gateway still holds the money. */
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

/** Money has gone back: nothing is owed any more, and the gateway holds that much less. */
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
