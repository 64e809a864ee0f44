import { announce } from './announce.server.ts'
import { bookGift, bookRefund } from './booking.server.ts'
import { copy } from '#app/features/fundraising/copy.ts'
import { type GiftRecord, giftOf, lockGift } from '#app/features/fundraising/giving/gift.server.ts'
import { type GiftFacts, thankYouMail } from './mails.ts'
import { findDonorLanguage, notifyDonor } from './notify-donor.server.ts'
import { acceptsGift, isPaused } from '#app/features/fundraising/policy.ts'
import { settleUnderNextNumber } from '#app/features/fundraising/receipt/receipt-number.server.ts'
import { givingUrl } from '#app/features/fundraising/monthly/mandate.server.ts'
import type { MandateRow } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { noteCaptured } from '#app/features/fundraising/monthly/note-captured.server.ts'
import { returnPart } from '#app/features/fundraising/returns/return-part.server.ts'
import { returnGift } from './return-gift.server.ts'
import { MILESTONE_STEP } from '#app/features/fundraising/limits.ts'
import { campaignMilestones } from '#app/features/fundraising/tables.server.ts'
import { type CampaignState, readCampaignState, totalsOf } from '#app/features/fundraising/rows/totals.server.ts'
import { supporterView } from '#app/features/fundraising/views.ts'
import type { Payment, Settlement } from '#app/features/payments/ports.ts'
import { isProviderRefund } from '#app/features/payments/schema.ts'
import { atOnce } from '#app/platform/db/at-once.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { NUMBER_LATER } from '#app/platform/mail/number-later.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'

/**
 * The settlement of payments with purpose `contribution`. Captured: one ledger transfer, a receipt number, a mail, a
 * live event, and a milestone at each 50th supporter; if the campaign was closed or paused meanwhile, the transfer, its reversal
 * and a refund. Refunded: what the provider returned by itself is
 * returned here too, whole or in part, and the refund is booked as arrived.
 */
export function contributionSettlement(letters: MailContext): Settlement {
  return {
    takesProviderParts: true,
    async captured(tx, { payment, now }) {
      const gift = await lockGift(tx, payment.id)
      const [campaign, monthly, , language] = await atOnce([
        readCampaignState(tx, gift.campaign.id),
        noteCaptured(tx, { contributionId: gift.contribution.id, now }),
        bookGift(tx, giftOf(gift, payment), now),
        findDonorLanguage(tx, letters, gift.contribution),
      ])
      if (monthly?.returnReason) {
        await returnGift(tx, { gift, payment, reason: monthly.returnReason, ...letters, now })
      } else if (acceptsGift({ ...gift.campaign, ...campaign }, gift.contribution.createdAt, now)) {
        const mandate = monthly?.mandate ?? null
        await settle(tx, { gift, payment, before: campaign, mandate, language, ...letters, now })
      } else {
        const reason = !campaign.isClosed && isPaused(campaign, now) ? copy.returned.paused : copy.returned.closed
        await returnGift(tx, { gift, payment, reason, ...letters, now })
      }
    },
    async refunded(tx, { payment, refund, now }) {
      const gift = await lockGift(tx, payment.id)
      if (isProviderRefund(refund.key) && gift.contribution.returnedAt === null) {
        const returning = { gift, payment, reason: copy.returned.byProvider, isBack: true, ...letters, now }
        await (payment.state === 'refunded'
          ? returnGift(tx, returning)
          : returnPart(tx, { ...returning, key: refund.key, amountMinor: refund.amountMinor }))
      }
      await bookRefund(tx, giftOf(gift, payment), { refund, now })
    },
  }
}

interface MailContext {
  site: Site
  sealer: Sealer
}

interface Settling extends MailContext {
  gift: GiftRecord
  payment: Payment
  before: CampaignState
  /** Of a monthly gift. */
  mandate: MandateRow | null
  /** In which the donor is written to. */
  language: Language
  now: Date
}

async function settle(tx: Db, { gift, payment, before, mandate, language, now, ...letters }: Settling): Promise<void> {
  const { contribution, campaign } = gift
  const supporters = before.supporters + 1
  const milestone = await reachMilestone(tx, { campaignId: campaign.id, supporters, now })
  const supporter = supporterView({ ...contribution, settledAt: now })
  const totals = totalsOf(
    { raisedMinor: before.raisedMinor + contribution.amountMinor, supporters },
    campaign.goalMinor,
  )
  const monthlyUrl = mandate && givingUrl(letters.site, mandate)
  const notice = {
    key: `receipt:${contribution.id}`,
    language,
    write: (facts: GiftFacts) => thankYouMail({ ...facts, monthlyUrl, receiptNumber: NUMBER_LATER, settledAt: now }),
    attachments: [{ kind: 'receipt', id: contribution.publicToken }] as const,
  }
  await atOnce([
    announce(tx, campaign.slug, { event: 'supporter', data: { ...totals, supporter, milestone } }),
    notifyDonor(tx, { gift, payment, ...letters, now }, notice),
  ])
  // Every gift waits for the number, so nothing comes after it.
  await settleUnderNextNumber(tx, { contributionId: contribution.id, settledAt: now, mailKey: notice.key })
}

/** Each multiple of 50 supporters is celebrated once. */
async function reachMilestone(
  tx: Db,
  { campaignId, supporters, now }: { campaignId: string; supporters: number; now: Date },
): Promise<number | null> {
  if (supporters % MILESTONE_STEP !== 0) return null
  const reached = await tx
    .insert(campaignMilestones)
    .values({ campaignId, supporters, reachedAt: now })
    .onConflictDoNothing()
    .returning()
  return reached.length > 0 ? supporters : null
}
