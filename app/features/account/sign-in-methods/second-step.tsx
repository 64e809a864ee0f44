import { useState } from 'react'
import { CODE_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { type Enrolment, finishEnrolment, removeFactor, startEnrolment } from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { PhoneStep } from './second-step-phone.tsx'
import { Submit } from '#app/features/account/submit.tsx'
import { useServiceForm } from '#app/features/account/use-service-form.ts'

const words = copy.factor
const FACTOR_NAME_CHARS_MAX = 40
const PICTURE_PX = 200

type Kind = 'totp' | 'phone'

interface Factor {
  id: string
  kind: Kind | 'webauthn'
  name: string
}

interface SecondStepProps {
  factors: readonly Factor[]
  /** Kinds that can be set up; others are not shown. */
  kinds: readonly Kind[]
  isProven: boolean
}

/** The second factors, and setting up another one. */
export function SecondStep({ factors, kinds, isProven }: SecondStepProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const { submit, busy, failure, stale } = useServiceForm((text) => removeFactor(text('factor')), words.removed)
  if (factors.length === 0 && kinds.length === 0) return null
  return (
    <section className="card" id="two-step">
      <h3>{words.title}</h3>
      <p className="secondary-ink">{words.lead}</p>
      <p>
        <span className="tag">{factors.length > 0 ? words.on : words.off}</span>
      </p>
      {stale && <ConfirmAgain act="second-step" answer={stale} />}
      <Failure message={failure} />
      <ul className="rows">
        {factors.map(({ id, kind, name }) => (
          <li key={id}>
            <form className="row between" onSubmit={submit} noValidate>
              <b>{name || words.unnamed[kind]}</b>
              <input type="hidden" name="factor" value={id} />
              {isProven && (
                <button className="btn secondary sm" aria-busy={busy || undefined}>
                  {words.remove(name || words.unnamed[kind])}
                </button>
              )}
            </form>
          </li>
        ))}
      </ul>
      {enrolment && <Confirm enrolment={enrolment} onEnd={() => setEnrolment(undefined)} />}
      {!enrolment && (
        <AfterProof act="second-step" isProven={isProven} anchor="two-step">
          {kinds.includes('totp') && <Start isFirst={factors.length === 0} onStarted={setEnrolment} />}
          {kinds.includes('phone') && <PhoneStep />}
        </AfterProof>
      )}
      {factors.length > 0 && <p className="notice">{words.recovery}</p>}
    </section>
  )
}

function Start({ isFirst, onStarted }: { isFirst: boolean; onStarted: (enrolment: Enrolment) => void }) {
  const { submit, busy, failure, stale } = useServiceForm((text) => startEnrolment(text('name'), onStarted))
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {stale && <ConfirmAgain act="second-step" answer={stale} />}
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={isFirst ? words.namePreset : ''}
        error={failure || undefined}
        maxLength={FACTOR_NAME_CHARS_MAX}
      />
      <Submit busy={busy}>{isFirst ? words.add : words.addAnother}</Submit>
    </form>
  )
}

function Confirm({ enrolment, onEnd }: { enrolment: Enrolment; onEnd: () => void }) {
  const { factorId, picture, secret } = enrolment
  const { submit, busy, failure } = useServiceForm(async (text) => {
    const refusal = await finishEnrolment(factorId, text('code').replace(/\s/g, ''))
    if (!refusal) {
      showToast(words.done)
      onEnd()
    }
    return refusal
  })
  const cancel = async () => {
    onEnd()
    await removeFactor(factorId)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{words.scan}</p>
      <img className="qr" src={picture} width={PICTURE_PX} height={PICTURE_PX} alt={words.picture} />
      <p>
        {words.secret} <code className="secret">{secret}</code>
      </p>
      <p className="notice">{words.recovery}</p>
      <Field
        name="code"
        label={words.code}
        error={failure || undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_CHARS_MAX}
      />
      <p className="row">
        <button className="btn primary" aria-busy={busy || undefined}>
          {words.confirm}
        </button>
        <button type="button" className="text-button" onClick={cancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
