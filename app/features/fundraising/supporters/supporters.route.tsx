import { data, Link } from 'react-router'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { SUPPORTERS_SHOWN_MAX } from '#app/features/fundraising/limits.ts'
import { listSupporters } from './supporter-queries.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/supporters.route'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy } from '#app/features/fundraising/campaign/copy.ts'
import './latest-supporters.css'
import { SupporterList } from './supporter-list.tsx'

const AVATARS = 3

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.campaign ? copy.supporters.metaTitle(loaderData.campaign.title) : copy.notFound.title),
  { name: 'robots', content: 'noindex' },
]

/** All gifts of a campaign that count, in pages; 404 for an unknown slug. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { db, now, cacheFor } = contextOf(context)
  const found = await findCampaign(db, { slug, now })
  if (!found) return data({ campaign: null }, { status: 404 })
  cacheFor({ tags: [campaignTag(slug)], params: ['page'] })
  const pages = Math.max(1, Math.ceil(found.supporters / SUPPORTERS_SHOWN_MAX))
  const page = pageNumber(new URL(request.url).searchParams, pages)
  const supporters = await listSupporters(db, { slug, offset: (page - 1) * SUPPORTERS_SHOWN_MAX })
  const { title } = found
  return data({
    campaign: {
      slug,
      title,
      lead: copy.supporters.lead(copy.supporters.count(found.supporters), title),
      supporters,
      avatars: supporters.slice(0, AVATARS).map(({ seed }) => drawKolam({ kind: 'person', id: seed })),
      page,
      pages,
      now,
    },
  })
}

export default function Supporters({ loaderData: { campaign } }: Route.ComponentProps) {
  if (!campaign) return <CampaignNotFound />
  const { slug, lead, supporters, avatars, page, pages, now } = campaign
  const words = copy.supporters
  return (
    <main id="main" className="wrap stack supporters" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${slug}`}>
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      <h1>{words.title}</h1>
      <p className="lead">{lead}</p>
      <section className="card pad ticker" aria-label={words.title}>
        {supporters.length === 0 ? (
          <p className="secondary-ink">{words.none}</p>
        ) : (
          <SupporterList supporters={supporters} avatars={avatars} now={now} />
        )}
      </section>
      {pages > 1 && (
        <nav className="row" aria-label={words.pages}>
          {page > 1 && (
            <Link className="btn secondary" to={`?page=${page - 1}`}>
              {words.newer}
            </Link>
          )}
          {page < pages && (
            <Link className="btn secondary" to={`?page=${page + 1}`}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </main>
  )
}
