import { and, eq, isNull } from 'drizzle-orm'
import { campaignTags } from '#app/features/fundraising/events.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

interface DemoPictureInput {
  slug: string
  /** An upload of `ownerId`, not attached yet. */
  mediaId: string
  ownerId: string
  now: Date
}

/** Shows the picture as the cover of a demo campaign that has none. */
export async function addCampaignPicture(tx: Db, { slug, mediaId, ownerId, now }: DemoPictureInput): Promise<void> {
  const isBare = and(eq(campaigns.slug, slug), isNull(campaigns.imageUrl))
  const [campaign] = await tx.select({ id: campaigns.id }).from(campaigns).where(isBare)
  if (!campaign) return
  const attached = await attachMedia(tx, { ownerId, mediaIds: [mediaId], kinds: ['image'], now })
  const sources = (await listMedia(tx, [mediaId])).get(mediaId)?.sources
  const largest = sources?.filter(({ type }) => type === 'image/webp').at(-1)
  if (!attached.ok || !largest) throw new Error(`demo data: the picture of ${slug} was refused`)
  await tx.update(campaigns).set({ imageUrl: largest.src }).where(eq(campaigns.id, campaign.id))
  await publish(tx, [pagesChanged(campaignTags(slug))])
}
