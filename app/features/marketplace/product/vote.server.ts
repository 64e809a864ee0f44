import { data, redirect } from 'react-router'
import { voteReview } from '#app/features/marketplace/trust/vote-review.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'

/** Marks a review as helpful, or takes it back, as the button says. @throws a redirect to the review. */
export async function voteOf(ctx: RequestContext, slug: string, posted: FormData): Promise<never> {
  const reviewId = String(posted.get('reviewId') ?? '')
  const outcome = await voteReview(ctx, { reviewId, isHelpful: posted.get('helpful') === 'yes' })
  if (outcome.ok) throw redirect(`/product/${slug}#review-${reviewId}`, 303)
  if (outcome.reason === 'not-signed-in') throw redirect(signInHref(`/product/${slug}#reviews`), 303)
  throw data(null, { status: outcome.reason === 'own' ? 409 : 404 })
}
