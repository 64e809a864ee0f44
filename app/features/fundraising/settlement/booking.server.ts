import {
  account,
  feesAccount,
  feesTaxAccount,
  gatewayAccount,
  refundsAccount,
  returnedByProviderAccount,
} from '#app/features/ledger/chart.ts'
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
const chargeKey = (contributionId: string) => `costs:${contributionId}`

export interface Gift {
  id: string
  campaignId: string
  amountMinor: number
  /** The promised payment costs, part of the amount. */
  costMinor: number
  tipMinor: number
  /** The provider's fee was booked against the promised costs. */
  isCharged: boolean
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

/**
 * The provider has settled the gift: its fee and the tax on it are paid from the promise, and what is left of the promise
 * is the campaign's. What is dearer stays an expense.
 */
export async function bookCharge(
  tx: Db,
  { id, campaignId, costMinor, currency }: Gift,
  { feeMinor, taxMinor, now }: { feeMinor: number; taxMinor: number; now: Date },
): Promise<{ chargedCostMinor: number }> {
  const fromFee = Math.min(feeMinor, costMinor)
  const fromTax = Math.min(taxMinor, costMinor - fromFee)
  const chargedCostMinor = fromFee + fromTax
  const postings = [
    { account: paymentCostsAccount(currency), amountMinor: costMinor },
    { account: feesAccount(currency), amountMinor: -fromFee },
    { account: feesTaxAccount(currency), amountMinor: -fromTax },
    { account: campaignAccount(campaignId, currency), amountMinor: chargedCostMinor - costMinor },
  ]
  await record(tx, {
    kind: 'costs',
    idempotencyKey: chargeKey(id),
    occurredAt: now,
    memo: 'Payment costs of a gift',
    subject: contributionKey(id),
    postings: postings.filter(({ amountMinor }) => amountMinor !== 0),
  })
  return { chargedCostMinor }
}

const partKey = (partId: string) => `return-part:${partId}`

/** A part of the gift is owed to the donor: the campaign's, and what is more the organisation's. */
export async function bookPartReturn(
  tx: Db,
  { id, campaignId, currency, partId, returnedMinor, campaignMinor }: Gift & PartReturn,
  now: Date,
): Promise<void> {
  const postings = [
    { account: campaignAccount(campaignId, currency), amountMinor: campaignMinor },
    { account: returnedByProviderAccount(currency), amountMinor: returnedMinor - campaignMinor },
    { account: refundsAccount(currency), amountMinor: -returnedMinor },
  ]
  await record(tx, {
    kind: 'return-part',
    idempotencyKey: partKey(partId),
    occurredAt: now,
    memo: 'Part of a gift to be returned',
    subject: contributionKey(id),
    postings: postings.filter(({ amountMinor }) => amountMinor !== 0),
  })
}

interface PartReturn {
  partId: string
  returnedMinor: number
  campaignMinor: number
}

/**
 * The gift with its costs and the tip are reversed; the provider still holds the money that we owe to the donor. Parts
 * that went back before are taken off by reversing them too.
 */
export async function bookReturn(
  tx: Db,
  { id, currency, provider, isCharged, partIds }: Gift & { partIds: readonly string[] },
  now: Date,
): Promise<void> {
  for (const partId of partIds) {
    await reverse(tx, {
      reversedKey: partKey(partId),
      idempotencyKey: `part-return:${partId}`,
      kind: 'part-return',
      occurredAt: now,
      memo: 'Part returned before, now with the whole gift',
    })
  }
  if (isCharged) {
    await reverse(tx, {
      reversedKey: chargeKey(id),
      idempotencyKey: `costs-return:${id}`,
      kind: 'costs-return',
      occurredAt: now,
      memo: 'Payment costs of a gift to be returned',
    })
  }
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
export async function bookShortfall(
  tx: Db,
  gift: Gift & { key: string; missingMinor: number },
  now: Date,
): Promise<void> {
  const { id, key, campaignId, currency, missingMinor } = gift
  if (missingMinor === 0) return
  await record(tx, {
    kind: 'return-shortfall',
    idempotencyKey: `return-shortfall:${key}`,
    occurredAt: now,
    memo: 'Returned after it was paid out',
    subject: contributionKey(id),
    postings: [
      { account: returnedByProviderAccount(currency), amountMinor: missingMinor },
      { account: campaignAccount(campaignId, currency), amountMinor: -missingMinor },
    ],
  })
}

/** A refund has arrived at the donor. */
export async function bookRefund(
  tx: Db,
  { id, currency, provider }: Gift,
  { refund, now }: { refund: { id: string; amountMinor: number }; now: Date },
): Promise<void> {
  const { amountMinor } = refund
  await record(tx, {
    kind: 'refund',
    idempotencyKey: `refund:${refund.id}`,
    occurredAt: now,
    memo: 'Gift returned',
    subject: contributionKey(id),
    postings: [
      { account: refundsAccount(currency), amountMinor },
      { account: gatewayAccount(provider, currency), amountMinor: -amountMinor },
    ],
  })
}
