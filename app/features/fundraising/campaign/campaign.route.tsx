import { data, redirect } from 'react-router'
import { checksView } from '#app/features/fundraising/campaign-checks/public-checks-view.server.ts'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { listPublicHolds } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { isOwnUnpublished } from '#app/features/fundraising/review/submission-queries.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import type { Route } from './+types/campaign.route'
import { CampaignPage } from './campaign-page.tsx'
import { campaignView, type CampaignView } from './campaign-view.server.ts'
import '#app/features/fundraising/giving/amounts.css'
import './campaign.css'
import { CampaignNotFound } from './campaign-not-found.tsx'
import { copy } from './copy.ts'
import { listCampaignReturns } from '#app/features/fundraising/returns/return-queries.server.ts'
import { payoutsView } from './payouts-view.server.ts'
import { questionsShort } from './questions-view.server.ts'
import { donateAction } from '#app/features/fundraising/giving/donate-action.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'

interface Loaded {
  campaign: CampaignView | null
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { campaign } = loaderData
  return campaign
    ? [pageTitle(matches, campaign.title), { name: 'description', content: campaign.description }]
    : [pageTitle(matches, copy.notFound.title), { name: 'robots', content: 'noindex' }]
}

/** One campaign; 404 for an unknown slug. The owner of a campaign in review is redirected to its state. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { db, now, config, cacheFor } = ctx
  const asked = { slug: params.slug, now }
  const read = together(db)
  const [campaign, payouts, checks, holds, questionsOf, returns] = await Promise.all([
    findReadersCampaign(db, asked, read),
    payoutsView(read, asked),
    checksView(read, asked),
    listPublicHolds(read, asked),
    questionsShort({ ...ctx, db: read }, asked),
    listCampaignReturns(read, asked),
  ])
  if (!campaign && (await isOwnUnpublished(db, { actor: ctx.actor, slug: params.slug })))
    throw redirect('/account/campaigns')
  if (!campaign) return data<Loaded>({ campaign: null }, { status: 404 })
  cacheFor({ tags: [campaignTag(campaign.slug)] })
  describe(ctx, donateAction(campaign, config.siteUrl))
  const parts = { payouts, checks, holds, questions: questionsOf(campaign.organiserName), returns }
  return data<Loaded>({ campaign: campaignView(campaign, { now, siteUrl: config.siteUrl, ...parts }) })
}

export default function CampaignRoute({ loaderData, params }: Route.ComponentProps) {
  const { campaign } = loaderData
  return campaign ? <CampaignPage key={params.slug} campaign={campaign} /> : <CampaignNotFound />
}
