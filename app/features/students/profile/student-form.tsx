import { localeUrl } from '#app/platform/language/language-paths.ts'
import { type FormEvent, useState } from 'react'
import { loadClient, type SentCode } from '#app/features/sign-in/auth-calls.ts'
import { copy as common } from '#app/features/sign-in/copy.ts'
import { checkCredentials, type CredentialErrors, PASSWORD_CHARS_MIN } from '#app/features/sign-in/credentials.ts'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

interface StudentFormProps {
  joining: boolean
  /** The path to which the link of the verification mail leads. */
  landing: string
  onSignedIn: () => unknown
  onSent: (sent: SentCode) => void
}

/** E-mail and password. Results and errors are toasts with the texts of the specification and of the auth service. */
export function StudentForm({ joining, landing, onSignedIn, onSent }: StudentFormProps) {
  const [errors, setErrors] = useState<CredentialErrors>()
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(errors)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '').trim()
    const password = String(data.get('password') ?? '')
    const found = checkCredentials(
      { name: email, address: email, password },
      { purpose: 'password', takesPhone: false },
    )
    setErrors(found)
    if (found) return
    setBusy(true)
    const sent = await signInOrUp({ email, password, joining, landing })
    setBusy(false)
    if (sent === 'signed-in') await onSignedIn()
    else if (sent) onSent(sent)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit} method="post">
      <Field
        name="email"
        type="email"
        label={copy.email}
        error={errors?.address}
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        name="password"
        label={copy.password}
        hint={joining ? common.passwordHint(PASSWORD_CHARS_MIN) : undefined}
        error={errors?.password}
        isNew={joining}
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? common.working : joining ? copy.submit.signUp : copy.submit.signIn}
      </button>
    </form>
  )
}

interface Credentials {
  email: string
  password: string
  joining: boolean
  landing: string
}

/** Resolves to the sent code when the e-mail address has to be confirmed first, and to undefined on an error. */
async function signInOrUp({
  email,
  password,
  joining,
  landing,
}: Credentials): Promise<SentCode | 'signed-in' | undefined> {
  const client = await loadClient()
  const { data, error } = joining
    ? await client.signUp({ email, password, options: { emailRedirectTo: localeUrl(location.origin, landing) } })
    : await client.signInWithPassword({ email, password })
  if (error) {
    const title = joining ? copy.toasts.signUpFailed : copy.toasts.signInFailed
    showToast({ title, body: error.message }, { destructive: true })
    return undefined
  }
  showToast(joining ? copy.toasts.signedUp : copy.toasts.signedIn)
  if (!data.session) return { address: { email }, reason: 'signup', landing }
  mirror(data.session)
  return 'signed-in'
}
