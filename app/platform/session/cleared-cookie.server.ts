import { cookieText } from '#app/platform/http/cookies.ts'
import { accessTokenCookie } from './session-names.ts'

/** A `Set-Cookie` that deletes the access token of this browser. */
export function clearedSessionCookie(siteUrl: string): string {
  const isSecure = siteUrl.startsWith('https:')
  return cookieText(accessTokenCookie(siteUrl), '', { maxAge: 0, sameSite: 'lax', secure: isSecure })
}
