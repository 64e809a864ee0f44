import { eq, sql } from 'drizzle-orm'
import { reallocateReturned } from '#app/features/fundraising/allocations/write-allocations.server.ts'
import { giftOf, type GiftRecord } from '#app/features/fundraising/giving/gift.server.ts'
import { announceTotals } from '#app/features/fundraising/settlement/announce.server.ts'
import { bookPartReturn, bookShortfall } from '#app/features/fundraising/settlement/booking.server.ts'
import { type GiftFacts, returnPartMail } from '#app/features/fundraising/settlement/mails.ts'
import { notifyDonor } from '#app/features/fundraising/settlement/notify-donor.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { contributionReturns } from './tables.server.ts'

interface PartReturn {
  /** Locked, and counts. */
  gift: GiftRecord
  payment: { id: string; amountMinor: number; provider: string; isTest: boolean }
  /** Of the refund. */
  key: string
  amountMinor: number
  /** Shown to the donor. */
  reason: string
  /** The provider refunded it by itself: no refund is requested. */
  isBack?: boolean
  site: Site
  sealer: Sealer
  now: Date
}

/**
 * Returns a part of a gift, once per key: it counts less from now on. The campaign pays it as far as the gift has
 * something left for it; of what the gift had paid out, the rest is paid by other gifts and then by the organisation.
 */
export async function returnPart(tx: Db, part: PartReturn): Promise<void> {
  const { gift, payment, key, amountMinor, reason, isBack = false, now } = part
  const { contribution, campaign } = gift
  const campaignMinor = Math.min(amountMinor, contribution.netMinor)
  const [written] = await tx
    .insert(contributionReturns)
    .values({ contributionId: contribution.id, key, amountMinor, campaignMinor, reason, at: now })
    .onConflictDoNothing()
    .returning({ id: contributionReturns.id })
  if (!written) return
  await tx
    .update(contributions)
    .set({ returnedMinor: sql`${contributions.returnedMinor} + ${campaignMinor}` })
    .where(eq(contributions.id, contribution.id))
  const returned = { campaignId: campaign.id, contributionId: contribution.id, now }
  const { missingMinor } = await reallocateReturned(tx, returned)
  const booked = giftOf(gift, payment)
  await bookPartReturn(tx, { ...booked, partId: written.id, returnedMinor: amountMinor, campaignMinor }, now)
  await bookShortfall(tx, { ...booked, key: written.id, missingMinor }, now)
  if (!isBack) await requestRefund(tx, { payment, key, amountMinor, reason, now })
  await announceTotals(tx, campaign)
  const write = (facts: GiftFacts) => returnPartMail({ ...facts, returnedMinor: amountMinor, reason })
  await notifyDonor(tx, part, { key: `return-part:${written.id}`, write })
}
