import { Link } from 'react-router'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import type { CampaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { LandingWords } from '#app/features/landing/copy.ts'
import './live-impact.css'

interface LiveImpactProps {
  words: LandingWords['impact']
  featured: CampaignCardView | null
  stats: readonly { figure: string; text: string }[]
}

/** A featured story, and two figures, each with a sentence that says what is counted. */
export function LiveImpact({ words, featured, stats }: LiveImpactProps) {
  return (
    <section className="section sunk" aria-labelledby="impact-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="impact-title">{words.title}</h2>
          <Link className="more" to="/impact">
            {words.all}
          </Link>
        </div>
        <div className="live-impact">
          {featured ? (
            <CampaignCard card={featured} wide />
          ) : (
            <div className="empty">
              <p>{words.none}</p>
              <Link className="btn secondary" to="/campaign">
                {words.campaigns}
              </Link>
            </div>
          )}
          {stats.length > 0 && (
            <ul className="stats">
              {stats.map(({ figure, text }) => (
                <li key={text} className="card stat">
                  <b className="num">{figure}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
