import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { photoThumbs } from '#app/features/marketplace/review-photos/photo-thumbs.server.ts'
import { ReviewPhotos } from '#app/features/marketplace/review-photos/review-photos.tsx'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { answerReview } from '#app/features/marketplace/trust/answer-review.server.ts'
import { listShopReviews, type OwnShopReview } from '#app/features/marketplace/trust/review-queries.server.ts'
import { STARS_MAX } from '#app/features/marketplace/schema.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/reviews.route'
import { copy } from './copy.ts'
import { answerForm, changedAnswerForm } from './form.ts'
import './reviews.css'

const PATH = '/account/shop/reviews'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const page = pageNumber(url.searchParams)
  const { reviews, hasMore } = await listShopReviews(together(ctx.db), { actor: ctx.actor, page })
  return { reviews: reviews.map(viewOf), page, hasMore }
}

interface Answer {
  reviewId: string
  typed: string
  error: string
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  const reviewId = String(posted.get('reviewId') ?? '')
  const form = posted.get('was') === 'yes' ? parseFields(changedAnswerForm, posted) : parseFields(answerForm, posted)
  if (!form.ok) {
    const { errors, values } = form
    return data<Answer>({ reviewId, typed: values['answer'] ?? '', error: errors['answer'] ?? '' }, { status: 400 })
  }
  const outcome = await answerReview(ctx, { reviewId, answer: form.value.answer ?? '' })
  if (!outcome.ok) throw data(null, { status: 404 })
  throw redirect(`${PATH}?did=answer`, 303)
}

const viewOf = ({ createdAt, photos, ...review }: OwnShopReview) => ({
  ...review,
  photos: photoThumbs(photos),
  day: formatDate(createdAt),
})
type RowView = ReturnType<typeof viewOf>

export default function Reviews({ loaderData: { reviews, page, hasMore }, actionData }: Route.ComponentProps) {
  const did = useSearchParams()[0].get('did')
  return (
    <ShopPage
      current="reviews"
      title={copy.title}
      done={did === 'answer' && !actionData ? copy.done.answer : undefined}
    >
      {reviews.length === 0 && page === 1 ? (
        <section className="empty">
          <h2>{copy.none.title}</h2>
          <p className="secondary-ink">{copy.none.body}</p>
        </section>
      ) : (
        <>
          <p className="secondary-ink">{copy.lead}</p>
          <ul className="stack own-reviews">
            {reviews.map((review) => (
              <li key={review.id}>
                <Review review={review} answer={actionData?.reviewId === review.id ? actionData : undefined} />
              </li>
            ))}
          </ul>
          <Pages page={page} hasMore={hasMore} words={copy.pages} />
        </>
      )}
    </ShopPage>
  )
}

const STARS = Array.from({ length: STARS_MAX }, (_, at) => at + 1)

function Review({ review, answer }: { review: RowView; answer: Answer | undefined }) {
  const { stars, authorName, day, text, productSlug, productTitle, isHidden, hiddenReason } = review
  return (
    <article className="card pad stack">
      <p className="row own-review-head">
        <span className="own-stars" role="img" aria-label={copy.stars(stars)}>
          {STARS.map((star) => (
            <span key={star} className={star <= stars ? 'on' : undefined}>
              <Icon name="star" small />
            </span>
          ))}
        </span>
        <span className="small secondary-ink">{copy.by(authorName, day)}</span>
      </p>
      <p className="own-review-text" lang={foreignLang(text)}>
        {text || <span className="secondary-ink">{copy.noWords}</span>}
      </p>
      <ReviewPhotos photos={review.photos} by={authorName} />
      <p className="small">
        <Link to={`/product/${productSlug}`}>{copy.of(productTitle)}</Link>
      </p>
      {isHidden && (
        <p className="notice">
          {copy.hidden} {hiddenReason && copy.reason(hiddenReason)}
        </p>
      )}
      {review.answer !== null && (
        <div className="own-answer">
          <h3>{copy.answered}</h3>
          <p lang={foreignLang(review.answer)}>{review.answer}</p>
        </div>
      )}
      {!isHidden && (
        <details open={answer !== undefined}>
          <summary>{review.answer === null ? copy.open : copy.change}</summary>
          <AnswerForm review={review} answer={answer} />
        </details>
      )}
    </article>
  )
}

function AnswerForm({ review: { id, answer: was }, answer }: { review: RowView; answer: Answer | undefined }) {
  const form = useFocusFirstError(answer && { answer: answer.error })
  const { fields } = was === null ? answerForm : changedAnswerForm
  return (
    <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
      <FormDraft name={`reply-${id}`} />
      <input type="hidden" name="reviewId" value={id} />
      {was !== null && <input type="hidden" name="was" value="yes" />}
      <FormField name="answer" spec={fields.answer} value={answer?.typed ?? was ?? ''} error={answer?.error} />
      <p>
        <button className="btn secondary">{copy.answer.send}</button>
      </p>
    </Form>
  )
}
