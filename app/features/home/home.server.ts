import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { listFigures } from '#app/features/impact/queries.server.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { loadCatalogue } from '#app/features/marketplace/product-catalogue/load-catalogue.server.ts'

const BASE = '/home?tab=marketplace'
const PRODUCTS_MAX = 8
const PREVIEWS_MAX = 3
const PREVIEW_CANDIDATES_MAX = 24

/** The figures of the dashboard, in display order. */
const DASHBOARD = [
  'student-leaders',
  'active-missions',
  'lives',
  'communities',
  'supporters',
] as const satisfies FigureKey[]

/** The data of the marketplace tab. */
export async function loadMarketplace(ctx: RequestContext, params: URLSearchParams) {
  const { catalogue } = await loadCatalogue(ctx, { base: BASE, params, limit: PRODUCTS_MAX })
  return catalogue
}

/** The data of the campaigns tab. */
export async function loadDashboard({ db }: RequestContext) {
  const figures = await listFigures(db, DASHBOARD)
  return DASHBOARD.map((key) => {
    const value = figures.find((figure) => figure.key === key)?.value ?? 0
    return { key, value: value.toLocaleString('en-IN') }
  })
}

/** Below the tabs: of the newest campaigns without the featured ones, those that raised most, smallest goal first. */
export async function loadPreviews({ db, now }: RequestContext) {
  const campaigns = await listCampaigns(db, { now, kind: 'story', order: 'newest', limit: PREVIEW_CANDIDATES_MAX })
  return campaigns
    .filter(({ isFeatured }) => !isFeatured)
    .toSorted((a, b) => b.raisedMinor - a.raisedMinor)
    .slice(0, PREVIEWS_MAX)
    .toSorted((a, b) => a.goalMinor - b.goalMinor)
    .map(campaignCardView)
}
