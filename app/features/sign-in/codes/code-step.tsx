import { type ClipboardEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { TextChannel } from '#app/platform/own-account.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { type InactivePhone, type Outcome, type SentCode, verifyCode } from '#app/features/sign-in/auth-calls.ts'
import { CODE_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { WRONG_CODES_MAX } from '#app/features/sign-in/error-messages.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { cleanCode, findCode } from './read-code.ts'
import { Resend } from './resend.tsx'
import { CODE_MS_MAX, type CodeSentAt } from './use-sent-code.ts'

const InactivePhoneStep = lazyAgain(() => import('./inactive-phone.tsx'))

interface CodeStepProps {
  sent: CodeSentAt
  /** How codes can be sent to a phone. */
  channels?: readonly TextChannel[]
  /** Another code was sent, or the pause has changed. */
  onResent: (sent: CodeSentAt) => void
  onOutcome: (outcome: Exclude<Outcome, { kind: 'failed' }>) => unknown
  onBack: () => void
  /** Back to an empty address field, for an e-mail address. */
  onEmail?: () => void
}

/** Takes the sent code, typed, pasted with its message or read by the browser, and can send another one. */
export function CodeStep({ sent, channels, onResent, onOutcome, onBack, onEmail }: CodeStepProps) {
  const [error, setError] = useState<{ code?: string }>()
  const [failure, setFailure] = useState('')
  const [inactive, setInactive] = useState<InactivePhone>()
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(error)
  const isTexted = 'phone' in sent.address
  const wrongOnes = useWrongCodes(sent)
  const fillIn = (code: string) => {
    const field = form.current?.elements.namedItem('code')
    if (!(field instanceof HTMLInputElement)) return
    field.value = code
    form.current?.requestSubmit()
  }
  useReceivedCode(isTexted, fillIn)
  const onPaste = (event: ClipboardEvent) => {
    const code = findCode(event.clipboardData.getData('text'))
    if (code === null) return
    event.preventDefault()
    fillIn(code)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = cleanCode(String(new FormData(event.currentTarget).get('code') ?? ''))
    setFailure('')
    setError(code ? undefined : { code: copy.errors.codeMissing })
    if (!code) return
    setBusy(true)
    const outcome = await verifyCode(sent, code)
    if (outcome.kind === 'inactive-phone') setInactive(outcome.phone)
    else if (outcome.kind !== 'failed') await onOutcome(outcome)
    else setError({ code: (outcome.isWrongCode && endOfCode(sent, wrongOnes.count())) || outcome.message })
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
        <h2>{titleOf(sent)}</h2>
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
        onPaste={onPaste}
        required
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : copy.code.submit}
      </button>
      <Resend sent={sent} channels={isTexted ? channels : undefined} onResent={onResent} onFailure={setFailure} />
      {!isTexted && <p className="small secondary-ink">{copy.code.spam}</p>}
      <div className="row between">
        <button type="button" className="text-button" onClick={onBack}>
          {isTexted ? copy.code.backToNumber : copy.code.back}
        </button>
        {isTexted && onEmail && (
          <button type="button" className="text-button" onClick={onEmail}>
            {copy.code.email}
          </button>
        )}
      </div>
    </form>
  )
}

/** Why no code can be right any more. The screen knows it by itself, so it says nothing about accounts. */
function endOfCode({ sentAt }: CodeSentAt, attempts: number): string | undefined {
  if (sentAt > 0 && Date.now() - sentAt >= CODE_MS_MAX) return errors.oldCode
  return attempts >= WRONG_CODES_MAX ? errors.fiveWrongCodes : undefined
}

const addressOf = ({ address }: SentCode): string => ('email' in address ? address.email : showPhone(address.phone))

/** A recovery does not say whether there is an account. */
function titleOf(sent: SentCode): string {
  if (sent.reason !== 'recovery') return copy.code.title(addressOf(sent))
  return 'email' in sent.address ? copy.code.maybeTitle : copy.code.maybeTextedTitle
}

function leadOf(sent: SentCode): string {
  const isMailed = 'email' in sent.address
  if (sent.reason === 'recovery') return copy.code[isMailed ? 'maybe' : 'maybeTexted'](addressOf(sent))
  return isMailed ? copy.code.joined : copy.code.texted
}

/** Lets the browser read the code from the text message, as long as the step is shown. Loaded where browsers can. */
function useReceivedCode(isTexted: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!isTexted || !('OTPCredential' in window)) return
    const waiting = new AbortController()
    void import('./receive-code.ts')
      .then(({ receiveCode }) => receiveCode(waiting.signal))
      // Without the code of it, the person types.
      .catch(() => null)
      .then((code) => code && !waiting.signal.aborted && latest.current(cleanCode(code)))
    return () => waiting.abort()
  }, [isTexted])
}

/** Counts the wrong attempts at the newest code. */
function useWrongCodes({ sentAt }: CodeSentAt): { count: () => number } {
  const wrong = useRef({ sentAt, attempts: 0 })
  return {
    count: () => {
      if (wrong.current.sentAt !== sentAt) wrong.current = { sentAt, attempts: 0 }
      return ++wrong.current.attempts
    },
  }
}
