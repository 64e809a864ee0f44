import { Form } from 'react-router'
import { acceptForm, closeForm, hideForm, reopenForm } from '#app/features/needs/forms.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { copy } from './copy.ts'
import type { NeedAnswer } from './need-actions.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import type { NeedView } from './need-view.server.ts'

interface OwnNeedProps {
  need: NeedView
  /** The author's contact, as the field's default. */
  contact: string
  answer: NeedAnswer | undefined
}

/** The answers, for the author of the need. */
export function AnswerList({ need, contact, answer }: OwnNeedProps) {
  const words = copy.answers
  return (
    <section className="stack" id="answers" aria-labelledby="answers-title">
      <h2 id="answers-title">{words.title}</h2>
      {need.given.length === 0 && <p className="secondary-ink">{words.none}</p>}
      <ul className="stack">
        {need.given.map((given) => (
          <li key={given.id} className="card pad stack">
            <h3>{given.name}</h3>
            <p className="small secondary-ink">{`${given.college} · ${given.sent}`}</p>
            <p className="need-text">{given.message}</p>
            {given.offer && (
              <p>
                <b>{words.offers}</b> {given.offer}
              </p>
            )}
            {given.isAccepted ? (
              <p className="notice need-reach">
                <span>
                  {words.accepted}
                  <b>{given.contact ? showPhone(given.contact) : words.gone}</b>
                </span>
              </p>
            ) : (
              <Accept given={given} contact={contact} answer={answer} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AcceptProps {
  given: NeedView['given'][number]
  contact: string
  answer: NeedAnswer | undefined
}

/** Accepts an answer and passes the author's contact on. */
function Accept({ given: { id, name }, contact, answer }: AcceptProps) {
  const words = copy.answers
  const asked = answer?.intent === 'accept' && answer.values['answerId'] === id ? answer : undefined
  return (
    <details open={asked ? true : undefined}>
      <summary aria-label={words.acceptOf(name)}>{words.accept}</summary>
      <Form method="post" className="stack" noValidate preventScrollReset>
        <p className="secondary-ink">{words.acceptLead(name)}</p>
        <input type="hidden" name="answerId" value={id} />
        <FormField
          name="contact"
          spec={acceptForm.fields.contact}
          value={asked?.values['contact'] ?? contact}
          error={asked?.errors['contact']}
        />
        <FormField
          name="consent"
          spec={{ ...acceptForm.fields.consent, label: words.consent(name) }}
          value=""
          error={asked?.errors['consent']}
        />
        <button className="btn primary" name="intent" value="accept">
          {words.send}
        </button>
      </Form>
    </details>
  )
}

/** Closes the author's need, or opens it again. */
export function CloseOrReopen({ need, answer }: Omit<OwnNeedProps, 'contact'>) {
  const words = copy.close
  const canReopen = need.state === 'closed' || need.state === 'over'
  return (
    <div className="card pad stack">
      {canReopen && (
        <Form method="post" className="stack" noValidate>
          <h2>{words.reopenTitle}</h2>
          <FormField name="until" spec={reopenForm.fields.until} {...shownAgain(answer, 'reopen', 'until')} />
          <button className="btn secondary" name="intent" value="reopen">
            {words.reopen}
          </button>
        </Form>
      )}
      {need.state !== 'closed' && (
        <Form method="post" className="stack" noValidate>
          <h2>{words.title}</h2>
          <p className="secondary-ink">{words.lead}</p>
          <FormField name="word" spec={closeForm.fields.word} {...shownAgain(answer, 'close', 'word')} />
          <button className="btn secondary" name="intent" value="close">
            {words.send}
          </button>
        </Form>
      )}
    </div>
  )
}

/** Hides or shows the need, for operators. */
export function OperatorForm({ isHidden, answer }: { isHidden: boolean; answer: NeedAnswer | undefined }) {
  const words = copy.queue
  return (
    <Form method="post" className="card pad stack" noValidate>
      <h2>{words.title}</h2>
      {isHidden ? (
        <button className="btn secondary" name="intent" value="show">
          {words.show}
        </button>
      ) : (
        <>
          <FormField name="reason" spec={hideForm.fields.reason} {...shownAgain(answer, 'hide', 'reason')} />
          <button className="btn secondary" name="intent" value="hide">
            {words.hide}
          </button>
        </>
      )}
    </Form>
  )
}

/** What was posted in a field of a refused form, and why it was refused. */
const shownAgain = (answer: NeedAnswer | undefined, intent: string, field: string) =>
  answer?.intent === intent
    ? { value: answer.values[field] ?? '', error: answer.errors[field] }
    : { value: '', error: undefined }
