import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { SignInMethods } from '#app/platform/own-account.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { signInAnonymously, signInWithProvider, type Outcome } from './auth-calls.ts'
import { AuthForm } from './auth-form.tsx'
import { copy } from './copy.ts'
import type { Purpose } from './credentials.ts'
import { Failure } from './failure.tsx'
import { mayOfferPasskey, rememberPasskeys } from './passkeys/known-device.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { useSentCode } from './codes/use-sent-code.ts'

const CodeStep = lazyAgain(async () => ({ default: (await import('./codes/code-step.tsx')).CodeStep }))
const PasskeyOffer = lazy(() => import('./passkeys/passkey-offer.tsx'))

/** All ways to sign in. After a sign-in the page reloads, and its loader redirects. */
export function SignIn({ purpose, ways, next }: { purpose: Purpose; ways: SignInMethods; next: string }) {
  const { sent, setSent, back } = useSentCode(`/auth/${purpose}`)
  const { revalidate } = useRevalidator()
  const [isOffering, setOffering] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const takesPasskeys = ways.passkeys && purpose !== 'join'
  const landing = `/auth/confirm?${new URLSearchParams({ next })}`
  const finish = async () => {
    await revalidate()
    setSent(undefined)
  }
  const onOutcome = async (outcome: Exclude<Outcome, { kind: 'failed' }>) => {
    if (outcome.kind === 'code') return setSent({ ...outcome.sent, sentAt: Date.now(), waitS: outcome.waitS })
    if (ways.passkeys && outcome.kind === 'signed-in' && !outcome.needsFactor && (await mayOfferPasskey())) {
      rememberPasskeys('offered')
      return setOffering(true)
    }
    await finish()
  }
  const goToEmail = useGoToEmail(fields, { isShown: sent === undefined, back })
  const form = <AuthForm {...{ purpose, takesPasskeys, landing, onOutcome }} takesPhone={ways.phone} />
  if (isOffering)
    return (
      <Suspense>
        <PasskeyOffer onDone={finish} />
      </Suspense>
    )
  return (
    <>
      {sent && (
        <Suspense>
          <CodeStep
            sent={sent}
            channels={ways.textChannels}
            onResent={setSent}
            onOutcome={onOutcome}
            onBack={back}
            onEmail={goToEmail}
          />
        </Suspense>
      )}
      {/* Hidden, not removed, so that Back shows its values. */}
      <div hidden={sent !== undefined} className={sent ? undefined : 'stack'}>
        <div ref={fields}>{purpose === 'password' || ways.phone ? form : <NeedsMail>{form}</NeedsMail>}</div>
        {takesPasskeys && !sent && <PasskeySignIn around={fields} onIn={revalidate} />}
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

/** Goes back to the form, with an empty address field that has the focus. */
function useGoToEmail(
  fields: RefObject<HTMLElement | null>,
  { isShown, back }: { isShown: boolean; back: () => void },
) {
  const isWanted = useRef(false)
  const find = () => fields.current?.querySelector<HTMLInputElement>('[name=address]')
  useEffect(() => {
    if (isShown && isWanted.current) find()?.focus()
    if (isShown) isWanted.current = false
  })
  return () => {
    isWanted.current = true
    const address = find()
    if (address) address.value = ''
    address?.dispatchEvent(new Event('input', { bubbles: true }))
    back()
  }
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
