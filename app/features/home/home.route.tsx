import { localeUrl } from '#app/platform/language/language-paths.ts'
import { Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { data } from 'react-router'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { drawFearlessGallery } from '#app/features/fearless-girls/gallery/gallery.server.ts'
import '#app/features/fearless-girls/gallery/fearless-girls.css'
import '#app/features/fundraising/live-demo/live-demo.css'
import { PRODUCT_FILTER_PARAMS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { CatalogueFailed } from '#app/features/marketplace/product-catalogue/product-catalogue.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/home.route'
import { Close } from './close.tsx'
import { copy } from './copy.ts'
import { Hero } from './hero.tsx'
import './home.css'
import { loadDashboard, loadPreviews, loadMarketplace } from './home.server.ts'
import { MarketplaceTab } from './marketplace-tab.tsx'
import { Partners } from './partners.tsx'
import { Pathways } from './pathways.tsx'
import { Preview } from './preview.tsx'
import { shareLinks } from './share.server.ts'
import { Tabs } from './tabs-nav.tsx'
import { tabOf } from './tabs.ts'

// Each tab's code is loaded lazily; its styles are imported here, so that the server-rendered page is styled.
const CampaignsTab = lazyAgain(async () => ({ default: (await import('./campaigns-tab.tsx')).CampaignsTab }))
const FearlessGirls = lazyAgain(async () => ({
  default: (await import('#app/features/fearless-girls/gallery/section.tsx')).FearlessGirlsSection,
}))

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: localeUrl(loaderData?.siteUrl ?? '', '/home') },
]

/** The home page. A section that cannot be loaded is left out with a message. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const params = pageUrl(request).searchParams
  const tab = tabOf(params)
  const { brandName: brand, siteUrl } = ctx.config
  const frame = {
    siteUrl,
    tab,
    kolam: drawKolam({ kind: 'wing', wing: 'empowerher' }),
    share: shareLinks(localeUrl(siteUrl, '/home'), copy.footer.message(brand)),
    gallery: tab === 'fearless' ? drawFearlessGallery() : null,
  }
  try {
    const [catalogue, figures, previews] = await Promise.all([
      tab === 'marketplace' ? loadMarketplace(ctx, params) : null,
      tab === 'campaigns' ? loadDashboard(ctx) : null,
      tab === 'fearless' ? null : loadPreviews(ctx),
    ])
    ctx.cacheFor({ tags: ['products', 'campaigns', 'figures'], params: ['tab', ...PRODUCT_FILTER_PARAMS] })
    return data({ ...frame, catalogue, figures, previews, failed: false })
  } catch (err) {
    if (isDatabaseUnreachable(err)) throw err
    ctx.log.error({ requestId: ctx.requestId, err }, 'home could not be loaded')
    return data({ ...frame, catalogue: null, figures: null, previews: null, failed: true }, { status: 500 })
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tab, kolam, catalogue, figures, previews, gallery, failed, share } = loaderData
  return (
    <main id="main" className="home" tabIndex={-1}>
      <Hero kolam={kolam} />
      {tab !== 'fearless' && <Pathways />}
      <div className="wrap section tabbed">
        <Tabs current={tab} />
        {failed && <CatalogueFailed here="/home" />}
        {catalogue && <MarketplaceTab catalogue={catalogue} />}
        <Suspense>
          {figures && <CampaignsTab figures={figures} />}
          {gallery && <FearlessGirls gallery={gallery} />}
        </Suspense>
      </div>
      {previews && <Preview cards={previews} />}
      {tab !== 'fearless' && <Partners />}
      <Close share={share} />
    </main>
  )
}
