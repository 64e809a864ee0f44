import { type FormEvent, useState } from 'react'
import { Link, redirect, useNavigate, useRevalidator } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Field } from '#app/ui/form/field.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { loadClient, sendCode, type SentCode } from '#app/features/sign-in/auth-calls.ts'
import { CodeStep } from '#app/features/sign-in/codes/code-step.tsx'
import { copy } from '#app/features/sign-in/copy.ts'
import { checkAddress, PASSWORD_CHARS_MIN } from '#app/features/sign-in/credentials.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { useSentCode } from '#app/features/sign-in/codes/use-sent-code.ts'
import { errorMessage, isAboutAddress } from '#app/features/sign-in/error-messages.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import type { Route } from './+types/reset.route'
import '#app/features/sign-in/auth.css'

const LANDING = '/auth/reset'
/** Refusals that only the form on the account screen can satisfy: the session did not begin with a mail. */
const NEEDS_PROOF = new Set(['current_password_required', 'reauthentication_needed'])

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.reset.title),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts, actor, session } = contextOf(context)
  const { pathname, search, searchParams } = pageUrl(request)
  if (actor.kind === 'visitor' && actor.needsSecondStep) throw redirect(signInHref(pathname + search))
  // A session that may not set a password needs a mail, like a visitor.
  return {
    maySetPassword: session?.maySetPassword ?? false,
    next: safePath(searchParams.get('next'), '/account'),
    ways: await accounts.getSignInMethods(),
  }
}

/** Requests the mail, or sets the new password after it. */
export default function Reset({ loaderData: { maySetPassword, next, ways } }: Route.ComponentProps) {
  const { sent, setSent, back } = useSentCode(LANDING)
  const { revalidate } = useRevalidator()
  const [isExpired, setIsExpired] = useState(false)
  const showExpired = () => {
    setIsExpired(true)
    return revalidate()
  }
  const goOn = async () => {
    await revalidate()
    setSent(undefined)
  }
  return (
    <main id="main" className="auth-page" tabIndex={-1}>
      <div>
        <h1>{copy.reset.title}</h1>
        <p className="lead">
          {maySetPassword ? copy.reset.setLead : ways.phone ? copy.reset.leadByPhone : copy.reset.lead}
        </p>
      </div>
      <div className="card">
        <noscript>
          <p className="notice">{copy.noScript}</p>
        </noscript>
        {isExpired && !maySetPassword && (
          <Failure message={sentences(copy.confirm.expiredTitle, copy.confirm.expired)} />
        )}
        {maySetPassword ? (
          <NewPassword next={next} onTooLate={showExpired} />
        ) : sent ? (
          <CodeStep sent={sent} channels={ways.textChannels} onResent={setSent} onOutcome={goOn} onBack={back} />
        ) : (
          <RequestCode takesPhone={ways.phone} onSent={(code) => setSent({ ...code, sentAt: Date.now() })} />
        )}
        {!maySetPassword && !sent && <Link to="/auth">{copy.reset.back}</Link>}
      </div>
    </main>
  )
}

function RequestCode({ takesPhone, onSent }: { takesPhone: boolean; onSent: (sent: SentCode) => void }) {
  const [error, setError] = useState<{ address?: string }>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useFocusFirstError(error)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('address') ?? '')
    const found = checkAddress(typed, takesPhone)
    setFailure('')
    setError('error' in found ? { address: found.error } : undefined)
    if ('error' in found) return
    setBusy(true)
    const sent: SentCode = { address: found.address, reason: 'recovery', landing: LANDING }
    const { message, error: refused } = await sendCode(sent)
    setBusy(false)
    if (!message) onSent(sent)
    else if (refused && isAboutAddress(refused)) setError({ address: message })
    else setFailure(message)
  }
  const fields = (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <Failure message={failure} />
      <Field
        name="address"
        type={takesPhone ? 'text' : 'email'}
        label={takesPhone ? copy.emailOrPhone : copy.email}
        error={error?.address}
        autoComplete="username"
        inputMode={takesPhone ? undefined : 'email'}
        required
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : takesPhone ? copy.reset.submitCode : copy.reset.submit}
      </button>
    </form>
  )
  return takesPhone ? fields : <NeedsMail>{fields}</NeedsMail>
}

/** `onTooLate`: the mail was opened too long ago, so another one is needed. */
function NewPassword({ next, onTooLate }: { next: string; onTooLate: () => unknown }) {
  const [error, setError] = useState<{ password: string }>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const form = useFocusFirstError(error)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password.length < PASSWORD_CHARS_MIN) {
      return setError({ password: copy.errors.passwordShort(PASSWORD_CHARS_MIN) })
    }
    setBusy(true)
    const { error: refused } = await (await loadClient()).updateUser({ password })
    setBusy(false)
    if (refused && NEEDS_PROOF.has(refused.code ?? '')) return navigate('/account#password', { replace: true })
    if (refused?.code === 'step_up_needed') return onTooLate()
    if (refused) return setError({ password: errorMessage(refused) })
    showToast(copy.reset.done)
    await navigate(next, { replace: true })
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <PasswordField
        name="password"
        label={copy.reset.newPassword}
        hint={copy.passwordHint(PASSWORD_CHARS_MIN)}
        error={error?.password}
        isNew
      />
      <button className="btn primary big wide" aria-busy={busy || undefined}>
        {busy ? copy.working : copy.reset.set}
      </button>
    </form>
  )
}
