import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { looksLikePhone } from '#app/platform/text/phone-problem.ts'
import { submitCredentials, type Outcome } from './auth-calls.ts'
import { copy } from './copy.ts'
import {
  checkCredentials,
  type CredentialErrors,
  type Credentials,
  joinsByCode,
  NAME_CHARS_MAX,
  PASSWORD_CHARS_MIN,
  type Purpose,
} from './credentials.ts'
import { Failure } from './failure.tsx'
import { PasswordField } from './password-field.tsx'
import { SharedDevice } from './shared-device.tsx'

interface AuthFormProps {
  purpose: Purpose
  takesPhone: boolean
  /** The browser may suggest passkeys at the address field. */
  takesPasskeys: boolean
  /** The path that a mailed link leads to. */
  landing: string
  onOutcome: (outcome: Exclude<Outcome, { kind: 'failed' }>) => unknown
}

/** The fields that the purpose and the typed address need: name, address, password. A phone number needs a code only. */
export function AuthForm({ purpose, takesPhone, takesPasskeys, landing, onOutcome }: AuthFormProps) {
  const [errors, setErrors] = useState<CredentialErrors>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(errors)
  const { way, isPhone, onInput, usePassword } = useWay(form, { purpose, takesPhone })
  const joining = purpose === 'join'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = credentialsOf(event.currentTarget)
    const found = checkCredentials(typed, { purpose: way.purpose, takesPhone })
    setErrors(found)
    setFailure('')
    if (found) return
    setBusy(true)
    const outcome = await submitCredentials(typed, { purpose: way.purpose, landing })
    if (outcome.kind !== 'failed') await onOutcome(outcome)
    else if (outcome.field) setErrors({ [outcome.field]: outcome.message })
    else setFailure(outcome.message)
    setBusy(false)
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit} onInput={onInput} method="post">
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
        hint={hintOf(way.purpose, { takesPhone, isPhone })}
        error={errors?.address}
        autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
        inputMode={takesPhone ? undefined : 'email'}
        required
      />
      {way.hasPassword && (
        <PasswordField
          name="password"
          label={copy.password}
          hint={joining ? copy.passwordHint(PASSWORD_CHARS_MIN) : undefined}
          error={errors?.password}
          isNew={joining}
        />
      )}
      <SharedDevice />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy
          ? copy.working
          : { join: copy.submit.join, password: copy.submit.signIn, code: copy.submit.send }[way.purpose]}
      </button>
      {way.purpose === 'code' && purpose === 'password' && (
        <button type="button" className="text-button" onClick={usePassword}>
          {copy.ways.passwordToo}
        </button>
      )}
    </form>
  )
}

/**
 * What the form asks for. Where phone numbers are taken, a typed number turns the password into a code, unless a password
 * was filled in with it or is asked for.
 */
function useWay(
  form: RefObject<HTMLFormElement | null>,
  { purpose, takesPhone }: Pick<AuthFormProps, 'purpose' | 'takesPhone'>,
) {
  const [address, setAddress] = useState('')
  const [wantsPassword, setWantsPassword] = useState(false)
  const onInput = () => {
    if (!form.current) return
    const typed = credentialsOf(form.current)
    setAddress(typed.address)
    if (typed.password) setWantsPassword(true)
  }
  useEffect(() => {
    // What was typed or filled in before hydration.
    form.current?.querySelector('[name=address]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form])
  const isPhone = takesPhone && looksLikePhone(address)
  const isByCode = purpose === 'password' && isPhone && !wantsPassword
  const used: Purpose = isByCode ? 'code' : purpose
  const hasPassword = used === 'join' ? !joinsByCode(address, takesPhone) : used === 'password'
  return { way: { purpose: used, hasPassword }, isPhone, onInput, usePassword: () => setWantsPassword(true) }
}

function hintOf(purpose: Purpose, { takesPhone, isPhone }: { takesPhone: boolean; isPhone: boolean }) {
  if (purpose === 'code') return isPhone ? copy.ways.textHint : copy.ways.codeHint
  if (purpose === 'join' && takesPhone) return isPhone ? copy.textHint : copy.joinPhoneHint
  return undefined
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), address: text('address'), password: text('password') }
}
