import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import {
  type InactivePhone,
  type Outcome,
  sendCode,
  type SentCode,
  verifyCode,
} from '#app/features/sign-in/auth-calls.ts'
import { CODE_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import type { CodeSentAt } from './use-sent-code.ts'

const InactivePhoneStep = lazyAgain(() => import('./inactive-phone.tsx'))

/** The auth service's pause between messages. */
const RESEND_S = 60

interface CodeStepProps {
  sent: CodeSentAt
  /** Another code was sent. */
  onResent: (sent: CodeSentAt) => void
  onOutcome: (outcome: Exclude<Outcome, { kind: 'failed' }>) => unknown
  onBack: () => void
}

/** Takes the sent code, and can send another one. */
export function CodeStep({ sent, onResent, onOutcome, onBack }: CodeStepProps) {
  const [error, setError] = useState<{ code?: string }>()
  const [failure, setFailure] = useState('')
  const [inactive, setInactive] = useState<InactivePhone>()
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(error)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    setFailure('')
    setError(code ? undefined : { code: copy.errors.codeMissing })
    if (!code) return
    setBusy(true)
    const outcome = await verifyCode(sent, code)
    if (outcome.kind === 'failed') setError({ code: outcome.message })
    else if (outcome.kind === 'inactive-phone') setInactive(outcome.phone)
    else await onOutcome(outcome)
    setBusy(false)
  }
  if (inactive)
    return (
      <Suspense>
        <InactivePhoneStep phone={inactive} onOutcome={onOutcome} onBack={onBack} />
      </Suspense>
    )
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <div role="status">
        <h2>{sent.reason === 'recovery' ? copy.code.maybeTitle : copy.code.title(addressOf(sent))}</h2>
        <p className="secondary-ink">{leadOf(sent)}</p>
      </div>
      <Failure message={failure} />
      <Field
        name="code"
        label={copy.code.label}
        hint={copy.code.hint}
        error={error?.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_CHARS_MAX}
        required
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : copy.code.submit}
      </button>
      <Resend sent={sent} onResent={onResent} onFailure={setFailure} />
      {'email' in sent.address && <p className="small secondary-ink">{copy.code.spam}</p>}
      <button type="button" className="text-button" onClick={onBack}>
        {copy.code.back}
      </button>
    </form>
  )
}

const addressOf = ({ address }: SentCode): string => ('email' in address ? address.email : address.phone)

/** A recovery does not say whether there is an account. */
function leadOf(sent: SentCode): string {
  if (sent.reason === 'recovery') return copy.code.maybe(addressOf(sent))
  return 'email' in sent.address ? copy.code.joined : copy.code.texted
}

interface ResendProps extends Pick<CodeStepProps, 'sent' | 'onResent'> {
  onFailure: (message: string) => void
}

function Resend({ sent, onResent, onFailure }: ResendProps) {
  const [now, setNow] = useState(Date.now)
  const [isResent, setIsResent] = useState(false)
  // A change of the clock must not block the button.
  const leftS = Math.min(RESEND_S, Math.ceil(RESEND_S - (now - sent.sentAt) / 1_000))
  useEffect(() => {
    if (leftS <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  }, [leftS, now])
  const resend = async () => {
    onFailure('')
    const message = await sendCode(sent)
    setIsResent(!message)
    setNow(Date.now())
    onResent({ ...sent, sentAt: Date.now() })
    if (message) onFailure(message)
  }
  return (
    <div className="small secondary-ink">
      <span role="status">{isResent && copy.code.resent}</span>{' '}
      {leftS > 0 ? (
        copy.code.resendIn(leftS)
      ) : (
        <button type="button" className="text-button" onClick={resend}>
          {copy.code.resend}
        </button>
      )}
    </div>
  )
}
