import { foreignLang } from '#app/platform/language/current-language.ts'
import { Form, Link } from 'react-router'
import { ReviewPhotos } from '#app/features/marketplace/review-photos/review-photos.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { copy } from './copy.ts'
import { Report, type ReportAnswer } from './report.tsx'
import type { ReviewItem, ReviewsView } from './reviews-view.server.ts'
import './reviews.css'

const words = copy.reviews
const STARS = [1, 2, 3, 4, 5] as const

interface ReviewsProps {
  reviews: ReviewsView
  rating: { average: string; label: string } | null
  makerName: string
  answer: ReportAnswer | undefined
}

/** The reviews: the distribution of the stars, then the texts with the seller's answers. */
export function Reviews({ reviews: { spread, list, page, hasMore, signIn }, rating, makerName, answer }: ReviewsProps) {
  return (
    <section className="stack product-reviews" aria-labelledby="reviews">
      <h2 id="reviews">{words.title}</h2>
      {rating ? <Spread spread={spread} rating={rating} /> : <p className="secondary-ink">{words.none}</p>}
      <ul>
        {list.map((review) => (
          <li key={review.id} className="stack" id={`review-${review.id}`}>
            <p className="row">
              <Stars count={review.stars} />
              <b>{review.authorName}</b>
              {review.isBought && <span className="tag">{words.bought}</span>}
              <span className="caption secondary-ink">{review.date}</span>
            </p>
            {review.text && (
              <p className="told" lang={foreignLang(review.text)}>
                {review.text}
              </p>
            )}
            <ReviewPhotos photos={review.photos} by={review.authorName} />
            {review.answer && (
              <blockquote className="answer">
                <p className="small">
                  <b>{words.answer(makerName)}</b>
                </p>
                <p className="told" lang={foreignLang(review.answer)}>
                  {review.answer}
                </p>
              </blockquote>
            )}
            <div className="row review-acts">
              <Helpful review={review} signIn={signIn} />
              <Report subject="review" subjectId={review.id} answer={answer} />
            </div>
          </li>
        ))}
      </ul>
      <Pages page={page} hasMore={hasMore} words={words.pages} at="reviews" />
    </section>
  )
}

/** Marks a review as helpful. The button says what it will do, so that posting it twice changes nothing. */
function Helpful({ review: { id, helpful, canVote, isVoted }, signIn }: { review: ReviewItem; signIn: string | null }) {
  const count = helpful > 0 && <span className="small secondary-ink">{words.helpful.count(helpful)}</span>
  if (signIn !== null) {
    return (
      <p className="row">
        {count}
        <Link className="small" to={signIn} rel="nofollow">
          {words.helpful.signIn}
        </Link>
      </p>
    )
  }
  return (
    <Form method="post" className="row" preventScrollReset noValidate>
      {canVote && (
        <>
          <input type="hidden" name="reviewId" value={id} />
          <button className="btn secondary sm" name="helpful" value={isVoted ? 'no' : 'yes'} aria-pressed={isVoted}>
            {isVoted && <Icon name="check" small />}
            {words.helpful.button}
          </button>
        </>
      )}
      {count}
    </Form>
  )
}

function Spread({ spread, rating }: { spread: ReviewsView['spread']; rating: { average: string; label: string } }) {
  return (
    <div className="spread">
      <p>
        <b className="num" aria-hidden="true">
          {rating.average}
        </b>
        <span className="visually-hidden">{rating.label}</span>
        <span className="small secondary-ink" aria-hidden="true">
          {words.from(spread.reduce((sum, { count }) => sum + count, 0))}
        </span>
      </p>
      <dl aria-label={words.spread}>
        {spread.map(({ stars, count, share }) => (
          <div key={stars}>
            <dt className="small">{words.stars(stars)}</dt>
            <dd className="small num">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" rx="2" className="bar" />
                <rect width={share} height="8" rx="2" className="bar-full" />
              </svg>
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={words.label(count)}>
      {STARS.map((star) => (
        <span key={star} className={star <= count ? 'on' : undefined}>
          <Icon name="star" small />
        </span>
      ))}
    </span>
  )
}
