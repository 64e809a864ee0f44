import { Link } from 'react-router'
import type { ReportAnswer } from '#app/features/marketplace/product/report.tsx'
import { AskingNote } from '#app/features/questions/card/asking.tsx'
import { copy as listCopy } from '#app/features/questions/card/list-copy.ts'
import { QuestionList } from '#app/features/questions/card/question-list.tsx'
import type { QuestionsView } from '#app/features/questions/card/questions-view.server.ts'
import { copy } from './copy.ts'
import { reportQuestion } from './report-question.tsx'

/** The section of a product's page: the viewer's own questions, the newest answers, and the way to ask. */
export function Questions({ view, answer }: { view: QuestionsView; answer: ReportAnswer | undefined }) {
  const { own, list, all, path } = view
  const report = reportQuestion(answer)
  return (
    <section className="stack product-questions" aria-labelledby="questions">
      <h2 id="questions">{copy.title}</h2>
      {own.length + list.length === 0 && <p className="secondary-ink">{listCopy.none}</p>}
      <QuestionList questions={own} path={path} report={report} />
      <QuestionList questions={list} path={path} report={report} />
      {all && (
        <p>
          <Link className="more" to={path}>
            {all}
          </Link>
        </p>
      )}
      <AskingNote asking={view.asking} />
    </section>
  )
}
