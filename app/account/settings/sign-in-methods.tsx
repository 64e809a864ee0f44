import { useState } from 'react'
import { copy as common, PROVIDERS } from '#app/account/copy.ts'
import { CODE_CHARS_MAX, PASSWORD_CHARS_MIN } from '#app/account/credentials.ts'
import { Failure } from '#app/account/failure.tsx'
import { PasswordField } from '#app/account/password-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import {
  askForPhoneCode,
  changeEmail,
  confirmPhone,
  connect,
  disconnect,
  type Proof,
  savePassword,
} from './account-calls.ts'
import { copy } from './copy.ts'
import { Submit } from './submit.tsx'
import { useServiceForm } from './use-service-form.ts'

export function EmailForm({ email, newEmail }: { email: string | null; newEmail: string | null }) {
  const { submit, busy, failure } = useServiceForm(async (text) => {
    const typed = text('email')
    return /^[^\s@]+@[^\s@]+$/.test(typed) ? changeEmail(typed) : common.errors.emailWrong
  })
  return (
    <form className="card" noValidate onSubmit={submit}>
      <h2>{copy.email.title}</h2>
      <p className="soft">{email ? copy.email.now(email) : copy.email.none}</p>
      {newEmail && <p className="notice">{copy.email.pending(newEmail)}</p>}
      <Field name="email" type="email" label={copy.email.label} error={failure || undefined} autoComplete="email" />
      <Submit busy={busy}>{copy.email.submit}</Submit>
    </form>
  )
}

/** First the number, then the code that was sent to it. */
export function PhoneForm({ phone }: { phone: string | null }) {
  const [asked, setAsked] = useState('')
  const { submit, busy, failure } = useServiceForm(async (text) => {
    if (!asked) return askForPhoneCode(text('phone'), setAsked)
    const words = await confirmPhone(asked, text('code'))
    if (!words) {
      setAsked('')
      showToast(copy.saved)
    }
    return words
  })
  return (
    <form className="card" noValidate onSubmit={submit}>
      <h2>{copy.phone.title}</h2>
      <p className="soft">{phone ? copy.email.now(`+${phone}`) : copy.email.none}</p>
      {asked ? (
        <Field
          key="code"
          name="code"
          label={copy.phone.code}
          error={failure || undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_CHARS_MAX}
        />
      ) : (
        <Field
          key="phone"
          name="phone"
          type="tel"
          label={copy.phone.label}
          error={failure || undefined}
          autoComplete="tel"
        />
      )}
      <Submit busy={busy}>{asked ? copy.phone.confirm : copy.phone.submit}</Submit>
    </form>
  )
}

/** Sets or changes the password; asks for a proof only when the service wants one. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  // Each that was asked for stays, since one change can need both.
  const [proofs, setProofs] = useState<ReadonlySet<Proof>>(new Set())
  const [wrong, setWrong] = useState<'password' | Proof>('password')
  const save = async (text: (name: string) => string) => {
    const password = text('password')
    if (password.length < PASSWORD_CHARS_MIN) return { words: common.errors.passwordShort(PASSWORD_CHARS_MIN) }
    return savePassword({ password, current: text('current'), nonce: text('nonce') })
  }
  const { submit, busy, failure } = useServiceForm(async (text) => {
    const { words, proof } = await save(text)
    setWrong(proof ?? 'password')
    if (!words) setProofs(new Set())
    else if (proof) setProofs((asked) => new Set(asked).add(proof))
    return words
  }, copy.password.done)
  const errorOf = (field: typeof wrong) => (failure && wrong === field ? failure : undefined)
  return (
    <form className="card" id="password" noValidate onSubmit={submit}>
      <h2>{copy.password.title}</h2>
      <PasswordField
        name="password"
        label={copy.password.label}
        hint={copy.password.hint}
        error={errorOf('password')}
        isNew
      />
      {proofs.has('current') && (
        <Field
          name="current"
          type="password"
          label={copy.password.current}
          error={errorOf('current')}
          autoComplete="current-password"
        />
      )}
      {proofs.has('nonce') && (
        <Field
          name="nonce"
          label={copy.password.nonce}
          error={errorOf('nonce')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_CHARS_MAX}
        />
      )}
      <Submit busy={busy}>{hasPassword ? copy.password.change : copy.password.set}</Submit>
    </form>
  )
}

interface ConnectedProps {
  identities: readonly { id: string; provider: string }[]
  canUnlink: boolean
  /** What is configured and not connected yet. */
  linkable: readonly string[]
}

/** Each identity with its way out, as long as another one is left. */
export function Connected({ identities, canUnlink, linkable }: ConnectedProps) {
  const { submit, busy, failure } = useServiceForm((text) => disconnect(text('identity')), copy.ways.done)
  const [linkFailure, setLinkFailure] = useState('')
  const link = async (provider: string) => setLinkFailure((await connect(provider)) ?? '')
  const nameOf = (provider: string) => PROVIDERS[provider] ?? provider
  return (
    <section className="card">
      <h2>{copy.ways.title}</h2>
      <p className="soft">{copy.ways.lead}</p>
      <Failure words={failure || linkFailure} />
      <ul className="rows">
        {identities.map(({ id, provider }) => (
          <li key={id} className="row between">
            <b>{nameOf(provider)}</b>
            {canUnlink && (
              <form onSubmit={submit}>
                <input type="hidden" name="identity" value={id} />
                <button className="btn sec2 sm" disabled={busy}>
                  {copy.ways.unlink(nameOf(provider))}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {linkable.map((provider) => (
        <p key={provider}>
          <button type="button" className="btn sec2" onClick={() => link(provider)}>
            {copy.ways.link(nameOf(provider))}
          </button>
        </p>
      ))}
    </section>
  )
}
