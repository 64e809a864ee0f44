import { foreignLang } from '#app/platform/language/current-language.ts'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { copy } from './list-copy.ts'
import type { QuestionItem } from './questions-view.server.ts'
import './questions.css'

interface QuestionListProps {
  questions: readonly QuestionItem[]
  /** Where the forms about own questions are posted. */
  path: string
  /** The way to report a question to the operators. */
  report: (id: string) => ReactNode
}

/** Questions with their answers. Everybody can report one; its asker can withdraw it. */
export function QuestionList({ questions, path, report }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <ul className="questions">
      {questions.map(({ id, question, by, answer, note, isOwn }) => (
        <li key={id} id={`question-${id}`} className="stack">
          <p className="asked" lang={foreignLang(question)}>
            {question}
          </p>
          <p className="caption secondary-ink">
            {by}
            {isOwn && <span className="tag">{copy.yours}</span>}
          </p>
          {note && <p className="small question-note">{note}</p>}
          {answer && (
            <blockquote className="reply">
              <p className="small">
                <b>{answer.by}</b>
              </p>
              <p className="told" lang={foreignLang(answer.text)}>
                {answer.text}
              </p>
            </blockquote>
          )}
          {isOwn ? <Withdraw id={id} path={path} /> : report(id)}
        </li>
      ))}
    </ul>
  )
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
