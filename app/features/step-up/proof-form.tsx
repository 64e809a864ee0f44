import { Form, Link } from 'react-router'
import type { CodeReceiver, StepUp } from '#app/platform/own-account.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

/** The errors of a refused proof. */
export interface ProofFailure {
  errors: { password?: string; code?: string; send?: string }
}

interface ProofFormProps extends Pick<StepUp, 'kind' | 'hasApp' | 'receivers'> {
  email: string | null
  /** The id of the receiver that a code was just sent to. */
  sentTo: string | null
  failure: ProofFailure | undefined
}

/** A recovery code has 16 digits, with spaces. */
const CODE_CHARS_MAX = 24

/** The form for the proof that this account can give. */
export function ProofForm({ kind, email, failure, ...codes }: ProofFormProps) {
  if (kind === 'password') return <PasswordForm email={email} failure={failure} />
  if (kind === 'factor' || kind === 'code') return <CodeForms {...codes} kind={kind} failure={failure} />
  return (
    <>
      <p>{copy.signIn.body}</p>
      <button type="button" className="btn primary big wide" onClick={() => dispatchEvent(new Event('diya:sign-out'))}>
        {copy.signIn.submit}
      </button>
    </>
  )
}

function PasswordForm({ email, failure }: Pick<ProofFormProps, 'email' | 'failure'>) {
  const form = useFocusFirstError(failure)
  return (
    <Form ref={form} method="post" className="stack" noValidate replace>
      {/* For password managers, which otherwise do not know whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} readOnly hidden />
      <Field
        name="password"
        type="password"
        label={copy.password.label}
        error={failure?.errors.password}
        autoComplete="current-password"
        required
      />
      <button className="btn primary big wide">{copy.submit}</button>
      <Link to="/auth/reset">{copy.password.forgot}</Link>
    </Form>
  )
}

type CodeFormsProps = Omit<ProofFormProps, 'email' | 'kind'> & { kind: 'factor' | 'code' }

/** A field for the code, once there can be one, and a button for each receiver of a code. */
function CodeForms({ kind, hasApp, receivers, sentTo, failure }: CodeFormsProps) {
  const isSent = receivers.some(({ id }) => id === sentTo)
  const form = useFocusFirstError(failure)
  const { code } = copy
  const sentByMail = receivers.some(({ channel }) => channel === 'mail')
  const label = hasApp ? (receivers.length > 0 ? code.either : code.app) : sentByMail ? code.mail : code.text
  return (
    <>
      {isSent && (
        <p className="notice" role="status">
          {copy.send.sent}
        </p>
      )}
      {(hasApp || isSent) && (
        <Form ref={form} method="post" className="stack" noValidate replace>
          <Field
            name="code"
            label={label}
            hint={hasApp ? code.hint : undefined}
            error={failure?.errors.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_CHARS_MAX}
            required
          />
          <button className="btn primary big wide">{copy.submit}</button>
        </Form>
      )}
      {failure?.errors.send && (
        <p className="error-summary" role="alert">
          {failure.errors.send}
        </p>
      )}
      {receivers.map((receiver) => (
        <SendForm key={receiver.id} receiver={receiver} isFirst={!hasApp && !isSent} />
      ))}
      {isSent && <p className="small secondary-ink">{copy.send.again}</p>}
      {kind === 'factor' && (
        <p className="small secondary-ink">
          {code.lost} <Link to="/support">{code.support}</Link>
        </p>
      )}
    </>
  )
}

function SendForm({ receiver: { id, channel, address }, isFirst }: { receiver: CodeReceiver; isFirst: boolean }) {
  return (
    <Form method="post" replace noValidate>
      <input type="hidden" name="act" value="send" />
      <input type="hidden" name="to" value={id} />
      <button className={isFirst ? 'btn primary big wide' : 'btn secondary wide'}>{copy.send[channel](address)}</button>
    </Form>
  )
}
