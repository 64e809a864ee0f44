import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { campaignCardCopy } from '#app/features/fundraising/card/campaign-card-copy.ts'
import type { Route } from './+types/share-image.route'
import { shareImage } from './share-image.server.ts'

const FRESH_S = 300

/** The share image of a campaign. Contains totals only, no donors. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  const campaign = await findCampaign(db, { slug: params.slug, now })
  if (!campaign) return new Response(null, { status: 404 })
  const { currency } = campaign
  const png = await shareImage({
    coverSeed: campaign.coverSeed,
    title: campaign.title,
    location: campaign.location,
    raised: formatMoney(campaign.raisedMinor, currency),
    ofGoal: campaignCardCopy.ofGoal(formatMoney(campaign.goalMinor, currency)),
    supporters: campaignCardCopy.supporters(campaign.supporters),
    percent: campaign.percent,
    brand: config.brandName,
  })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${FRESH_S}` },
  })
}
