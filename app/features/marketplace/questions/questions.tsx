import { Link } from 'react-router'
import type { ReportAnswer } from '#app/features/marketplace/product/report.tsx'
import { AskingNote } from './asking.tsx'
import { copy } from './copy.ts'
import { QuestionList } from './question-list.tsx'
import type { QuestionsView } from './questions-view.server.ts'

/** The section of a product's page: the viewer's own questions, the newest answers, and the way to ask. */
export function Questions({ view, answer }: { view: QuestionsView; answer: ReportAnswer | undefined }) {
  const { own, list, count, path } = view
  return (
    <section className="stack product-questions" aria-labelledby="questions">
      <h2 id="questions">{copy.title}</h2>
      {own.length + list.length === 0 && <p className="secondary-ink">{copy.none}</p>}
      <QuestionList questions={own} path={path} answer={answer} />
      <QuestionList questions={list} path={path} answer={answer} />
      {count > list.length && (
        <p>
          <Link className="more" to={path}>
            {copy.all(count)}
          </Link>
        </p>
      )}
      <AskingNote asking={view.asking} />
    </section>
  )
}
