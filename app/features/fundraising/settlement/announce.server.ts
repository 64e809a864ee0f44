import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { readCampaignState, totalsOf } from '#app/features/fundraising/rows/totals.server.ts'
import { type CampaignEvent, campaignTags, campaignTopic } from '#app/features/fundraising/events.ts'

/** Publishes a changed campaign to open pages and caches, when the transaction commits. */
export async function announce(tx: Db, slug: string, event?: CampaignEvent): Promise<void> {
  const live = event ? [{ topic: campaignTopic(slug), data: event }] : []
  await publish(tx, [...live, pagesChanged(campaignTags(slug))])
}

/** The same, with its new totals. */
export async function announceTotals(
  tx: Db,
  { id, slug, goalMinor }: { id: string; slug: string; goalMinor: number },
): Promise<void> {
  const totals = totalsOf(await readCampaignState(tx, id), goalMinor)
  await announce(tx, slug, { event: 'totals', data: totals })
}
