import { type RefObject, useEffect, useRef, useState } from 'react'
import { copy } from '#app/features/sign-in/copy.ts'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { knownPasskeys } from './known-device.ts'

interface PasskeySignInProps {
  /** Around the address field, among whose suggestions the browser offers passkeys. */
  around: RefObject<HTMLElement | null>
  onIn: () => unknown
}

const load = () => import('./passkey-calls.ts').catch(() => null)

/**
 * The button, and the browser's own suggestion at the address field. The code is loaded at the first use of either;
 * where a passkey was used before, the suggestion is ready when the page is.
 */
export function PasskeySignIn({ around, onIn }: PasskeySignInProps) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // A browser answers one question for a passkey at a time.
  const asking = useRef<AbortController>(undefined)
  const ask = () => {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }
  const latest = useRef({ ask, onIn })
  useEffect(() => {
    latest.current = { ask, onIn }
  })
  useEffect(() => {
    const form = around.current
    const suggest = async () => {
      form?.removeEventListener('focusin', suggest)
      if (asking.current) return
      const signal = latest.current.ask()
      const outcome = await (await load())?.suggestPasskeys(signal, setFailure)
      if (outcome?.kind === 'failed') setFailure(outcome.message)
      if (outcome?.kind === 'signed-in') await latest.current.onIn()
    }
    if (knownPasskeys() === 'used') void suggest()
    else form?.addEventListener('focusin', suggest)
    return () => {
      form?.removeEventListener('focusin', suggest)
      asking.current?.abort()
      asking.current = undefined
    }
  }, [around])
  const press = async () => {
    setBusy(true)
    setFailure('')
    const signal = ask()
    const calls = await load()
    const outcome = (await calls?.signInWithPasskey(signal)) ?? { kind: 'failed' as const, message: errors.offline }
    if (outcome.kind === 'failed') setFailure(outcome.message)
    if (outcome.kind === 'signed-in') await onIn()
    setBusy(false)
  }
  return (
    <div className="stack">
      <Failure message={failure} />
      <button type="button" className="btn secondary wide" aria-busy={busy || undefined} onClick={press}>
        {copy.ways.passkey}
      </button>
    </div>
  )
}
