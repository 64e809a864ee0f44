import { cookieText, readCookie } from '#app/platform/cookies.ts'
import { accessTokenCookie } from './session-names.ts'

/**
 * The part of a session that the cookie is made from. `expires_in` is the token's whole life in seconds: counting
 * from now needs no right clock on her device, and the server refuses an expired token by itself.
 */
export interface MirroredSession {
  access_token: string
  expires_in: number
}

/** Writes the cookie; true when the server will now see another person or another token. */
export function mirror(session: MirroredSession | null): boolean {
  const before = readMirrored()
  const value = session?.access_token ?? ''
  const attributes = {
    maxAgeS: session?.expires_in ?? 0,
    sameSite: 'Lax',
    isSecure: location.protocol === 'https:',
  } as const
  document.cookie = cookieText(accessTokenCookie(location.origin), value, attributes)
  return before !== value
}

/** The session in the text that the auth client keeps in the browser's storage; null when there is none. */
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

/** The access token that the server is shown; empty when there is none. */
export function readMirrored(): string {
  return readCookie(document.cookie, accessTokenCookie(location.origin)) ?? ''
}
