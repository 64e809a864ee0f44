import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { proveInactive, type InactivePhone, type Outcome } from '#app/features/sign-in/auth-calls.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'

/** With spaces and hyphens. */
const RECOVERY_CODE_CHARS_MAX = 40

const words = copy.inactive

interface InactivePhoneProps {
  /** The code that was right. */
  phone: InactivePhone
  onOutcome: (outcome: Exclude<Outcome, { kind: 'failed' }>) => unknown
  onBack: () => void
}

/** For the number of an account that nobody used for long: another proof, or a new account. */
export default function InactivePhoneStep({ phone, onOutcome, onBack }: InactivePhoneProps) {
  const [error, setError] = useState<{ code?: string; start?: string }>()
  const [busy, setBusy] = useState<'code' | 'start'>()
  const form = useFocusFirstError(error)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const prove = async (field: 'code' | 'start', recoveryCode?: string) => {
    setBusy(field)
    const outcome = await proveInactive(phone, recoveryCode)
    setError(outcome.kind === 'failed' ? { [field]: outcome.message } : undefined)
    if (outcome.kind !== 'failed') await onOutcome(outcome)
    setBusy(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = latinDigits(String(new FormData(event.currentTarget).get('recovery') ?? '')).trim()
    if (code) void prove('code', code)
    else setError({ code: copy.factor.recovery.missing })
  }

  return (
    <div className="stack">
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="secondary-ink">{words.lead}</p>
      <h3>{words.mine}</h3>
      <p>
        {words.others} <Link to="/auth">{words.signIn}</Link>
      </p>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <Field
          name="recovery"
          label={words.recovery}
          hint={copy.factor.recovery.hint}
          error={error?.code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={RECOVERY_CODE_CHARS_MAX}
        />
        <button className="btn secondary wide" aria-busy={busy === 'code' || undefined}>
          {busy === 'code' ? copy.working : words.open}
        </button>
      </form>
      <h3>{words.notMine}</h3>
      <p>{words.fresh}</p>
      {error?.start && (
        <p className="error-summary" role="alert">
          {error.start}
        </p>
      )}
      <button
        type="button"
        className="btn secondary wide"
        aria-busy={busy === 'start' || undefined}
        onClick={() => prove('start')}
      >
        {busy === 'start' ? copy.working : words.start}
      </button>
      <button type="button" className="text-button" onClick={onBack}>
        {copy.code.back}
      </button>
    </div>
  )
}
