import { useState } from 'react'
import { copy as common, PROVIDERS } from '#app/features/sign-in/copy.ts'
import { CODE_CHARS_MAX, PASSWORD_CHARS_MIN } from '#app/features/sign-in/credentials.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import {
  requestPhoneCode,
  changeEmail,
  confirmPhone,
  connect,
  disconnect,
  type Proof,
  savePassword,
} from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { Submit } from '#app/features/account/submit.tsx'
import { useServiceForm } from '#app/features/account/use-service-form.ts'

interface EmailFormProps {
  email: string | null
  newEmail: string | null
  isProven: boolean
}

export function EmailForm({ email, newEmail, isProven }: EmailFormProps) {
  const { submit, busy, failure, stale } = useServiceForm(async (text) => {
    const typed = text('email')
    return /^[^\s@]+@[^\s@]+$/.test(typed) ? changeEmail(typed) : common.errors.emailWrong
  })
  return (
    <section className="card" id="email">
      <h3>{copy.email.title}</h3>
      <p className="secondary-ink">{email ? copy.email.now(email) : copy.email.none}</p>
      {newEmail && <p className="notice">{copy.email.pending(newEmail)}</p>}
      <AfterProof act="email" isProven={isProven} anchor="email">
        <form className="stack" noValidate onSubmit={submit}>
          {stale && <ConfirmAgain act="email" answer={stale} />}
          <Field name="email" type="email" label={copy.email.label} error={failure || undefined} autoComplete="email" />
          <Submit busy={busy}>{copy.email.submit}</Submit>
        </form>
      </AfterProof>
    </section>
  )
}

/** First the number, then the code. */
export function PhoneForm({ phone, isProven }: { phone: string | null; isProven: boolean }) {
  const [asked, setAsked] = useState('')
  const { submit, busy, failure, stale } = useServiceForm(async (text) => {
    if (!asked) return requestPhoneCode(text('phone'), setAsked)
    const words = await confirmPhone(asked, text('code'))
    if (!words) {
      setAsked('')
      showToast(copy.saved)
    }
    return words
  })
  return (
    <section className="card" id="phone">
      <h3>{copy.phone.title}</h3>
      <p className="secondary-ink">{phone ? copy.email.now(showPhone(`+${phone}`)) : copy.email.none}</p>
      <AfterProof act="phone" isProven={isProven || asked !== ''} anchor="phone">
        <form className="stack" noValidate onSubmit={submit}>
          {stale && <ConfirmAgain act="phone" answer={stale} />}
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
      </AfterProof>
    </section>
  )
}

/** Sets or changes the password; asks for a proof only when the service requires one. */
export function PasswordForm({ hasPassword, isProven }: { hasPassword: boolean; isProven: boolean }) {
  // Requested proofs are kept, since one change can need both.
  const [proofs, setProofs] = useState<ReadonlySet<Proof>>(new Set())
  const [wrong, setWrong] = useState<'password' | Proof>('password')
  const save = async (text: (name: string) => string) => {
    const password = text('password')
    if (password.length < PASSWORD_CHARS_MIN) return { words: common.errors.passwordShort(PASSWORD_CHARS_MIN) }
    return savePassword({ password, current: text('current'), nonce: text('nonce') })
  }
  const { submit, busy, failure, stale } = useServiceForm(async (text) => {
    const { words, proof } = await save(text)
    setWrong(proof ?? 'password')
    if (!words) setProofs(new Set())
    else if (proof) setProofs((asked) => new Set(asked).add(proof))
    return words
  }, copy.password.done)
  const errorOf = (field: typeof wrong) => (failure && wrong === field ? failure : undefined)
  return (
    <section className="card" id="password">
      <h3>{copy.password.title}</h3>
      <AfterProof act="password" isProven={isProven} anchor="password">
        <form className="stack" noValidate onSubmit={submit}>
          {stale && <ConfirmAgain act="password" answer={stale} />}
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
      </AfterProof>
    </section>
  )
}

interface ConnectedProps {
  identities: readonly { id: string; provider: string }[]
  canUnlink: boolean
  /** Configured providers that are not connected. */
  linkable: readonly string[]
  isProven: boolean
}

/** The connected identities; each can be removed while another one is left. */
export function Connected({ identities, canUnlink, linkable, isProven }: ConnectedProps) {
  const { submit, busy, failure, stale } = useServiceForm((text) => disconnect(text('identity')), copy.ways.done)
  const [linkFailure, setLinkFailure] = useState('')
  const link = async (provider: string) => setLinkFailure((await connect(provider)) ?? '')
  const isStale = linkFailure === errors.stepUpNeeded || stale !== undefined
  const nameOf = (provider: string) => PROVIDERS[provider] ?? provider
  return (
    <section className="card" id="ways">
      <h3>{copy.ways.title}</h3>
      <p className="secondary-ink">{copy.ways.lead}</p>
      {isStale ? (
        <ConfirmAgain act="ways" answer={stale ?? linkFailure} />
      ) : (
        <Failure message={failure || linkFailure} />
      )}
      <ul className="rows">
        {identities.map(({ id, provider }) => (
          <li key={id} className="row between">
            <b>{nameOf(provider)}</b>
            {canUnlink && isProven && (
              <form onSubmit={submit} noValidate>
                <input type="hidden" name="identity" value={id} />
                <button className="btn secondary sm" aria-busy={busy || undefined}>
                  {copy.ways.unlink(nameOf(provider))}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {(canUnlink || linkable.length > 0) && (
        <AfterProof act="ways" isProven={isProven} anchor="ways">
          {linkable.map((provider) => (
            <p key={provider}>
              <button type="button" className="btn secondary" onClick={() => link(provider)}>
                {copy.ways.link(nameOf(provider))}
              </button>
            </p>
          ))}
        </AfterProof>
      )}
    </section>
  )
}
