import { useState } from 'react'
import { CODE_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import {
  confirmPhoneStep,
  type PhoneEnrolment,
  removeFactor,
  startPhoneStep,
} from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { useServiceForm } from '#app/features/account/use-service-form.ts'

const words = copy.factor.byPhone

/** Second factor by text message: first the number, then the code. */
export function PhoneStep() {
  const [enrolment, setEnrolment] = useState<PhoneEnrolment>()
  const { submit, busy, failure, stale } = useServiceForm(async (text) => {
    if (!enrolment) return startPhoneStep(text('phone'), setEnrolment)
    const refusal = await confirmPhoneStep(enrolment, text('code').replace(/\s/g, ''))
    if (!refusal) {
      setEnrolment(undefined)
      showToast(copy.factor.done)
    }
    return refusal
  })
  const cancel = async () => {
    setEnrolment(undefined)
    if (enrolment) await removeFactor(enrolment.factorId)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {stale && <ConfirmAgain act="second-step" answer={stale} />}
      {enrolment ? (
        <Field
          key="code"
          name="code"
          label={words.code}
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
          label={words.label}
          hint={words.hint}
          error={failure || undefined}
          autoComplete="tel"
        />
      )}
      <p className="row">
        <button className={enrolment ? 'btn primary' : 'btn secondary'} aria-busy={busy || undefined}>
          {enrolment ? copy.factor.confirm : words.submit}
        </button>
        {enrolment && (
          <button type="button" className="text-button" onClick={cancel}>
            {copy.factor.cancel}
          </button>
        )}
      </p>
    </form>
  )
}
