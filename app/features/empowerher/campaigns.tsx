import { Link } from 'react-router'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import type { CampaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { LiveDemo } from '#app/features/fundraising/live-demo/live-demo.tsx'
import { copy } from './copy.ts'
import { StoryCarousel } from './story-carousel.tsx'

const CAROUSEL_CARDS = 3
const DEMO_EVERY_MS = 8_000
const DEMO_CHANCE = 0.3
const words = copy.campaigns

/** The campaigns tab: a carousel of three stories, the other campaigns as cards, and the demo. */
export function Campaigns({ cards }: { cards: readonly CampaignCardView[] }) {
  const others = cards.slice(CAROUSEL_CARDS)
  return (
    <>
      <section className="stories" aria-labelledby="stories">
        <h2 id="stories">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <StoryCarousel cards={cards.slice(0, CAROUSEL_CARDS)} />
        {cards.length === 0 && <NoCampaigns />}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <div className="section-head">
            <h2 id="others">{words.more}</h2>
            <Link className="more" to="/campaign">
              {words.all}
            </Link>
          </div>
          <div className="course-cards">
            {others.map((card) => (
              <CampaignCard key={card.slug} card={card} />
            ))}
          </div>
        </section>
      )}
      <LiveDemo everyMs={DEMO_EVERY_MS} chance={DEMO_CHANCE} />
    </>
  )
}

function NoCampaigns() {
  return (
    <div className="empty">
      <h3>{words.none.title}</h3>
      <p>{words.none.body}</p>
      <Link className="btn secondary" to="/campaign">
        {words.none.link}
      </Link>
    </div>
  )
}
