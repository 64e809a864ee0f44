import { Form, Link } from 'react-router'
import { answerForm } from '#app/features/needs/forms.ts'
import type { StudentMembership } from '#app/features/students/views.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { BOARD } from './board-href.ts'
import { copy } from './copy.ts'
import type { NeedAnswer } from './need-actions.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import type { NeedView } from './need-view.server.ts'

interface AnswerSectionProps {
  need: NeedView
  membership: StudentMembership
  /** The signed-in user's contact, as the field's default. */
  contact: string
  answer: NeedAnswer | undefined
}

/** The user's own answer, the form for one, or what is required first. */
export function AnswerSection({ need, membership, contact, answer }: AnswerSectionProps) {
  const words = copy.answer
  const isOpen = need.state === 'open'
  const asked = answer?.intent === 'answer' ? answer : undefined
  return (
    <section className="card pad stack" id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{need.own ? words.own : words.title}</h2>
      {need.own && <OwnAnswer need={need} own={need.own} />}
      {!need.own && !isOpen && <p className="secondary-ink">{closedText(need.state)}</p>}
      {isOpen && !need.own && membership !== 'student' && <Prerequisite membership={membership} id={need.id} />}
      {isOpen && !need.own && membership === 'student' && (
        <AnswerForm name={need.name} values={{ contact, ...asked?.values }} errors={asked?.errors} isNew />
      )}
      {isOpen && need.own && !need.own.isAccepted && membership === 'student' && (
        <details open={asked ? true : undefined}>
          <summary>{words.change}</summary>
          <AnswerForm name={need.name} values={{ ...textOf(need.own), ...asked?.values }} errors={asked?.errors} />
        </details>
      )}
    </section>
  )
}

const textOf = ({ message, offer, contact }: NonNullable<NeedView['own']>): FormValues => ({
  message,
  offer: offer ?? '',
  contact: contact ?? '',
})

const closedText = (state: NeedView['state']): string =>
  state === 'over' ? copy.need.over : copy.card.states[state === 'open' ? 'closed' : state]

/** What is required before an answer: signing in, a student profile, or a guardian's consent. */
function Prerequisite({ membership, id }: { membership: Exclude<StudentMembership, 'student'>; id: string }) {
  const words = copy.answer
  if (membership === 'waiting') return <p className="notice">{words.waiting}</p>
  const isVisitor = membership === 'visitor'
  return (
    <>
      <p className="secondary-ink">{isVisitor ? words.signInLead : words.profileLead}</p>
      <Link className="btn primary" to={isVisitor ? signInHref(`${BOARD}/${id}`) : '/ssr/auth'}>
        {isVisitor ? words.signIn : words.profile}
      </Link>
    </>
  )
}

function OwnAnswer({ need, own }: { need: NeedView; own: NonNullable<NeedView['own']> }) {
  const words = copy.answer
  return (
    <>
      <p className="small secondary-ink">{words.sentOn(own.sent)}</p>
      <p className="need-text">{own.message}</p>
      {own.offer && <p className="secondary-ink">{own.offer}</p>}
      {own.isAccepted ? (
        <p className="notice need-reach">
          <span>
            {words.accepted(need.name)}
            <b>{own.authorContact ?? words.herContact}</b>
          </span>
        </p>
      ) : (
        <p className="secondary-ink">{words.waits(need.name)}</p>
      )}
      {own.isAccepted && own.contact && (
        <p className="small secondary-ink">{words.contactOfYours(showPhone(own.contact))}</p>
      )}
      <Form method="post" preventScrollReset noValidate>
        <button className="btn secondary sm" name="intent" value="take-back">
          {words.withdraw}
        </button>
      </Form>
    </>
  )
}

interface AnswerFormProps {
  name: string
  values: FormValues
  errors: NeedAnswer['errors'] | undefined
  isNew?: boolean
}

function AnswerForm({ name, values, errors, isNew = false }: AnswerFormProps) {
  const words = copy.answer
  const form = useFocusFirstError(errors)
  const { fields } = answerForm
  const field = (name: keyof typeof fields) => ({ name, value: values[name] ?? '', error: errors?.[name] })
  return (
    <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
      <FormDraft name="answer" />
      <p className="secondary-ink">{words.lead(name)}</p>
      {errors?.[''] && (
        <p className="error-summary" role="alert">
          {errors['']}
        </p>
      )}
      <FormField {...field('message')} spec={fields.message} />
      <FormField {...field('offer')} spec={fields.offer} />
      <FormField {...field('contact')} spec={{ ...fields.contact, hint: words.contactHint(name) }} />
      <FormField {...field('consent')} spec={fields.consent} />
      <button className="btn primary wide" name="intent" value="answer">
        {isNew ? words.send : words.change}
      </button>
    </Form>
  )
}
