import { foreignLang } from '#app/platform/language/current-language.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { StoryAuthor } from './author.tsx'
import { copy } from './copy.ts'
import type { StudentMembership } from '#app/features/students/views.ts'
import { LikeButton } from './like-button.tsx'
import type { StoryCardView } from './story-card-view.server.ts'
import './story-card.css'
import { Picture } from '#app/ui/picture.tsx'

interface StoryCardProps {
  card: StoryCardView
  membership: StudentMembership
  /** Where a like without JavaScript returns to. */
  returnTo: string
  isFirst?: boolean
  onLikes?: ((change: number) => void) | undefined
}

/** A story as a card: pictures or kolam, author, results and likes. */
export function StoryCard({ card, membership, returnTo, isFirst = false, onLikes }: StoryCardProps) {
  const { id, title, metrics, dye } = card
  const to = `/stories/${id}`
  return (
    <article className={`card story-card d-${dye}`} id={`story-${id}`} aria-labelledby={`title-${id}`}>
      <Cover card={card} isFirst={isFirst} />
      <div className="story-body">
        <StoryAuthor author={card.author} time={card.time} />
        <h3 id={`title-${id}`}>
          <Link to={to} lang={foreignLang(title)}>
            {title}
          </Link>
        </h3>
        <p className="small story-text" lang={foreignLang(card.excerpt)}>
          {card.excerpt}
        </p>
        <ul className="story-tags">
          <li className="tag">{card.cause}</li>
          {card.isSample && <li className="tag story-sample">{copy.sample}</li>}
          {metrics.map(({ name, value }) => (
            <li key={name} className="tag" lang={foreignLang(name)}>
              {copy.metric(name, value)}
            </li>
          ))}
          {card.location && (
            <li className="small secondary-ink story-place">
              <Icon name="map-pin" small />
              {card.location}
            </li>
          )}
        </ul>
      </div>
      {!card.isSample && (
        <div className="story-foot">
          <LikeButton
            story={card}
            membership={membership}
            returnTo={`${returnTo}#story-${id}`}
            {...(onLikes && { onCount: onLikes })}
          />
          <Link
            className="btn sm"
            to={`${to}#share`}
            aria-label={copy.shareNamed(title)}
            onClick={(event) => shareOnPhone(event, { title, url: new URL(to, location.href).href })}
          >
            <Icon name="share-2" />
            {copy.share}
          </Link>
        </div>
      )}
    </article>
  )
}

/** Opens the system's share sheet where there is one; otherwise the link is followed. */
export function shareOnPhone(event: MouseEvent, words: { title: string; url: string }): void {
  if (!('share' in navigator)) return
  event.preventDefault()
  navigator.share(words).catch(() => {})
}

function Cover({ card: { media, kolam }, isFirst }: { card: StoryCardView; isFirst: boolean }) {
  const pictures = media.filter(({ kind }) => kind === 'image').length
  return (
    <div className={`cloth story-cover pictures-${media.length}`}>
      <Kolam drawing={kolam} repeat={0.98} />
      {media.length > 0 && (
        <div className="story-pictures">
          {media.map((medium, i) =>
            medium.kind === 'image' ? (
              <div key={medium.id} className="framed">
                <Picture
                  picture={medium}
                  alt={medium.caption || copy.picture(i + 1, pictures)}
                  sizes={media.length > 1 ? '(min-width: 760px) 170px, 50vw' : '(min-width: 760px) 300px, 100vw'}
                  isFirst={isFirst}
                />
              </div>
            ) : (
              <div key={medium.id} className="story-film" role="img" aria-label={medium.caption || copy.video}>
                <Icon name="play" />
              </div>
            ),
          )}
        </div>
      )}
    </div>
  )
}

const SKELETONS = ['one', 'two', 'three']

/** Placeholders while the feed loads. */
export function StorySkeletons() {
  return (
    <div className="story-list" role="status">
      <span className="visually-hidden">{copy.skeletons}</span>
      {SKELETONS.map((each) => (
        <div key={each} className="card story-card story-skeleton" aria-hidden="true">
          <div className="story-cover" />
          <div className="story-body">
            <i />
            <i />
            <i />
          </div>
          <div className="story-foot" />
        </div>
      ))}
    </div>
  )
}
