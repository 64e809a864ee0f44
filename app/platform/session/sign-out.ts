import { clearOwnStorage, hasStoredSession } from './own-storage.ts'
import { mirror } from './session-cookie.ts'
import { SESSION_STORAGE_KEY } from './session-names.ts'
import { isSharedDevice, ownStorage } from './shared-device.ts'

/** `here`: this device is signed out, but the service did not answer and still lists it. */
export type SignOutOutcome = 'everywhere' | 'here' | 'failed'

/** Signs this device out, also without a connection. */
export async function signOut(): Promise<SignOutOutcome> {
  const outcome = hasStoredSession() ? await endSession() : isSharedDevice() ? await endShared() : 'everywhere'
  if (outcome === 'failed') return outcome
  clearOwnStorage()
  mirror(null)
  return outcome
}

/** The client removes the stored session before it asks the service. */
async function endSession(): Promise<SignOutOutcome> {
  // Without a connection the client's code may be missing.
  const client = await import('./auth-client.ts').catch(() => null)
  if (!client) return forgetSession() ? 'here' : 'failed'
  const { error } = await client.authClient.signOut({ scope: 'local' })
  return error ? 'here' : 'everywhere'
}

/** On a shared device another tab may hold the session. */
async function endShared(): Promise<SignOutOutcome> {
  const shared = await import('./watch-shared-device.ts').catch(() => null)
  return (await shared?.endMirrored()) ? 'everywhere' : 'here'
}

function forgetSession(): boolean {
  try {
    ownStorage().removeItem(SESSION_STORAGE_KEY)
    return true
  } catch {
    return false
  }
}
