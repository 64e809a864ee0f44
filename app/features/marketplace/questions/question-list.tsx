import { Form } from 'react-router'
import { Report, type ReportAnswer } from '#app/features/marketplace/product/report.tsx'
import { copy } from './copy.ts'
import type { QuestionItem } from './questions-view.server.ts'
import './questions.css'

interface QuestionListProps {
  questions: readonly QuestionItem[]
  /** Where the forms about own questions are posted. */
  path: string
  answer: ReportAnswer | undefined
}

/** Questions with their answers. Everybody can report one; its asker can withdraw it. */
export function QuestionList({ questions, path, answer }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <ul className="questions">
      {questions.map(({ id, question, by, answer: reply, note, isOwn }) => (
        <li key={id} id={`question-${id}`} className="stack">
          <p className="asked">{question}</p>
          <p className="caption secondary-ink">
            {by}
            {isOwn && <span className="tag">{copy.yours}</span>}
          </p>
          {note && <p className="small question-note">{note}</p>}
          {reply && (
            <blockquote className="reply">
              <p className="small">
                <b>{reply.by}</b>
              </p>
              <p className="told">{reply.text}</p>
            </blockquote>
          )}
          {isOwn ? <Withdraw id={id} path={path} /> : <QuestionReport id={id} answer={answer} />}
        </li>
      ))}
    </ul>
  )
}

/** The form that reports a question and its answer to the operators. */
export function QuestionReport({ id, answer }: { id: string; answer: ReportAnswer | undefined }) {
  return <Report subject="question" subjectId={id} answer={answer} />
}

function Withdraw({ id, path }: { id: string; path: string }) {
  return (
    <Form method="post" action={path} noValidate>
      <input type="hidden" name="intent" value="withdraw" />
      <button className="text-button small" name="questionId" value={id}>
        {copy.withdraw}
      </button>
    </Form>
  )
}
