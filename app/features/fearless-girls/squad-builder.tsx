import { useState, useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'
import { copy as squadWords } from '#app/features/squads/copy.ts'
import { BADGES, SQUAD_NAME_CHARS_MAX } from '#app/features/squads/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Field, FieldError } from '#app/ui/form/field.tsx'
import { radioGroup } from '#app/ui/form/radio-group.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

interface SquadBuilderProps {
  isMember: boolean
  squads: readonly { id: string; name: string }[]
  answer: { errors: Readonly<Record<string, string>>; values: FormValues } | undefined
}

/** The form of a squad: name, badge and friends. A visitor's draft is restored after the sign-in. */
export function SquadBuilder({ isMember, squads, answer }: SquadBuilderProps) {
  const words = copy.squad
  const form = useFocusFirstError(answer?.errors)
  // Without JavaScript the button must stay enabled.
  const isHydrated = useSyncExternalStore(noChange, isHere, isNotHere)
  const values = answer?.values ?? {}
  const [typed, setTyped] = useState<string>()
  const name = typed ?? values['name'] ?? ''
  return (
    <section className="wrap section" id="squad" aria-labelledby="squad-title">
      <div className="card pad ask-card squad-card">
        <h2 id="squad-title">{words.title}</h2>
        <p className="secondary-ink">{words.lead}</p>
        {squads.map(({ id, name: own }) => (
          <Link key={id} to={`/squads/${id}`}>
            {words.open(own)}
          </Link>
        ))}
        <Form
          ref={form}
          method="post"
          action="/fearless-girls#squad"
          className="request-form"
          preventScrollReset
          noValidate
        >
          <FormDraft name="squad" />
          <input type="hidden" name="intent" value="squad" />
          <Field
            name="name"
            label={words.name}
            maxLength={SQUAD_NAME_CHARS_MAX}
            defaultValue={values['name']}
            error={answer?.errors['name']}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Badges chosen={values['badge']} error={answer?.errors['badge']} />
          <NeedsMail>
            <Field
              as="textarea"
              name="emails"
              label={words.emails}
              hint={words.emailsHint}
              rows={3}
              defaultValue={values['emails']}
              error={answer?.errors['emails']}
            />
          </NeedsMail>
          {answer?.errors[''] && (
            <p className="notice" role="alert">
              {answer.errors['']}
            </p>
          )}
          {isMember ? (
            <button className="btn primary" disabled={isHydrated && name.trim() === ''}>
              {words.create}
            </button>
          ) : (
            <>
              <Link className="btn primary" to={signInHref('/fearless-girls#squad')}>
                {words.signIn}
              </Link>
              <p className="small secondary-ink">{words.cachedDraft}</p>
            </>
          )}
        </Form>
      </div>
    </section>
  )
}

const noChange = () => () => {}
const isHere = () => true
const isNotHere = () => false

function Badges({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset className="field" {...radioGroup('badge-error', error)}>
      <legend>{copy.squad.badge}</legend>
      <div className="badges">
        {BADGES.map((badge, index) => (
          <label key={badge} className="check">
            <input type="radio" name="badge" value={badge} defaultChecked={chosen ? chosen === badge : index === 0} />
            {squadWords.badges[badge]}
          </label>
        ))}
      </div>
      <FieldError id="badge-error">{error}</FieldError>
    </fieldset>
  )
}
