import { cookieText } from '#app/platform/cookies.ts'
import { accessTokenCookie } from './session-names.ts'

/** A `Set-Cookie` that makes the server forget who this browser is. */
export function clearedSessionCookie(siteUrl: string): string {
  const isSecure = siteUrl.startsWith('https:')
  return cookieText(accessTokenCookie(siteUrl), '', { maxAgeS: 0, sameSite: 'Lax', isSecure })
}
