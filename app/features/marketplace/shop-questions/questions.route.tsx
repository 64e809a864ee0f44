import { useSearchParams } from 'react-router'
import { listShopQuestions } from '#app/features/marketplace/questions/question-queries.server.ts'
import { removedIn } from '#app/features/marketplace/questions/done-at.ts'
import { removedText } from '#app/features/marketplace/questions/page-copy.ts'
import type { ReportAnswer } from '#app/features/marketplace/product/report.tsx'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/questions.route'
import { actOnQuestion, type ReplyAnswer } from './question-actions.server.ts'
import { copy } from './copy.ts'
import { type ShopQuestionView, shopQuestionView } from './question-view.server.ts'
import { Question } from './question.tsx'
import './questions.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The questions about the seller's products: open ones first, the oldest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  return { questions: (await listShopQuestions(ctx.db, ctx)).map(shopQuestionView) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnQuestion(sellerOf(context), await readForm(request))
}

export default function Questions({ loaderData: { questions }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const did = search.get('did')
  const done = did === 'answer' || did === 'decline' ? copy.done[did] : ''
  const removed = removedText(removedIn(search))
  const open = questions.filter(({ state }) => state === 'open')
  const others = questions.filter(({ state }) => state !== 'open')
  return (
    <ShopPage
      current="questions"
      title={copy.title}
      done={(!actionData && [done, removed].filter(Boolean).join(' ')) || undefined}
    >
      {questions.length === 0 ? (
        <section className="empty">
          <h2>{copy.none.title}</h2>
          <p className="secondary-ink">{copy.none.body}</p>
        </section>
      ) : (
        <>
          <p className="secondary-ink">{copy.lead}</p>
          <section className="stack" aria-labelledby="open-title">
            <h2 id="open-title">{copy.open.title}</h2>
            {open.length === 0 && <p className="secondary-ink">{copy.open.none}</p>}
            <List questions={open} answer={actionData} />
          </section>
          {others.length > 0 && (
            <section className="stack" aria-labelledby="others-title">
              <h2 id="others-title">{copy.others}</h2>
              <List questions={others} answer={actionData} />
            </section>
          )}
        </>
      )}
    </ShopPage>
  )
}

interface ListProps {
  questions: readonly ShopQuestionView[]
  answer: ReplyAnswer | ReportAnswer | undefined
}

function List({ questions, answer }: ListProps) {
  const reply = answer && 'questionId' in answer ? answer : undefined
  const report = answer && 'subjectId' in answer ? answer : undefined
  return (
    <ul className="stack own-questions">
      {questions.map((question) => (
        <li key={question.id} id={`question-${question.id}`}>
          <Question
            question={question}
            answer={reply?.questionId === question.id ? reply : undefined}
            report={report}
          />
        </li>
      ))}
    </ul>
  )
}
