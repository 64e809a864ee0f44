import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { storedName } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { formOf, readTranslation } from '#app/features/translations/card/translation-form.server.ts'
import { findTranslation, type Translation } from '#app/features/translations/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { reasonField, translationFields } from './form.ts'

/** With the description as its page shows it. */
const subjectOf = ({ id, ...campaign }: OwnCampaign['campaign']) =>
  ({
    kind: 'campaign',
    id,
    original: campaignTexts({ ...campaign, description: storedName(campaign.description) }),
    fields: translationFields(campaign),
  }) as const

/** What the form of the campaign's other version shows. */
export const findOwnTranslation = (db: Db, { campaign }: OwnCampaign) => findTranslation(db, subjectOf(campaign))

interface Saved {
  saved: Translation | null
  hasSupporters: boolean
}

/** With a reason once supporters have read one. */
const withReason = (campaign: OwnCampaign['campaign'], { saved, hasSupporters }: Saved) => ({
  ...subjectOf(campaign),
  ...(saved && hasSupporters && { reason: reasonField }),
})

/** The form of the campaign's other version. */
export const campaignTranslation = ({ campaign }: OwnCampaign, found: Saved) =>
  formOf(withReason(campaign, found), found.saved)

export async function readCampaignTranslation(own: OwnCampaign, posted: FormData) {
  const { ctx, id, campaign } = own
  const found = await allKeyed({
    saved: findOwnTranslation(ctx.db, own),
    hasSupporters: hasGifts(ctx.db, { campaignId: id, now: ctx.now }),
  })
  return readTranslation(withReason(campaign, found), posted)
}
