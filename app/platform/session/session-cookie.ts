import { cookieText, readCookie } from '#app/platform/http/cookies.ts'
import { accessTokenCookie } from './session-names.ts'
import { isSharedDevice } from './shared-device.ts'

/**
 * The parts of a session in the cookie. `expires_in` is the lifetime of the token in seconds: a relative time does
 * not depend on the clock of the device, and the server refuses expired tokens itself.
 */
export interface MirroredSession {
  access_token: string
  expires_in: number
}

/** Writes the cookie; true when the token has changed. */
export function mirror(session: MirroredSession | null): boolean {
  const before = readMirrored()
  const value = session?.access_token ?? ''
  const attributes = {
    // On a shared device it goes with the browser.
    ...(session && isSharedDevice() ? {} : { maxAge: session?.expires_in ?? 0 }),
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  } as const
  document.cookie = cookieText(accessTokenCookie(location.origin), value, attributes)
  return before !== value
}

/** Parses the session in the auth client's storage; null when there is none. */
export function readStored(text: string | null): MirroredSession | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isSession(stored) ? stored : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is MirroredSession {
  if (typeof value !== 'object' || value === null || !('access_token' in value && 'expires_in' in value)) return false
  return typeof value.access_token === 'string' && typeof value.expires_in === 'number'
}

/** The access token in the cookie; empty when there is none. */
export function readMirrored(): string {
  return readCookie(document.cookie, accessTokenCookie(location.origin)) ?? ''
}
