import { Link } from 'react-router'
import { formatMoney } from '#app/platform/money.ts'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import type { CampaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { copy } from './copy.ts'

const words = copy.preview

/** A few campaigns, and information for investors. */
export function Preview({ cards }: { cards: readonly CampaignCardView[] }) {
  return (
    <section className="wrap section" aria-labelledby="preview">
      <div className="section-head">
        <h2 id="preview">{words.title}</h2>
        <Link className="more" to="/campaign">
          {words.all}
        </Link>
      </div>
      <div className="thirds">
        {cards.map((card) => (
          <CampaignCard key={card.slug} card={card} />
        ))}
      </div>
      <Investors />
    </section>
  )
}

/** Information only: there is no payment here. */
function Investors() {
  const { title, body, link, tiers } = words.investors
  return (
    <div className="card investors d-neem">
      <div>
        <h3>{title}</h3>
        <p className="small secondary-ink">{body}</p>
        <Link className="more" to="/seeds">
          {link}
        </Link>
      </div>
      <ul>
        {tiers.map((tier) => (
          <li key={tier.amountMinor}>
            <b className="num">{formatMoney(tier.amountMinor, 'INR')}</b>{' '}
            <span className="small secondary-ink">{tier.body}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
