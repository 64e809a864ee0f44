import { foreignLang } from '#app/platform/language/current-language.ts'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { replyForm } from '#app/features/questions/form.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { ReplyAnswer } from './answer-actions.server.ts'
import type { AnswerView } from './answer-view.server.ts'
import { copy } from './copy.ts'

interface QuestionProps {
  question: AnswerView
  answer: ReplyAnswer | undefined
  report: (id: string) => ReactNode
}

/** One question with its answer, and the forms to answer, decline or report it. */
export function Question({ question, answer, report }: QuestionProps) {
  const { id, question: asked, by, state, note, about, isByTeam, answer: was } = question
  return (
    <article className="card pad stack">
      <p className="own-question-head row">
        <span className="small secondary-ink">{by}</span>
        {(state === 'declined' || state === 'hidden') && (
          <span className={state === 'hidden' ? 'tag d-madder' : 'tag'}>{copy.tags[state]}</span>
        )}
      </p>
      <p className="own-question-text" lang={foreignLang(asked)}>
        {asked}
      </p>
      {about && (
        <p className="small">
          <Link to={about.to}>{copy.of(about.title)}</Link>
        </p>
      )}
      {note && <p className="notice">{note}</p>}
      {was !== null && (
        <div className="own-answer">
          <h3>{copy.answered(isByTeam)}</h3>
          <p lang={foreignLang(was)}>{was}</p>
        </div>
      )}
      {answer && (state === 'hidden' || isByTeam) && (
        <p className="error" role="alert">
          {answer.error}
        </p>
      )}
      {state === 'open' && (
        <>
          <Reply question={question} answer={answer} />
          <div className="row own-question-more">
            <Form method="post" noValidate>
              <input type="hidden" name="intent" value="decline" />
              <button className="btn secondary sm" name="questionId" value={id}>
                {copy.decline}
              </button>
            </Form>
            {report(id)}
          </div>
        </>
      )}
      {(state === 'answered' || state === 'declined') && !isByTeam && (
        <details open={answer !== undefined}>
          <summary>{was === null ? copy.answer : copy.change}</summary>
          <Reply question={question} answer={answer} />
        </details>
      )}
    </article>
  )
}

function Reply({ question: { id, answer: was }, answer }: Pick<QuestionProps, 'question' | 'answer'>) {
  const form = useFocusFirstError(answer && { answer: answer.error })
  return (
    <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
      <FormDraft name={`answer-${id}`} />
      <input type="hidden" name="questionId" value={id} />
      <FormField
        name="answer"
        spec={replyForm.fields.answer}
        value={answer?.typed ?? was ?? ''}
        error={answer?.error}
      />
      <p>
        <button className="btn secondary">{copy.send}</button>
      </p>
    </Form>
  )
}
