import { localeUrl } from '#app/platform/language/language-paths.ts'
import { Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { data } from 'react-router'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import { contextOf, type RequestContext } from '#app/platform/http/request.server.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { drawFearlessGallery } from '#app/features/fearless-girls/gallery/gallery.server.ts'
import '#app/features/fundraising/card/campaign-card.css'
import '#app/features/fearless-girls/gallery/fearless-girls.css'
import '#app/features/fundraising/live-demo/live-demo.css'
import { productList } from '#app/features/marketplace/card/product-list.server.ts'
import { PRODUCT_FILTER_PARAMS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { loadCatalogue } from '#app/features/marketplace/product-catalogue/load-catalogue.server.ts'
import {
  SellInvite,
  Catalogue,
  CatalogueFailed,
} from '#app/features/marketplace/product-catalogue/product-catalogue.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/empowerher.route'
import { copy } from './copy.ts'
import './empowerher.css'
import { Header } from './header.tsx'
import { tabOf } from './tabs.ts'

// Each tab's code is loaded lazily; its styles are imported here, so that the server-rendered page is styled.
const Campaigns = lazyAgain(async () => ({ default: (await import('./campaigns.tsx')).Campaigns }))
const FearlessGirls = lazyAgain(async () => ({
  default: (await import('#app/features/fearless-girls/gallery/section.tsx')).FearlessGirlsSection,
}))

const BASE = '/empowerher'
const CAMPAIGNS_MAX = 24

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle(loaderData?.tab)),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: localeUrl(loaderData?.siteUrl ?? '', loaderData?.canonical ?? BASE) },
]

/** The marketplace, the campaigns or Fearless Girls: one route at /empowerher and /fearless. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const url = pageUrl(request)
  const tab = tabOf(url)
  const { siteUrl } = ctx.config
  const canonical = copy.tabs.find((known) => known.tab === tab)?.to ?? BASE
  const frame = { siteUrl, canonical, tab, catalogue: null, campaigns: null, gallery: null, failed: false }
  try {
    const shown = await show(ctx, tab, url.searchParams)
    ctx.cacheFor({ tags: ['products', 'campaigns'], params: ['tab', ...PRODUCT_FILTER_PARAMS] })
    return data({ ...frame, ...shown })
  } catch (err) {
    if (isDatabaseUnreachable(err)) throw err
    ctx.log.error({ requestId: ctx.requestId, err }, 'marketplace could not be loaded')
    return data({ ...frame, failed: true }, { status: 500 })
  }
}

async function show(ctx: RequestContext, tab: string, params: URLSearchParams) {
  if (tab === 'fearless') return { gallery: drawFearlessGallery() }
  if (tab === 'campaigns') {
    const campaigns = await listCampaigns(ctx.db, {
      now: ctx.now,
      kind: 'story',
      order: 'featured',
      limit: CAMPAIGNS_MAX,
    })
    return { campaigns: campaigns.map(campaignCardView) }
  }
  const { catalogue, products } = await loadCatalogue(ctx, { base: BASE, params })
  describe(ctx, productList(products, { siteUrl: ctx.config.siteUrl, now: ctx.now }))
  return { catalogue }
}

export default function EmpowerHer({ loaderData }: Route.ComponentProps) {
  const { tab, catalogue, campaigns, gallery, failed, canonical } = loaderData
  return (
    <main id="main" className="wrap market" tabIndex={-1}>
      <Header tab={tab} />
      {failed && <CatalogueFailed here={canonical} />}
      {catalogue && <Catalogue catalogue={catalogue} />}
      {catalogue && <SellInvite />}
      <Suspense>
        {campaigns && <Campaigns cards={campaigns} />}
        {gallery && <FearlessGirls gallery={gallery} />}
      </Suspense>
    </main>
  )
}
