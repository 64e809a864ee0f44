import { Form } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { Failure } from './dashboard.server.ts'
import type { GuardianView } from './dashboard.server.ts'

interface GuardianProps {
  guardian: GuardianView
  did: string | null
  failure: Failure | undefined
}

/** Under 18: the state of the guardian's consent, and the form that asks for it. */
export function Guardian({ guardian: { says, isGood, from, ask }, did, failure }: GuardianProps) {
  const own = failure?.act === 'guardian' ? failure : undefined
  return (
    <section className="card pad stack guardian-card" id="guardian" aria-labelledby="guardian-title">
      <h2 id="guardian-title">
        <Icon name={isGood ? 'check' : 'mail'} small />
        {copy.guardian.title}
      </h2>
      {did === 'asked' && (
        <p className="notice" role="status">
          {copy.guardian.done}
        </p>
      )}
      <p>{says}</p>
      {from && <p className="secondary-ink">{from}</p>}
      {own?.refused && (
        <p className="notice" role="alert">
          {own.refused}
        </p>
      )}
      {ask === 'send' && (
        <NeedsMail>
          <GuardianMailForm failure={own} />
        </NeedsMail>
      )}
      {ask === 'again' && (
        <details open={own ? true : undefined}>
          <summary>{copy.guardian.again}</summary>
          <NeedsMail>
            <GuardianMailForm failure={own} />
          </NeedsMail>
        </details>
      )}
    </section>
  )
}

function GuardianMailForm({ failure }: { failure: Failure | undefined }) {
  const { label, hint, send } = copy.guardian
  const form = useFocusFirstError(failure?.errors)
  return (
    <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
      <Field
        name="guardianEmail"
        autoComplete="off"
        label={label}
        hint={hint}
        defaultValue={failure?.values?.['guardianEmail']}
        error={failure?.errors?.['guardianEmail']}
        required
      />
      <p>
        <button className="btn secondary" name="act" value="guardian">
          {send}
        </button>
      </p>
    </Form>
  )
}
