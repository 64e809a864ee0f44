import { type FormEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { SecondStep } from '#app/platform/own-account.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { loadClient, completeSignIn } from '#app/features/sign-in/auth-calls.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { CODE_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'

const RecoveryCodeStep = lazyAgain(() => import('./recovery-code-step.tsx'))

/**
 * The second step: a code from an authenticator app, from a text message sent on request, a security key, or a recovery
 * code.
 */
export function FactorStep({ factors, onDone }: { factors: readonly SecondStep[]; onDone: () => unknown }) {
  const [factor, setFactor] = useState(factors[0])
  const [challengeId, setChallengeId] = useState('')
  const [error, setError] = useState<{ code: string }>()
  const [busy, setBusy] = useState(false)
  const [hasLostIt, setLostIt] = useState(false)
  const form = useFocusFirstError(error)
  if (!factor) return null
  if (hasLostIt)
    return (
      <Suspense>
        <RecoveryCodeStep onDone={onDone} onBack={() => setLostIt(false)} />
      </Suspense>
    )
  const needsSending = factor.kind === 'phone' && !challengeId
  const isKey = factor.kind === 'webauthn'
  const takesCode = !needsSending && !isKey

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    if (takesCode && !code) return setError({ code: copy.errors.codeMissing })
    setBusy(true)
    const message = isKey
      ? await askForKey(factor.id)
      : needsSending
        ? await requestCode(factor.id, setChallengeId)
        : await verifyFactor({ factorId: factor.id, challengeId, code })
    setError(message ? { code: message } : undefined)
    if (!message && !needsSending) await onDone()
    setBusy(false)
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {factors.length > 1 && (
        <fieldset className="field fieldset">
          <legend>{copy.factor.which}</legend>
          {factors.map((option) => (
            <label key={option.id} className="check">
              <input
                type="radio"
                name="factor"
                checked={option.id === factor.id}
                onChange={() => {
                  setFactor(option)
                  setChallengeId('')
                }}
              />
              {option.name || copy.factor.unnamed[option.kind]}
            </label>
          ))}
        </fieldset>
      )}
      {!takesCode && <Failure message={error?.code ?? ''} />}
      {takesCode && (
        <Field
          name="code"
          label={factor.kind === 'phone' ? copy.factor.sms : copy.factor.code}
          hint={factor.kind === 'phone' ? undefined : copy.factor.codeHint}
          error={error?.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_CHARS_MAX}
          required
        />
      )}
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : needsSending ? copy.factor.send : isKey ? copy.factor.key : copy.factor.submit}
      </button>
      <button type="button" className="text-button" onClick={() => setLostIt(true)}>
        {copy.factor.recovery.use}
      </button>
      <p className="small secondary-ink">
        {copy.factor.lost} <Link to="/support">{copy.factor.support}</Link>
      </p>
      <button type="button" className="text-button" onClick={() => dispatchEvent(new Event('diya:sign-out'))}>
        {copy.factor.signOut}
      </button>
    </form>
  )
}

const askForKey = (factorId: string): Promise<string | undefined> =>
  import('./security-key.ts').then(
    ({ verifySecurityKey }) => verifySecurityKey(factorId),
    () => errors.offline,
  )

async function requestCode(factorId: string, onSent: (challengeId: string) => void): Promise<string | undefined> {
  const { data, error } = await (await loadClient()).mfa.challenge({ factorId })
  if (data) onSent(data.id)
  return error ? errorMessage(error) : undefined
}

async function verifyFactor(proof: {
  factorId: string
  challengeId: string
  code: string
}): Promise<string | undefined> {
  const client = await loadClient()
  const { error } = proof.challengeId ? await client.mfa.verify(proof) : await client.mfa.challengeAndVerify(proof)
  if (error) return errorMessage(error)
  const { data } = await client.getSession()
  if (data.session) completeSignIn(data.session)
  return undefined
}
