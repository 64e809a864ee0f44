import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { CampaignView } from './campaign-view.server.ts'
import { Celebration } from './celebration.tsx'
import { copy } from './copy.ts'
import { Dock } from './dock.tsx'
import { LatestSupporters } from '#app/features/fundraising/supporters/latest-supporters.tsx'
import { ProgressCard } from './progress-card.tsx'
import { Story } from './story.tsx'
import { useLiveSupporters } from '#app/features/fundraising/supporters/use-live-supporters.ts'

export function CampaignPage({ campaign }: { campaign: CampaignView }) {
  const { live, milestone, dismiss } = useLiveSupporters(campaign.slug, campaign.live)
  const { slug, title, location, category, organiser, pageUrl, ctaText, kolam, imageUrl, coverAlt } = campaign
  const { goal, chips, isOpen, daysLeft, closedTitle, closedBecause } = campaign
  const progress = { slug, title, pageUrl, goal, chips, isOpen, daysLeft, closedTitle, closedBecause }
  const { raisedMinor, supporters, percent } = live
  const { live: _figures, now: _now, avatars: _avatars, ...told } = campaign
  return (
    <>
      <main id="main" className={`wrap campaign d-${campaign.dye}`} tabIndex={-1}>
        <Link className="crumb" to="/campaign">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <div className="columns">
          <Cover campaign={{ kolam, imageUrl, coverAlt }} />
          <Head campaign={{ title, location, category, organiser }} />
          <div className="side">
            <ProgressCard campaign={progress} live={{ raisedMinor, supporters, percent }} />
            <LatestSupporters
              slug={campaign.slug}
              latest={live.latest}
              total={live.supporters}
              avatars={campaign.avatars}
              renderedAt={campaign.now}
            />
          </div>
          <Story campaign={told} />
        </div>
      </main>
      {isOpen && <Dock campaign={{ slug, title, pageUrl, ctaText }} />}
      <p className="visually-hidden" role="status">
        {milestone && copy.celebration.title(milestone)}
      </p>
      {milestone && <Celebration slug={campaign.slug} count={milestone} onDone={dismiss} />}
    </>
  )
}

type CoverView = Pick<CampaignView, 'kolam' | 'imageUrl' | 'coverAlt'>

const Cover = keptPart('campaign-cover', function Cover({ campaign }: { campaign: CoverView }) {
  const { kolam, imageUrl, coverAlt } = campaign
  return (
    <div className="cover-frame">
      <div className="cloth cover framed">
        <Kolam drawing={kolam} repeat={0.98} id="cover-kolam" />
        {imageUrl && <img src={imageUrl} alt={coverAlt} width="1280" height="640" />}
      </div>
      <div className="selvedge" />
    </div>
  )
})

type HeadView = Pick<CampaignView, 'title' | 'location' | 'category' | 'organiser'>

const Head = keptPart('campaign-head', function Head({ campaign }: { campaign: HeadView }) {
  const { title, location, category, organiser } = campaign
  return (
    <header className="head">
      <p className="where">
        <span>
          <Icon name="map-pin" small />
          {location}
        </span>
        <span>
          <Icon name="heart-handshake" small />
          {category}
        </span>
      </p>
      <h1 lang={foreignLang(title)}>{title}</h1>
      <div className="who">
        <span className={`avatar d-${organiser.dye}`}>
          <Kolam drawing={organiser.kolam} stroke={0.13} />
        </span>
        <p>
          <b>{organiser.name}</b>
          {organiser.note && (
            <span className="small secondary-ink" lang={foreignLang(organiser.note)}>
              {organiser.note}
            </span>
          )}
        </p>
      </div>
    </header>
  )
})
