import { eq } from 'drizzle-orm'
import { builderCopy } from '#app/features/fundraising/copy.ts'
import { importContributions } from '#app/features/fundraising/settlement/import-contributions.server.ts'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { campaigns, campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { PAISE } from '#app/platform/money.ts'
import { CAMPAIGNS, type DemoCampaign, GIVERS, MESSAGES } from './demo-data.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

/** Part of a day, so that the rounding of days is unambiguous. */
const HOURS_MORE_MS = 3 * 60 * MINUTE_MS
const GIFT_MIN = 50
/** Gifts in rupees; the campaigns' averages are within their range. */
const GIFTS = [500, 1_000, 100, 50, 200, 100, 50, 250, 100, 50] as const
const ANONYMOUS_EVERY = 6
const MESSAGE_EVERY = 17
/** The latest gifts are from the last half hour, the first from the first day. */
const LATEST_MINUTES = [2, 9, 21] as const

/** The six campaigns of the specification, with every gift as a row and in the ledger. */
export const seedFundraising = (db: Db, now: Date): Promise<void> => seedCampaigns(db, CAMPAIGNS, now)

export { seedCampaignTranslations } from './demo-translations.ts'
export { addCampaignPicture } from './pictures.ts'
export type { DemoCampaign } from './demo-data.ts'

/** Creates demo campaigns with gifts and updates. */
export async function seedCampaigns(db: Db, campaigns: readonly DemoCampaign[], now: Date): Promise<void> {
  for (const [index, campaign] of campaigns.entries()) await seedCampaign(db, { campaign, index, now })
}

interface Seeding {
  campaign: DemoCampaign
  index: number
  now: Date
}

async function seedCampaign(db: Db, { campaign, index, now }: Seeding): Promise<void> {
  const { goal, costs, raised, supporters, ageDays, endsInDays, updates, ...words } = campaign
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS - HOURS_MORE_MS)
  const { slug } = words
  const at = (date: Date) => ({ db, actor: DEMO_OPERATOR, now: date, requestId: 'demo' })
  expectOk(
    await openCampaign(at(createdAt), {
      organiserNote: builderCopy.page.organiserNote,
      ...words,
      goalMinor: goal * PAISE,
      costs: costs.map(([what, rupees]) => ({ what, amountMinor: rupees * PAISE })),
      createdAt,
      endsAt: endsInDays ? new Date(now.getTime() + endsInDays * DAY_MS - HOURS_MORE_MS) : null,
    }),
  )
  const times = giftTimes({ count: supporters, createdAt, now })
  const contributions = splitGifts(raised, supporters).map((rupees, gift) => ({
    amountMinor: rupees * PAISE,
    ...giver(gift + index * ANONYMOUS_EVERY),
    settledAt: times[gift] ?? createdAt,
  }))
  if (supporters > 0) expectOk(await importContributions(at(now), { slug, contributions }))
  const { id: campaignId } = one(await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug)))
  const posted = updates.map(({ daysAgo, message }) => ({ message, at: new Date(now.getTime() - daysAgo * DAY_MS) }))
  if (posted.length > 0) await db.insert(campaignUpdates).values(posted.map((update) => ({ ...update, campaignId })))
}

/** `count` gifts in steps of ₹50 that add up to the total; the latest are fixed. */
export function splitGifts(total: number, count: number): number[] {
  const gifts: number[] = Array.from({ length: count }, (_, index) => GIFTS[index % GIFTS.length] ?? GIFT_MIN)
  let rest = total - gifts.reduce((sum, gift) => sum + gift, 0)
  for (
    let index: number = LATEST_MINUTES.length;
    rest !== 0;
    index = index + 1 < count ? index + 1 : LATEST_MINUTES.length
  ) {
    const gift = gifts[index] ?? GIFT_MIN
    const change = rest > 0 ? GIFT_MIN : -Math.min(GIFT_MIN, gift - GIFT_MIN)
    gifts[index] = gift + change
    rest -= change
  }
  return gifts
}

/** Newest first: a few in the last half hour, the others spread over the campaign's days. */
function giftTimes({ count, createdAt, now }: { count: number; createdAt: Date; now: Date }): Date[] {
  const spanMs = now.getTime() - createdAt.getTime() - 2 * HOURS_MORE_MS
  return Array.from({ length: count }, (_, index) => {
    const minutesAgo = LATEST_MINUTES[index]
    if (minutesAgo !== undefined) return new Date(now.getTime() - minutesAgo * MINUTE_MS)
    return new Date(now.getTime() - HOURS_MORE_MS - (spanMs * index) / count)
  })
}

function giver(index: number) {
  const [name, place] = GIVERS[index % GIVERS.length] ?? ['Asha', null]
  const message =
    index % MESSAGE_EVERY === MESSAGE_EVERY - 1
      ? MESSAGES[Math.floor(index / MESSAGE_EVERY) % MESSAGES.length]
      : undefined
  const isAnonymous = index % ANONYMOUS_EVERY === 1
  return { name: isAnonymous ? null : name, place, ...(message && { message }) }
}

function expectOk(outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(`demo data: ${JSON.stringify(outcome)}`)
}
