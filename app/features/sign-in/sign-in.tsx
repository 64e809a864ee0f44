import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { SignInMethods } from '#app/platform/own-account.ts'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { signInAnonymously, signInWithProvider, type Outcome } from './auth-calls.ts'
import { AuthForm } from './auth-form.tsx'
import { CodeStep } from './codes/code-step.tsx'
import { copy } from './copy.ts'
import type { Purpose } from './credentials.ts'
import { Failure } from './failure.tsx'
import { useSentCode } from './codes/use-sent-code.ts'

/** All ways to sign in. After a sign-in the page reloads, and its loader redirects. */
export function SignIn({ purpose, ways, next }: { purpose: Purpose; ways: SignInMethods; next: string }) {
  const { sent, setSent, back } = useSentCode(`/auth/${purpose}`)
  const { revalidate } = useRevalidator()
  const landing = `/auth/confirm?${new URLSearchParams({ next })}`
  const onOutcome = async (outcome: Exclude<Outcome, { kind: 'failed' }>) => {
    if (outcome.kind === 'code') return setSent({ ...outcome.sent, sentAt: outcome.wasSentBefore ? 0 : Date.now() })
    await revalidate()
    setSent(undefined)
  }
  const form = <AuthForm purpose={purpose} takesPhone={ways.phone} landing={landing} onOutcome={onOutcome} />
  return (
    <>
      {sent && <CodeStep sent={sent} onResent={setSent} onOutcome={onOutcome} onBack={back} />}
      {/* Hidden, not removed, so that Back shows its values. */}
      <div hidden={sent !== undefined} className={sent ? undefined : 'stack'}>
        {purpose === 'password' ? form : <NeedsMail>{form}</NeedsMail>}
        {purpose !== 'join' && (
          <p className="row between">
            <Link to={{ search: searchOf(purpose === 'code' ? 'password' : 'code', next) }} replace preventScrollReset>
              {purpose === 'code' ? copy.ways.password : copy.ways.code}
            </Link>
            <Link to="/auth/reset">{copy.forgot}</Link>
          </p>
        )}
        <OtherWays ways={ways} landing={landing} onIn={revalidate} />
      </div>
    </>
  )
}

/** The query of the sign-in screen's URL. */
export function searchOf(purpose: Purpose, next: string): string {
  const search = new URLSearchParams()
  if (purpose === 'join') search.set('tab', 'join')
  if (purpose === 'code') search.set('way', 'code')
  if (next !== '/') search.set('next', next)
  return search.toString()
}

function OtherWays({ ways, landing, onIn }: { ways: SignInMethods; landing: string; onIn: () => unknown }) {
  const [failure, setFailure] = useState('')
  if (ways.providers.length === 0 && !ways.anonymous) return null
  const go = async (entering: Promise<Outcome>) => {
    const outcome = await entering
    if (outcome.kind === 'failed') setFailure(outcome.message)
    else await onIn()
  }
  return (
    <div className="stack">
      <p className="or small secondary-ink">{copy.ways.or}</p>
      <Failure message={failure} />
      {ways.providers.map((name) => (
        <button
          key={name}
          type="button"
          className="btn secondary wide"
          onClick={() => go(signInWithProvider(name, landing))}
        >
          {copy.ways.provider(name)}
        </button>
      ))}
      {ways.anonymous && (
        <>
          <button
            type="button"
            className="btn secondary wide"
            onClick={() => go(signInAnonymously(copy.ways.anonymousName))}
          >
            {copy.ways.anonymous}
          </button>
          <p className="small secondary-ink">{copy.ways.anonymousHint}</p>
        </>
      )}
    </div>
  )
}
