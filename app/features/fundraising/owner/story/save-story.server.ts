import { eq } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { recordChange } from '#app/features/fundraising/owner/record-change.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import type { StoryText } from '#app/features/fundraising/schema.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { seenOf, type StaleForm } from './seen.server.ts'

export interface SaveStoryInput extends StoryText {
  slug: string
  /** `seenOf` the text that the form was opened with. */
  seen: string
  /** Needed once somebody has given. */
  reason: string | null
}

export type SaveStoryOutcome =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: 'not-found' | 'closed' | 'reason-missing' | 'tells-name' }
  | StaleForm

/**
 * Changes the text of the member's own campaign. After the first gift the earlier text stays readable, with the reason.
 * Title and address stay: links, receipts and mails have them.
 */
export async function saveStory(
  ctx: PrivateContext,
  { slug, seen, reason, ...text }: SaveStoryInput,
): Promise<SaveStoryOutcome> {
  return ctx.db.transaction(async (tx): Promise<SaveStoryOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'story')) return { ok: false, reason: 'not-found' }
    const { id: campaignId } = campaign
    if ((await readCampaignState(tx, campaignId)).isClosed) return { ok: false, reason: 'closed' }
    const before = textOf(campaign)
    // The same form, posted twice.
    if (seenOf(before) === seenOf(textOf(text))) return { ok: true, isChanged: false }
    if (seenOf(before) !== seen) return { ok: false, reason: 'stale', seen: seenOf(before) }
    if (await tellsHiddenName(tx, { ...ctx, campaignId }, [text, reason])) return { ok: false, reason: 'tells-name' }
    if (await hasGifts(tx, { campaignId, now: ctx.now })) {
      if (reason === null) return { ok: false, reason: 'reason-missing' }
      await recordChange(tx, ctx, { campaignId, part: 'story', before, after: textOf(text), reason })
    }
    await tx.update(campaigns).set(text).where(eq(campaigns.id, campaignId))
    await announce(tx, slug)
    return { ok: true, isChanged: true }
  })
}

/** In one order of keys: the database has its own. */
export const textOf = ({ description, story }: StoryText): StoryText => ({
  description,
  story: story.map(({ heading, paragraphs, quote }) => ({ heading, paragraphs, ...(quote && { quote }) })),
})
