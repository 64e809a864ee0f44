import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { CampaignCardView } from './campaign-card-view.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Thread } from '#app/ui/thread.tsx'
import './campaign-card.css'

interface CampaignCardProps {
  card: CampaignCardView
  wide?: boolean
}

/**
 * A campaign card. `wide` puts the cover beside the text from 600 px up. Below the image is the kolam, which stays
 * when the image does not load.
 */
export const CampaignCard = keptPart('campaign-card', function CampaignCard({ card, wide = false }: CampaignCardProps) {
  return (
    <article className={`card campaign-card d-${card.dye}${wide ? ' wide' : ''}`}>
      <div className="cloth framed">
        <Kolam drawing={card.kolam} {...(wide && { repeat: 0.98, id: `kolam-${card.slug}` })} />
        {card.imageUrl && <img src={card.imageUrl} alt="" loading="lazy" width="640" height="360" />}
      </div>
      <Body card={card} />
    </article>
  )
})

function Body({ card }: CampaignCardProps) {
  return (
    <div className="body">
      <h3>
        <Link to={`/campaign/${card.slug}`} lang={foreignLang(card.title)}>
          {card.title}
        </Link>
      </h3>
      <p className="place small secondary-ink">
        <Icon name="map-pin" small />
        {card.location}
      </p>
      <p className="text small" lang={foreignLang(card.description)}>
        {card.description}
      </p>
      <Thread percent={card.percent} label={card.progressLabel} />
      <p className="row between small">
        <span>
          <b className="num">{card.raised}</b> <span className="secondary-ink">{card.ofGoal}</span>
        </span>
        <span className="secondary-ink num">{card.supporters}</span>
      </p>
      <p className="row between small foot-row">
        <span className="call-to-action" lang={foreignLang(card.ctaText)}>
          {card.ctaText}
          <Icon name="arrow-right" small />
        </span>
        <span className="muted num">{card.daysLeft}</span>
      </p>
    </div>
  )
}
