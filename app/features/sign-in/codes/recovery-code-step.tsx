import { type FormEvent, useEffect, useState } from 'react'
import { loadClient, completeSignIn } from '#app/features/sign-in/auth-calls.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'

/** With spaces and hyphens. */
const RECOVERY_CODE_CHARS_MAX = 40

const words = copy.factor.recovery

/** The second step by a recovery code, for members who have lost their app or phone. */
export default function RecoveryCodeStep({ onDone, onBack }: { onDone: () => unknown; onBack: () => void }) {
  const [error, setError] = useState<{ code: string }>()
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(error)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = latinDigits(String(new FormData(event.currentTarget).get('code') ?? '')).trim()
    if (!code) return setError({ code: words.missing })
    setBusy(true)
    const message = await verifyCode(code)
    setError(message ? { code: message } : undefined)
    if (!message) await onDone()
    setBusy(false)
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <Field
        name="code"
        label={words.label}
        hint={words.hint}
        error={error?.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={RECOVERY_CODE_CHARS_MAX}
        required
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : copy.factor.submit}
      </button>
      <button type="button" className="text-button" onClick={onBack}>
        {words.back}
      </button>
    </form>
  )
}

async function verifyCode(code: string): Promise<string | undefined> {
  const client = await loadClient()
  const { error } = await client.mfa.recoveryCodes.verify({ code })
  if (error) return error.code === 'mfa_verification_failed' ? words.wrong : errorMessage(error)
  const { data } = await client.getSession()
  if (data.session) completeSignIn(data.session)
  return undefined
}
