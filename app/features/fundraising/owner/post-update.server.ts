import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { canPostUpdate } from '#app/features/fundraising/policy.ts'
import { UPDATE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { campaignMessages, campaignUpdatePictures } from './owner-tables.server.ts'
import { UPDATE_CAPTION_CHARS_MAX, UPDATE_PICTURES_MAX } from './schema.ts'
import { isDayFull, isSent } from './updates/message.server.ts'

export type PostUpdateOutcome =
  | { ok: true }
  | {
      ok: false
      reason: 'not-found' | 'not-allowed' | 'empty' | 'too-long' | 'too-many' | 'no-pictures' | 'tells-name'
    }

export interface UpdatePicture {
  /** An upload of the actor. */
  id: string
  caption: string
}

interface UpdateInput {
  slug: string
  message: string
  /** The form's idempotency key: with it the update is also sent to the supporters who agreed. */
  key?: string
  pictures?: readonly UpdatePicture[]
}

/** Posts an update on the page of a campaign, with up to four pictures. A job sends it. */
export async function postUpdate(ctx: PrivateContext, input: UpdateInput): Promise<PostUpdateOutcome> {
  const { key, pictures = [] } = input
  const message = cleanText(input.message)
  if (message === '') return { ok: false, reason: 'empty' }
  if (message.length > UPDATE_CHARS_MAX) return { ok: false, reason: 'too-long' }
  if (pictures.length > UPDATE_PICTURES_MAX) return { ok: false, reason: 'no-pictures' }
  return ctx.db.transaction(async (tx): Promise<PostUpdateOutcome> => {
    const campaign = await lockCampaign(tx, input.slug)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canPostUpdate(ctx.actor, campaign)) return { ok: false, reason: 'not-allowed' }
    const campaignId = campaign.id
    if (await tellsHiddenName(tx, { ...ctx, campaignId }, [message, pictures]))
      return { ok: false, reason: 'tells-name' }
    if (key !== undefined) {
      if (await isSent(tx, { campaignId, key })) return { ok: true }
      if (await isDayFull(tx, { campaignId, now: ctx.now })) return { ok: false, reason: 'too-many' }
    }
    const postedBy = userIdOf(ctx.actor)
    const ids = pictures.map(({ id }) => id)
    const attached = await attachMedia(tx, { ownerId: postedBy ?? '', mediaIds: ids, now: ctx.now, kinds: ['image'] })
    if (!attached.ok) return { ok: false, reason: 'no-pictures' }
    const row = { campaignId, message, at: ctx.now, postedBy }
    const { updateId } = one(await tx.insert(campaignUpdates).values(row).returning({ updateId: campaignUpdates.id }))
    await addPictures(tx, { updateId, pictures })
    if (key !== undefined) {
      const sent = { campaignId, formKey: key, updateId, sentBy: postedBy, createdAt: ctx.now }
      await tx.insert(campaignMessages).values(sent)
    }
    await announce(tx, input.slug)
    return { ok: true }
  })
}

async function addPictures(
  tx: Db,
  { updateId, pictures }: { updateId: string; pictures: readonly UpdatePicture[] },
): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ id, caption }, position) => ({
    updateId,
    position,
    mediaId: id,
    caption: cleanLine(caption).slice(0, UPDATE_CAPTION_CHARS_MAX),
  }))
  await tx.insert(campaignUpdatePictures).values(rows)
}
