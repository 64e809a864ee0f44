import { completeSignIn, loadClient } from '#app/features/sign-in/auth-calls.ts'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { copy } from '#app/features/sign-in/passkeys/copy.ts'
import { isCancelled } from '#app/features/sign-in/passkeys/passkey-calls.ts'

/** The second step by a security key, which the browser asks for. Resolves to an error message on failure. */
export async function verifySecurityKey(factorId: string): Promise<string | undefined> {
  if (typeof PublicKeyCredential !== 'function') return copy.key.unsupported
  const client = await loadClient().catch(() => null)
  if (!client) return errors.offline
  const { error } = await client.mfa.webauthn.authenticate({ factorId })
  if (error) return messageOf(error)
  const { data } = await client.getSession()
  if (data.session) completeSignIn(data.session)
  return undefined
}

function messageOf(error: { code?: string | undefined; message: string }): string {
  if (isCancelled(error)) return copy.key.cancelled
  if (error.code === 'mfa_verification_failed') return copy.key.wrong
  return error.code === 'mfa_challenge_expired' ? copy.again : errorMessage(error)
}
