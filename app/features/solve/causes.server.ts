import { type CampaignCard, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const CAUSES_MAX = 12
/** A cause that is open this long stands always; a count of its days would tell nothing. */
const STANDING_DAYS_MIN = 90
/** In rupees. */
const QUICK_AMOUNTS = [100, 500, 1_000, 5_000] as const

export type CauseView = ReturnType<typeof causeView>

/** The emergencies that wait for help, oldest first: the standing fund stands at the top. */
export async function listCauses(db: Db, { now }: { now: Date }): Promise<CauseView[]> {
  const campaigns = await listCampaigns(db, { now, kind: 'emergency', limit: CAUSES_MAX, order: 'newest' })
  return campaigns.toReversed().map(causeView)
}

function causeView(campaign: CampaignCard) {
  const { slug, title, description, percent, raisedMinor, goalMinor, currency, supporters, daysLeft, isOpen } = campaign
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
      daysLeft < STANDING_DAYS_MIN ? copy.fund.daysLeft(daysLeft) : copy.fund.moderation,
    ],
    quick: QUICK_AMOUNTS.map((rupees) => ({ amount: rupees, words: inMoney(rupees * PAISE) })),
  }
}
