import { useSearchParams } from 'react-router'
import { reportOf } from '#app/features/marketplace/product/report.server.ts'
import { productSubject } from '#app/features/marketplace/questions/product-subject.server.ts'
import { listShopQuestions } from '#app/features/marketplace/questions/question-queries.server.ts'
import { SHOP_QUESTIONS_PATH } from '#app/features/marketplace/questions/questions-path.ts'
import { reportQuestion } from '#app/features/marketplace/questions/report-question.tsx'
import { copy as words } from '#app/features/marketplace/questions/words-copy.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { answerOrDecline } from '#app/features/questions/answering/answer-actions.server.ts'
import { answerView } from '#app/features/questions/answering/answer-view.server.ts'
import { Answers, doneText } from '#app/features/questions/answering/answers.tsx'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/questions.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The questions about the seller's products: open ones first, the oldest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, actor } = sellerOf(context)
  const page = pageNumber(url.searchParams)
  const { rows, hasMore } = await listShopQuestions(together(db), { actor, page })
  return {
    pages: { page, hasMore },
    questions: rows.map((question) =>
      answerView(question, productSubject, {
        to: `/product/${question.productSlug}`,
        title: question.productTitle,
      }),
    ),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  if (posted.has('subjectId')) return reportOf(ctx, posted)
  return answerOrDecline(ctx, { subject: productSubject, path: SHOP_QUESTIONS_PATH, posted })
}

export default function Questions({ loaderData: { questions, pages }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <ShopPage current="questions" title={copy.title} done={actionData ? undefined : doneText(search, words)}>
      <Answers
        questions={questions}
        pages={pages}
        words={words}
        none={copy.none}
        answer={actionData && 'questionId' in actionData ? actionData : undefined}
        report={reportQuestion(actionData && 'subjectId' in actionData ? actionData : undefined)}
      />
    </ShopPage>
  )
}
