import { completeSignIn, loadClient } from '#app/features/sign-in/auth-calls.ts'
import { isSharedDevice } from '#app/platform/session/shared-device.ts'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { copy } from './copy.ts'
import { rememberPasskeys } from './known-device.ts'

/** `quiet`: the user chose nothing, which needs no message. */
type PasskeyOutcome = { kind: 'signed-in' } | { kind: 'quiet' } | { kind: 'failed'; message: string }

const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** Asks for a passkey in a dialog of the browser. */
export async function signInWithPasskey(signal: AbortSignal): Promise<PasskeyOutcome> {
  if (!canUsePasskeys()) return { kind: 'failed', message: copy.unsupported }
  return signIn({ signal })
}

/**
 * Lets the browser offer passkeys among its suggestions for the address field, until one is chosen or `signal` ends
 * it. The service's challenge expires after minutes: then the choice is asked for again, which `onStale` announces.
 */
export async function suggestPasskeys(
  signal: AbortSignal,
  onStale: (message: string) => void,
): Promise<PasskeyOutcome> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return { kind: 'quiet' }
  while (!signal.aborted) {
    const outcome = await signIn({ signal, mediation: 'conditional' })
    if (outcome.kind !== 'failed' || outcome.message !== copy.again) return outcome
    onStale(copy.again)
  }
  return { kind: 'quiet' }
}

async function signIn(options: { signal: AbortSignal; mediation?: 'conditional' }): Promise<PasskeyOutcome> {
  const client = await loadClient().catch(() => null)
  if (!client) return { kind: 'failed', message: errors.offline }
  const { data, error } = await client.signInWithPasskey({ options })
  if (options.signal.aborted && !data?.session) return { kind: 'quiet' }
  if (data?.session) {
    rememberPasskeys('used')
    completeSignIn(data.session)
    return { kind: 'signed-in' }
  }
  if (isCancelled(error)) return options.mediation ? { kind: 'quiet' } : { kind: 'failed', message: copy.cancelled }
  return { kind: 'failed', message: passkeyMessage(error) }
}

/** Makes a passkey on this device. Resolves to an error message on failure. */
export async function addPasskey(): Promise<string | undefined> {
  if (isSharedDevice()) return copy.shared
  if (!canUsePasskeys()) return copy.unsupportedToAdd
  const client = await loadClient().catch(() => null)
  if (!client) return errors.offline
  const { error } = await client.registerPasskey()
  if (!error) {
    rememberPasskeys('used')
    return undefined
  }
  return isCancelled(error) ? copy.cancelledToAdd : passkeyMessage(error)
}

type Problem = { name?: string; code?: string | undefined; message?: string; cause?: unknown } | null

/** Browsers say the same when the user cancels, has no passkey for this site, or waits too long. */
export function isCancelled(error: Problem): boolean {
  return error?.cause instanceof Error && error.cause.name === 'NotAllowedError'
}

const MESSAGES: Readonly<Record<string, string>> = {
  webauthn_credential_not_found: copy.unknown,
  webauthn_verification_failed: copy.unverified,
  webauthn_challenge_expired: copy.again,
  webauthn_challenge_not_found: copy.again,
  webauthn_credential_exists: copy.already,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: copy.already,
  too_many_passkeys: copy.tooMany,
  passkey_disabled: copy.off,
}

/** The message for an error of a passkey. */
export function passkeyMessage(error: Problem): string {
  const code = error?.code ?? ''
  return (Object.hasOwn(MESSAGES, code) && MESSAGES[code]) || errorMessage(error ?? {})
}
