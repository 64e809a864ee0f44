import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { SecondStep } from '#app/platform/own-account.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { loadClient, welcome } from './auth-calls.ts'
import { copy } from './copy.ts'
import { CODE_CHARS_MAX } from './credentials.ts'
import { Failure } from './failure.tsx'
import { plainWords } from './service-words.ts'

/** The second step: a code from the app, or from a text message that is sent when she asks. */
export function FactorStep({ factors, onDone }: { factors: readonly SecondStep[]; onDone: () => unknown }) {
  const [factor, setFactor] = useState(factors[0])
  const [challengeId, setChallengeId] = useState('')
  const [error, setError] = useState<{ code: string }>()
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(error)
  if (!factor) return null
  const needsSending = factor.kind === 'phone' && !challengeId

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    if (!needsSending && !code) return setError({ code: copy.errors.codeMissing })
    setBusy(true)
    const words = needsSending
      ? await askForCode(factor.id, setChallengeId)
      : await showCode({ factorId: factor.id, challengeId, code })
    setError(words ? { code: words } : undefined)
    if (!words && !needsSending) await onDone()
    setBusy(false)
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {factors.length > 1 && (
        <fieldset className="field fieldset">
          <legend>{copy.factor.which}</legend>
          {factors.map((one) => (
            <label key={one.id} className="check">
              <input
                type="radio"
                name="factor"
                checked={one.id === factor.id}
                onChange={() => {
                  setFactor(one)
                  setChallengeId('')
                }}
              />
              {one.name || copy.factor.unnamed[one.kind]}
            </label>
          ))}
        </fieldset>
      )}
      {needsSending && <Failure words={error?.code ?? ''} />}
      {!needsSending && (
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
      <button className="btn pri big wide" disabled={busy}>
        {busy ? copy.working : needsSending ? copy.factor.send : copy.factor.submit}
      </button>
      <p className="small soft">
        {copy.factor.lost} <Link to="/support">{copy.factor.support}</Link>
      </p>
      <button type="button" className="textbtn" onClick={() => dispatchEvent(new Event('diya:sign-out'))}>
        {copy.factor.signOut}
      </button>
    </form>
  )
}

async function askForCode(factorId: string, onSent: (challengeId: string) => void): Promise<string | undefined> {
  const { data, error } = await (await loadClient()).mfa.challenge({ factorId })
  if (data) onSent(data.id)
  return error ? plainWords(error) : undefined
}

async function showCode(proof: { factorId: string; challengeId: string; code: string }): Promise<string | undefined> {
  const client = await loadClient()
  const { error } = proof.challengeId ? await client.mfa.verify(proof) : await client.mfa.challengeAndVerify(proof)
  if (error) return plainWords(error)
  const { data } = await client.getSession()
  if (data.session) welcome(data.session)
  return undefined
}
