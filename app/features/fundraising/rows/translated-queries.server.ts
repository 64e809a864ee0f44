import { eq } from 'drizzle-orm'
import { type CampaignPage, findCampaign } from '#app/features/fundraising/queries.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  inReadersLanguage,
  selectVersions,
  versionsOf,
  type WrittenInView,
  writtenInView,
} from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { campaignTexts, withTexts } from './campaign-texts.server.ts'

export interface ReadersCampaign extends CampaignPage {
  writtenIn: WrittenInView | null
}

/**
 * The campaign of a slug in the reader's language, with what is said about it; null for an unknown slug. `read`: what
 * its caller reads together with other things.
 */
export async function findReadersCampaign(
  db: Db,
  input: { slug: string; now: Date },
  read = db,
): Promise<ReadersCampaign | null> {
  const [campaign, rows] = await Promise.all([findCampaign(db, input), versionsBySlug(read, input)])
  if (!campaign) return null
  const versions = versionsOf(rows)
  const { id, slug } = campaign
  const original = campaignTexts(campaign)
  const texts = inReadersLanguage(original, id, versions)
  return {
    // Without a translation exactly as it was written.
    ...(texts === original ? campaign : withTexts(campaign, texts)),
    writtenIn: writtenInView(original, { id, path: `/campaign/${slug}` }, versions),
  }
}

const versionsBySlug = prepared((db, { slug }: Values<{ slug: string }>) =>
  selectVersions(db, db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))),
)
