import { and, eq, isNull } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canWithdrawConsent, isOtherOperator } from '#app/features/fundraising/policy.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { lockOwnPicture, type OwnPicture, showOrHide } from './own-picture.server.ts'
import { campaignPictureConsents, campaignPictures } from './tables.server.ts'

interface Which {
  slug: string
  pictureId: string
}

export type ChangePictureOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'closed' }

interface Change {
  alsoClosed: boolean
  isAllowed?: Parameters<typeof lockOwnPicture>[3]
  act(tx: Db, own: OwnPicture): Promise<boolean>
}

async function change(
  ctx: CommandContext,
  which: Which,
  { alsoClosed, isAllowed, act }: Change,
): Promise<ChangePictureOutcome> {
  return ctx.db.transaction(async (tx): Promise<ChangePictureOutcome> => {
    const own = await lockOwnPicture(tx, ctx, which, isAllowed)
    if (!own) return { ok: false, reason: 'not-found' }
    if (own.isClosed && !alsoClosed) return { ok: false, reason: 'closed' }
    return (await act(tx, own)) ? { ok: true } : { ok: false, reason: 'not-found' }
  })
}

/** Says how many people can be recognised. Without anybody the picture is shown at once. */
export const declarePeople = (ctx: CommandContext, { people, ...which }: Which & { people: number }) =>
  change(ctx, which, {
    alsoClosed: false,
    async act(tx, own) {
      await tx.update(campaignPictures).set({ people }).where(eq(campaignPictures.id, own.picture.id))
      await showOrHide(tx, own)
      return true
    },
  })

/**
 * Somebody does not agree any more: nobody sees the picture from now on. Also of a closed campaign, and also by an
 * operator whom she asked.
 */
export const withdrawConsent = (ctx: CommandContext, { consentId, ...which }: Which & { consentId: string }) =>
  change(ctx, which, {
    alsoClosed: true,
    isAllowed: canWithdrawConsent,
    async act(tx, own) {
      if (!isUuid(consentId)) return false
      const { id, pictureId, withdrawnAt } = campaignPictureConsents
      const isHers = and(eq(id, consentId), eq(pictureId, own.picture.id))
      const [found] = await tx.select({ id }).from(campaignPictureConsents).where(isHers)
      if (!found) return false
      await tx
        .update(campaignPictureConsents)
        .set({ withdrawnAt: ctx.now })
        .where(and(isHers, isNull(withdrawnAt)))
      await showOrHide(tx, own)
      const { slug, ...campaign } = own.campaign
      if (isOtherOperator(ctx.actor, campaign))
        await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'campaign', id: slug }, detail: 'consent' })
      return true
    },
  })

/** The picture on cards, shared links and top of the page. */
export const makeCover = (ctx: CommandContext, which: Which) =>
  change(ctx, which, {
    alsoClosed: false,
    async act(tx, own) {
      const { id, campaignId } = campaignPictures
      await tx.update(campaignPictures).set({ isCover: false }).where(eq(campaignId, own.campaign.id))
      await tx.update(campaignPictures).set({ isCover: true }).where(eq(id, own.picture.id))
      await showOrHide(tx, own)
      return true
    },
  })

/** Takes the picture away for good, with the record of who agreed. Also of a closed campaign. */
export const removePicture = (ctx: CommandContext, which: Which) =>
  change(ctx, which, {
    alsoClosed: true,
    async act(tx, { picture, campaign }) {
      await tx.delete(campaignPictures).where(eq(campaignPictures.id, picture.id))
      await discardMedia(tx, { mediaIds: [picture.mediaId], now: ctx.now })
      if (picture.isCover) await tx.update(campaigns).set({ imageUrl: null }).where(eq(campaigns.id, campaign.id))
      await announce(tx, campaign.slug)
      return true
    },
  })
