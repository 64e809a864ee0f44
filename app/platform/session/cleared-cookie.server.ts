import { cookieText, readCookie } from '#app/platform/http/cookies.ts'
import { CART_COOKIE, LISTS_OWNER_COOKIE, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'
import { LANGUAGE_COOKIE } from '#app/platform/language/language-cookie.ts'
import { accessTokenCookie, sharedDeviceCookie } from './session-names.ts'

/** A `Set-Cookie` that deletes the access token of this browser. */
export function clearedSessionCookie(siteUrl: string): string {
  const isSecure = siteUrl.startsWith('https:')
  return cookieText(accessTokenCookie(siteUrl), '', { maxAge: 0, sameSite: 'lax', secure: isSecure })
}

/**
 * The names of the cookies that a session on a shared device has left in this browser, when it has ended: its token, its
 * lists, its language and the mark. Empty for other requests.
 * @param isOver the request's token belongs to no session
 */
export function endedSharedCookies(
  cookies: string | undefined,
  { siteUrl, isOver }: { siteUrl: string; isOver: boolean },
): string[] {
  const [token, mark] = [accessTokenCookie(siteUrl), sharedDeviceCookie(siteUrl)]
  if (!isOver || readCookie(cookies, mark) !== '1' || readCookie(cookies, token) === undefined) return []
  return [token, CART_COOKIE, SAVED_COOKIE, LISTS_OWNER_COOKIE, LANGUAGE_COOKIE, mark]
}

/** The `Set-Cookie` values that delete these cookies. */
export const deletionsOf = (names: readonly string[], siteUrl: string): string[] =>
  names.map((name) => cookieText(name, '', { maxAge: 0, sameSite: 'lax', secure: siteUrl.startsWith('https:') }))
