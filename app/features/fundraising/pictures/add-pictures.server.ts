import { and, count, eq, inArray } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { PICTURES_MAX } from './picture-limits.ts'
import { campaignPictures } from './tables.server.ts'

interface NewPicture {
  /** An upload of the actor. */
  id: string
  /** What can be seen in it. */
  alt: string
}

export type AddPicturesOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'closed' | 'too-many' | 'no-pictures' | 'tells-name' }

/** Adds pictures and films to the story of the member's own campaign. They stay hidden until everybody in them agreed. */
export async function addPictures(
  ctx: PrivateContext,
  { slug, pictures }: { slug: string; pictures: readonly NewPicture[] },
): Promise<AddPicturesOutcome> {
  const { actor, now, sealer } = ctx
  return ctx.db.transaction(async (tx): Promise<AddPicturesOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'story')) return { ok: false, reason: 'not-found' }
    const { id: campaignId } = campaign
    if ((await readCampaignState(tx, campaignId)).isClosed) return { ok: false, reason: 'closed' }
    const ids = pictures.map(({ id }) => id)
    const ofCampaign = eq(campaignPictures.campaignId, campaignId)
    const isAdded = and(ofCampaign, inArray(campaignPictures.mediaId, ids.filter(isUuid)))
    // The same form, posted twice.
    if ((await tx.$count(campaignPictures, isAdded)) === ids.length) return { ok: true }
    const [had] = await tx.select({ pictures: count() }).from(campaignPictures).where(ofCampaign)
    if ((had?.pictures ?? 0) + ids.length > PICTURES_MAX) return { ok: false, reason: 'too-many' }
    if (await tellsHiddenName(tx, { campaignId, sealer }, pictures)) return { ok: false, reason: 'tells-name' }
    const attached = await attachMedia(tx, { ownerId: actor.userId, mediaIds: ids, now, isPrivate: true })
    if (!attached.ok) return { ok: false, reason: 'no-pictures' }
    await tx
      .insert(campaignPictures)
      .values(pictures.map(({ id, alt }) => ({ campaignId, mediaId: id, alt, addedAt: now })))
    return { ok: true }
  })
}
