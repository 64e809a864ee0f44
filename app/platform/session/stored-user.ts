import { SESSION_STORAGE_KEY } from './session-names.ts'
import { ownStorage } from './shared-device.ts'

/** The id of the user whose session this browser stores; null without one. It is not verified: the server does that. */
export function readStoredUserId(): string | null {
  try {
    const stored: unknown = JSON.parse(ownStorage().getItem(SESSION_STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('user' in stored)) return null
    const { user } = stored
    return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string' ? user.id : null
  } catch {
    return null
  }
}
