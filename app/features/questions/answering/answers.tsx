import type { ReactNode } from 'react'
import { Pages } from '#app/ui/sections/pages.tsx'
import { removedIn } from '#app/features/questions/card/done-at.ts'
import { removedText } from '#app/features/questions/copy.ts'
import type { QuestionWords } from '#app/features/questions/schema.ts'
import type { ReplyAnswer } from './answer-actions.server.ts'
import type { AnswerView } from './answer-view.server.ts'
import { copy } from './copy.ts'
import { Question } from './question.tsx'
import './answers.css'

interface AnswersProps {
  questions: readonly AnswerView[]
  pages: { page: number; hasMore: boolean }
  words: Pick<QuestionWords, 'thing'>
  /** Before the first question. */
  none: { title: string; body: string }
  answer: ReplyAnswer | undefined
  /** The way to report a question to the operators. */
  report: (id: string) => ReactNode
}

/** The questions that somebody answers: those without an answer first. */
export function Answers({ questions, pages, words, none, answer, report }: AnswersProps) {
  const isFirst = pages.page === 1
  if (questions.length === 0 && isFirst) {
    return (
      <section className="empty">
        <h2>{none.title}</h2>
        <p className="secondary-ink">{none.body}</p>
      </section>
    )
  }
  const open = questions.filter(({ state }) => state === 'open')
  const others = questions.filter(({ state }) => state !== 'open')
  return (
    <>
      <p className="secondary-ink">{copy.lead(words)}</p>
      {(open.length > 0 || isFirst) && (
        <section className="stack own-questions" aria-labelledby="open-title">
          <h2 id="open-title">{copy.open.title}</h2>
          {open.length === 0 && <p className="secondary-ink">{copy.open.none}</p>}
          <List questions={open} answer={answer} report={report} />
        </section>
      )}
      {others.length > 0 && (
        <section className="stack own-questions" aria-labelledby="others-title">
          <h2 id="others-title">{copy.others}</h2>
          <List questions={others} answer={answer} report={report} />
        </section>
      )}
      <Pages {...pages} />
    </>
  )
}

/** What the address says was just done. */
export function doneText(search: URLSearchParams, words: Pick<QuestionWords, 'thing'>): string | undefined {
  const did = search.get('did')
  const done = did === 'answer' ? copy.done.answer(words) : did === 'decline' ? copy.done.decline : ''
  return [done, removedText(removedIn(search))].filter(Boolean).join(' ') || undefined
}

function List({ questions, answer, report }: Pick<AnswersProps, 'questions' | 'answer' | 'report'>) {
  return (
    <ul className="stack">
      {questions.map((question) => (
        <li key={question.id} id={`question-${question.id}`}>
          <Question
            question={question}
            answer={answer?.questionId === question.id ? answer : undefined}
            report={report}
          />
        </li>
      ))}
    </ul>
  )
}
