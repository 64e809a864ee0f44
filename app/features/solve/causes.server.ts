import { type CampaignCard, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { hasCountdown } from '#app/features/fundraising/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const CAUSES_MAX = 12
/** A campaign that is open at least this long is a permanent fund; its remaining days are not shown. */
const PERMANENT_DAYS_MIN = 90
/** In rupees. */
const QUICK_AMOUNTS = [100, 500, 1_000, 5_000] as const

export type CauseView = ReturnType<typeof causeView>

/** The emergency campaigns, oldest first, so that the permanent fund comes first. */
export async function listCauses(db: Db, { now }: { now: Date }): Promise<CauseView[]> {
  const campaigns = await listCampaigns(db, { now, kind: 'emergency', limit: CAUSES_MAX, order: 'newest' })
  return campaigns.toReversed().map(causeView)
}

function causeView(campaign: CampaignCard) {
  const { slug, title, description, percent, raisedMinor, goalMinor, currency, supporters, daysLeft, isOpen } = campaign
  const isPermanent = daysLeft >= PERMANENT_DAYS_MIN || (isOpen && !hasCountdown(campaign))
  const inMoney = (amountMinor: number) => formatMoney(amountMinor, currency)
  return {
    slug,
    title,
    description,
    percent,
    isOpen,
    facts: [
      copy.fund.raised(inMoney(raisedMinor), inMoney(goalMinor)),
      copy.fund.supporters(supporters),
      isPermanent ? copy.fund.moderation : copy.fund.daysLeft(daysLeft),
    ],
    quick: QUICK_AMOUNTS.map((rupees) => ({ amount: rupees, words: inMoney(rupees * PAISE) })),
  }
}
