import { and, eq } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { setMediaPrivacy } from '#app/features/media/commands/set-media-privacy.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { Actor, CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignPictureConsents, campaignPictures } from './tables.server.ts'

type Picture = typeof campaignPictures.$inferSelect

export interface OwnPicture {
  picture: Picture
  campaign: typeof campaigns.$inferSelect
  isClosed: boolean
}

const managesStory = (actor: Actor, campaign: typeof campaigns.$inferSelect) =>
  canManageCampaign(actor, campaign, 'story')

/** Locks a picture of a campaign whose story the actor manages; null for anybody else's. `isAllowed`: another rule. */
export async function lockOwnPicture(
  tx: Db,
  { actor }: Pick<CommandContext, 'actor'>,
  { slug, pictureId }: { slug: string; pictureId: string },
  isAllowed: typeof managesStory = managesStory,
): Promise<OwnPicture | null> {
  const campaign = await lockCampaign(tx, slug)
  if (!campaign || !isAllowed(actor, campaign) || !isUuid(pictureId)) return null
  const { id, campaignId } = campaignPictures
  const [picture] = await tx
    .select()
    .from(campaignPictures)
    .where(and(eq(id, pictureId), eq(campaignId, campaign.id)))
  if (!picture) return null
  return { picture, campaign, isClosed: (await readCampaignState(tx, campaign.id)).isClosed }
}

/**
 * Shows the picture when everybody who can be recognised has agreed, else hides it: from the pages of every process and
 * at its own address.
 */
export async function showOrHide(tx: Db, { picture: { id }, campaign }: OwnPicture): Promise<void> {
  const [picture] = await tx.select().from(campaignPictures).where(eq(campaignPictures.id, id))
  const consents = await tx.select().from(campaignPictureConsents).where(eq(campaignPictureConsents.pictureId, id))
  const isWithdrawn = consents.some(({ withdrawnAt }) => withdrawnAt !== null)
  const isShown = picture !== undefined && picture.people !== null && !isWithdrawn && consents.length >= picture.people
  if (picture) await setMediaPrivacy(tx, { mediaIds: [picture.mediaId], isPrivate: !isShown })
  if (picture?.isCover) await setCover(tx, campaign.id, picture)
  await announce(tx, campaign.slug)
}

/** The campaign's cover is the address of the picture while that is public. */
async function setCover(tx: Db, campaignId: string, { mediaId }: Picture): Promise<void> {
  const sources = (await listMedia(tx, [mediaId])).get(mediaId)?.sources ?? []
  const imageUrl = sources.findLast(({ type }) => type === 'image/webp')?.src ?? null
  await tx.update(campaigns).set({ imageUrl }).where(eq(campaigns.id, campaignId))
}
