import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { readTranslation, translationForm } from '#app/features/translations/card/translation-form.server.ts'
import { findTranslation } from '#app/features/translations/queries.server.ts'
import { reasonField, translationFields } from './form.ts'

async function subjectOf({ ctx, id, campaign }: Pick<OwnCampaign, 'ctx' | 'id' | 'campaign'>) {
  const subject = { kind: 'campaign', id, original: campaignTexts(campaign) } as const
  const isRead = (await findTranslation(ctx.db, subject)) && (await hasGifts(ctx.db, { campaignId: id, now: ctx.now }))
  return { ...subject, fields: translationFields(campaign.story), ...(isRead && { reason: reasonField }) }
}

/** The form of the campaign's other version; with a reason once supporters have read one. */
export const campaignTranslation = async (own: Pick<OwnCampaign, 'ctx' | 'id' | 'campaign'>) =>
  translationForm(own.ctx.db, await subjectOf(own))

export const readCampaignTranslation = async (own: OwnCampaign, posted: FormData) =>
  readTranslation(await subjectOf(own), posted)
