import { localeUrl } from '#app/platform/language/language-paths.ts'
import { Link } from 'react-router'
import { CAMPAIGN_FILTER_PARAMS } from '#app/features/fundraising/finding/campaign-filter.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/campaigns.route'
import { CampaignFilters, FindingStatus } from './campaign-filters.tsx'
import { campaignListView, type CampaignListView } from './campaign-list-view.server.ts'
import './campaigns.css'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: localeUrl(loaderData?.siteUrl ?? '', '/campaign') },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const list = await campaignListView(ctx, url.searchParams)
  ctx.cacheFor({ tags: ['campaigns'], params: CAMPAIGN_FILTER_PARAMS })
  return { siteUrl: ctx.config.siteUrl, list }
}

export default function Campaigns({ loaderData: { list } }: Route.ComponentProps) {
  const { cards, page, isFiltered } = list
  return (
    <main id="main" className="wrap campaigns" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <CampaignFilters list={list} />
      <FindingStatus list={list} />
      <h2 className="visually-hidden">{copy.all}</h2>
      <ul className="campaign-grid">
        {cards.map((card, index) => (
          <li key={card.slug} className={index === 0 && page === 1 ? 'first' : undefined}>
            <CampaignCard card={card} wide={index === 0 && page === 1} />
          </li>
        ))}
        <li>
          <StartOne isFirst={cards.length === 0 && !isFiltered} />
        </li>
      </ul>
      <Pages list={list} />
      <HowItWorks />
    </main>
  )
}

function Pages({ list: { previousHref, nextHref, pages } }: { list: CampaignListView }) {
  if (previousHref === null && nextHref === null) return null
  return (
    <nav className="row" aria-label={copy.pages}>
      {previousHref && (
        <Link className="btn secondary" to={previousHref}>
          {copy.previous}
        </Link>
      )}
      <span className="small secondary-ink num">{pages}</span>
      {nextHref && (
        <Link className="btn secondary" to={nextHref}>
          {copy.next}
        </Link>
      )}
    </nav>
  )
}

function HowItWorks() {
  return (
    <section className="how">
      <h2>{copy.how.title}</h2>
      <ol>
        {copy.how.steps.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="secondary-ink">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The last card of the list: start a campaign. */
function StartOne({ isFirst }: { isFirst: boolean }) {
  return (
    <section className="card invite d-neem">
      <div className="invite-body">
        <h3>{copy.start.title}</h3>
        <p>{isFirst ? copy.start.none : copy.start.body}</p>
        <Link className="btn secondary" to="/ssr/build">
          {copy.start.action}
        </Link>
      </div>
      <div className="selvedge" />
    </section>
  )
}
