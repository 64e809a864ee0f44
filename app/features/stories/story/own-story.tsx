import { Form, Link } from 'react-router'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { appealForm } from './form.ts'
import { copy } from './story-copy.ts'
import type { StoryAnswer } from './story-actions.server.ts'
import type { ModerationView } from './story-view.server.ts'

const words = copy.own

interface OwnStoryProps {
  id: string
  own: ModerationView
  done: string | null
  /** Number of files that could not be attached. */
  missing: number
  answer: StoryAnswer | undefined
}

/** Shown to the author: the state, the decision, the form to appeal, and the button to withdraw. */
export function OwnStory({ own, done, missing, answer }: OwnStoryProps) {
  const said = copy.done[done ?? '']
  return (
    <section className="stack" aria-label={words.published}>
      {said && (
        <p className="notice" role="status">
          <Icon name="check" small />
          {said}
        </p>
      )}
      {missing > 0 && <p className="notice">{words.missing(missing)}</p>}
      {own.state === 'hidden' ? (
        <Hidden own={own} answer={answer?.intent === 'appeal' ? answer : undefined} />
      ) : (
        <p className="notice">
          <Icon name={own.state === 'waiting' ? 'clock' : 'user'} small />
          <span>
            {words[own.state]} {own.state === 'waiting' && <Link to="/ssr/dashboard">{words.waitingLink}</Link>}
          </span>
        </p>
      )}
      <WithdrawForm failed={answer?.intent === 'take-back' ? answer.errors[''] : undefined} />
    </section>
  )
}

function Hidden({ own, answer }: { own: ModerationView; answer: StoryAnswer | undefined }) {
  const { rule, words: why, decidedOn, answerBy, isFinal, canAppeal } = own
  return (
    <div className="card pad stack">
      <h2>{words.hidden}</h2>
      <dl className="term-list">
        {[
          [words.rule, rule],
          [words.reason, why],
          [words.on, decidedOn],
        ].map(
          ([label, value]) =>
            value && (
              <div key={label} className="own-decision">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {answerBy && <p className="notice">{words.appealed(answerBy)}</p>}
      {isFinal && <p>{words.final}</p>}
      {canAppeal && <Appeal answer={answer} answerDays={own.answerDays} />}
    </div>
  )
}

function Appeal({ answer, answerDays }: { answer: StoryAnswer | undefined; answerDays: number }) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      <FormDraft name="appeal" />
      <h3>{words.appeal}</h3>
      <p>{words.appealLead(answerDays)}</p>
      {answer?.errors[''] && (
        <p className="error-summary" role="alert">
          {answer.errors['']}
        </p>
      )}
      <FormFields fields={appealForm.fields} values={answer?.values} errors={answer?.errors} />
      <p>
        <button className="btn primary" name="intent" value="appeal">
          {words.appealSend}
        </button>
      </p>
    </Form>
  )
}

function WithdrawForm({ failed }: { failed: string | undefined }) {
  return (
    <details className="story-details" open={failed ? true : undefined}>
      <summary>{words.withdraw}</summary>
      <Form method="post" className="stack" noValidate>
        <p>{words.withdrawLead}</p>
        {failed && (
          <p className="error-summary" role="alert">
            {failed}
          </p>
        )}
        <p>
          <button className="btn secondary" name="intent" value="take-back">
            {words.withdrawSend}
          </button>
        </p>
      </Form>
    </details>
  )
}
