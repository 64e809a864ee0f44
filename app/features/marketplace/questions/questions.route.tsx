import { data } from 'react-router'
import { findProductPage } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { reportOf } from '#app/features/marketplace/product/report.server.ts'
import { askOrWithdraw } from '#app/features/questions/card/ask-actions.server.ts'
import { QuestionsPage } from '#app/features/questions/card/questions-page.tsx'
import { questionsView } from '#app/features/questions/card/questions-view.server.ts'
import { copy } from '#app/features/questions/copy.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/questions.route'
import { productSubject } from './product-subject.server.ts'
import { reportQuestion } from './report-question.tsx'
import { copy as words } from './words-copy.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, view } = loaderData
  return [
    pageTitle(matches, copy.title(title)),
    { name: 'description', content: copy.metaDescription(title, view.answerer) },
  ]
}

/** All answered questions about a product, in pages; a 404 when it is not for sale. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const read = { ...ctx, db: together(ctx.db) }
  const page = pageNumber(url.searchParams)
  const [found, viewOf] = await Promise.all([
    findProductPage(ctx.db, { slug, now: ctx.now }, read.db),
    questionsView(read, productSubject, { slug, page }),
  ])
  if (!found) throw data(null, { status: 404 })
  // A page with the result of a form is not the one that others get.
  if (!url.searchParams.has('did')) ctx.cacheFor({ tags: ['products', `product:${slug}`], params: ['page'] })
  const { product, maker } = found
  return {
    slug,
    title: product.title,
    page,
    view: viewOf(maker.name),
  }
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  if (posted.has('subjectId')) return reportOf(ctx, posted)
  return askOrWithdraw(ctx, { subject: productSubject, slug, posted })
}

export default function ProductQuestions({
  loaderData: { slug, title, page, view },
  actionData,
}: Route.ComponentProps) {
  return (
    <QuestionsPage
      view={view}
      words={words}
      about={{ to: `/product/${slug}`, title }}
      page={page}
      refused={actionData && 'problem' in actionData ? actionData : undefined}
      isPosted={actionData !== undefined}
      report={reportQuestion(actionData && 'subjectId' in actionData ? actionData : undefined)}
    />
  )
}
