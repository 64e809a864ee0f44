import { clearOwnStorage, hasStoredSession } from './own-storage.ts'
import { mirror } from './session-cookie.ts'
import { SESSION_STORAGE_KEY } from './session-names.ts'

/** `here`: this device is signed out, but the service did not answer and still lists it. */
export type SignOutOutcome = 'everywhere' | 'here' | 'failed'

/** Signs this device out, also without a connection. */
export async function signOut(): Promise<SignOutOutcome> {
  const isRevoked = !hasStoredSession() || (await revoke())
  if (hasStoredSession() && !forgetSession()) return 'failed'
  clearOwnStorage()
  mirror(null)
  return isRevoked ? 'everywhere' : 'here'
}

/** True when the service has ended the session. The client removes the stored one before it asks the service. */
async function revoke(): Promise<boolean> {
  // Without a connection the client's code may be missing.
  const client = await import('./auth-client.ts').catch(() => null)
  return client !== null && (await client.authClient.signOut({ scope: 'local' })).error === null
}

function forgetSession(): boolean {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY)
    return true
  } catch {
    return false
  }
}
