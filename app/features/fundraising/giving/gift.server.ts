import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Gift } from '#app/features/fundraising/settlement/booking.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'

/** The receipt's page in the current language; for the payment provider the URL to which donors return. */
export function receiptUrl({ siteUrl }: Pick<Site, 'siteUrl'>, token: string): string {
  return localeUrl(siteUrl, `/receipt/${token}`)
}

export interface GiftRecord {
  contribution: typeof contributions.$inferSelect
  campaign: typeof campaigns.$inferSelect
}

/**
 * The gift of a payment with its campaign, both locked: gifts of one campaign are settled and returned one after the
 * other, and see what others committed.
 */
export async function lockGift(tx: Db, paymentId: string): Promise<GiftRecord> {
  const [gift] = await lockBy(tx, { paymentId })
  if (!gift) throw new Error(`no contribution is paid by payment ${paymentId}`)
  return gift
}

const lockBy = prepared((tx, { paymentId }: Values<{ paymentId: string }>) =>
  tx
    .select({ contribution: contributions, campaign: campaigns })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .where(eq(contributions.paymentId, paymentId))
    .for('no key update'),
)

/** A gift as input of the ledger's bookings. */
export function giftOf({ contribution, campaign }: GiftRecord, { provider }: { provider: string }): Gift {
  const { id, campaignId, amountMinor, costMinor, tipMinor } = contribution
  const isCharged = contribution.chargedAt !== null
  return { id, campaignId, amountMinor, costMinor, tipMinor, isCharged, currency: campaign.currency, provider }
}
