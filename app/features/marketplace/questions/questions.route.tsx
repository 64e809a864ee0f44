import { data, Link, useSearchParams } from 'react-router'
import { findProductPage } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { reportOf } from '#app/features/marketplace/product/report.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import type { Route } from './+types/questions.route'
import { Ask } from './ask.tsx'
import { AskingNote } from './asking.tsx'
import { copy as listCopy } from './copy.ts'
import { removedIn } from './done-at.ts'
import { copy, removedText } from './page-copy.ts'
import { ask, withdraw } from './question-actions.server.ts'
import { QuestionList } from './question-list.tsx'
import { questionsView } from './questions-view.server.ts'
import { QUESTIONS_PER_PAGE } from './schema.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, view } = loaderData
  return [
    pageTitle(matches, copy.title(title)),
    { name: 'description', content: copy.metaDescription(title, view.seller) },
  ]
}

/** All answered questions about a product, in pages; a 404 when it is not for sale. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const found = await findProductPage(ctx.db, { slug, now: ctx.now })
  if (!found) throw data(null, { status: 404 })
  // A page with the result of a form is not the one that others get.
  if (!url.searchParams.has('did')) ctx.cacheFor({ tags: ['products', `product:${slug}`], params: ['page'] })
  const page = pageNumber(url.searchParams)
  const { product, maker } = found
  return {
    slug,
    title: product.title,
    page,
    view: await questionsView(ctx, { product, seller: maker.name, page }),
  }
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  if (posted.has('subjectId')) return reportOf(ctx, posted)
  return posted.get('intent') === 'withdraw' ? withdraw(ctx, slug, posted) : ask(ctx, slug, posted)
}

export default function QuestionsPage({ loaderData: { slug, title, page, view }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const refused = actionData && 'problem' in actionData ? actionData : undefined
  const report = actionData && 'subjectId' in actionData ? actionData : undefined
  const did = actionData ? null : search.get('did')
  return (
    <main id="main" className="wrap stack questions-page" tabIndex={-1}>
      <Link className="crumb" to={`/product/${slug}`}>
        <Icon name="arrow-left" small />
        {copy.back(title)}
      </Link>
      <h1>{copy.title(title)}</h1>
      {(did === 'asked' || did === 'withdrawn') && (
        <p className="notice" role="status">
          {[copy.done[did], removedText(removedIn(search))].filter(Boolean).join(' ')}
        </p>
      )}
      {refused && <Ask view={view} answer={refused} />}
      {view.own.length + view.list.length === 0 && <p className="secondary-ink">{listCopy.none}</p>}
      <QuestionList questions={view.own} path={view.path} answer={report} />
      <QuestionList questions={view.list} path={view.path} answer={report} />
      <Pages page={page} hasMore={page * QUESTIONS_PER_PAGE < view.count} words={copy} />
      {!refused && (view.canAsk ? <Ask view={view} /> : <AskingNote asking={view.asking} />)}
    </main>
  )
}
