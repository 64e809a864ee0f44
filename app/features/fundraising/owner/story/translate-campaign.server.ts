import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { recordChange } from '#app/features/fundraising/owner/record-change.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import { findTranslation } from '#app/features/translations/queries.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

export interface TranslateCampaignInput {
  slug: string
  fields: Texts
  /** Needed to change or delete what supporters have read. */
  reason: string | null
}

export type TranslateCampaignOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'closed' | 'reason-missing' | 'tells-name' }

/**
 * Saves the other version of the member's own campaign, or deletes it when all texts are empty. After the first gift the
 * earlier version stays readable, with the reason, as that of the original does.
 */
export function translateCampaign(
  ctx: PrivateContext,
  { slug, fields, reason }: TranslateCampaignInput,
): Promise<TranslateCampaignOutcome> {
  return ctx.db.transaction(async (tx): Promise<TranslateCampaignOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'story')) return { ok: false, reason: 'not-found' }
    const { id } = campaign
    if ((await readCampaignState(tx, id)).isClosed) return { ok: false, reason: 'closed' }
    if (await tellsHiddenName(tx, { ...ctx, campaignId: id }, [fields, reason])) {
      return { ok: false, reason: 'tells-name' }
    }
    const original = campaignTexts(campaign)
    const before = await findTranslation(tx, { kind: 'campaign', id, original })
    if (before && isOther(before.fields, fields) && (await hasGifts(tx, { campaignId: id, now: ctx.now }))) {
      if (reason === null) return { ok: false, reason: 'reason-missing' }
      await recordChange(tx, ctx, { campaignId: id, part: 'translation', before: before.fields, after: fields, reason })
    }
    await saveTranslation(tx, ctx, { kind: 'campaign', id, original, fields })
    await announce(tx, slug)
    return { ok: true }
  })
}

const isOther = (before: Texts, fields: Texts): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(fields)])].some(
    (name) => (before[name] ?? '') !== (fields[name] ?? ''),
  )
