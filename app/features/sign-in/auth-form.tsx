import { type FormEvent, useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { submitCredentials, type Outcome } from './auth-calls.ts'
import { copy } from './copy.ts'
import {
  checkCredentials,
  type CredentialErrors,
  type Credentials,
  NAME_CHARS_MAX,
  PASSWORD_CHARS_MIN,
  type Purpose,
} from './credentials.ts'
import { Failure } from './failure.tsx'
import { PasswordField } from './password-field.tsx'

interface AuthFormProps {
  purpose: Purpose
  takesPhone: boolean
  /** The browser may suggest passkeys at the address field. */
  takesPasskeys: boolean
  /** The path that a mailed link leads to. */
  landing: string
  onOutcome: (outcome: Exclude<Outcome, { kind: 'failed' }>) => unknown
}

/** The fields that the purpose needs: name, address, password. */
export function AuthForm({ purpose, takesPhone, takesPasskeys, landing, onOutcome }: AuthFormProps) {
  const [errors, setErrors] = useState<CredentialErrors>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(errors)
  const joining = purpose === 'join'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = credentialsOf(event.currentTarget)
    const found = checkCredentials(typed, { purpose, takesPhone })
    setErrors(found)
    setFailure('')
    if (found) return
    setBusy(true)
    const outcome = await submitCredentials(typed, { purpose, landing })
    if (outcome.kind === 'failed') setFailure(outcome.message)
    else await onOutcome(outcome)
    setBusy(false)
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit} method="post">
      <Failure message={failure} />
      {joining && (
        <Field
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          error={errors?.name}
          maxLength={NAME_CHARS_MAX}
          autoComplete="name"
          required
        />
      )}
      <Field
        name="address"
        type={takesPhone ? 'text' : 'email'}
        label={takesPhone ? copy.emailOrPhone : copy.email}
        hint={purpose === 'code' ? copy.ways.codeHint : undefined}
        error={errors?.address}
        autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
        inputMode={takesPhone ? undefined : 'email'}
        required
      />
      {purpose !== 'code' && (
        <PasswordField
          name="password"
          label={copy.password}
          hint={joining ? copy.passwordHint(PASSWORD_CHARS_MIN) : undefined}
          error={errors?.password}
          isNew={joining}
        />
      )}
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy
          ? copy.working
          : { join: copy.submit.join, password: copy.submit.signIn, code: copy.submit.send }[purpose]}
      </button>
    </form>
  )
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), address: text('address'), password: text('password') }
}
