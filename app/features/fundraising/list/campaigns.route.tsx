import { Link } from 'react-router'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/campaigns.route'
import './campaigns.css'
import { copy } from './copy.ts'

const CAMPAIGNS_MAX = 60

type Order = (typeof copy.orders)[number]['order']

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.siteUrl}/campaign` },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, config, cacheFor } = contextOf(context)
  const order = orderOf(new URL(request.url).searchParams.get('order'))
  const campaigns = await listCampaigns(db, { now, order, limit: CAMPAIGNS_MAX })
  cacheFor({ tags: ['campaigns'], params: ['order'] })
  return { siteUrl: config.siteUrl, order, cards: campaigns.map(campaignCardView) }
}

export default function Campaigns({ loaderData: { order, cards } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap campaigns" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <Orders current={order} />
      <h2 className="visually-hidden">{copy.all}</h2>
      <ul className="campaign-grid">
        {cards.map((card, index) => (
          <li key={card.slug} className={index === 0 ? 'first' : undefined}>
            <CampaignCard card={card} wide={index === 0} />
          </li>
        ))}
        <li>
          <StartOne isFirst={cards.length === 0} />
        </li>
      </ul>
      <HowItWorks />
    </main>
  )
}

function Orders({ current }: { current: Order }) {
  return (
    <nav className="segments" aria-label={copy.orderLabel}>
      {copy.orders.map(({ order, label }) => (
        <Link
          key={order}
          to={order === 'featured' ? '/campaign' : `?order=${order}`}
          aria-current={order === current ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {label}
        </Link>
      ))}
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

function orderOf(text: string | null): Order {
  return copy.orders.find(({ order }) => order === text)?.order ?? 'featured'
}
