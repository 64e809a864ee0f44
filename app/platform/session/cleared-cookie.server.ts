import { ACCESS_TOKEN_COOKIE } from './session-names.ts'

/** A `Set-Cookie` that makes the server forget who this browser is. */
export function clearedSessionCookie(siteUrl: string): string {
  return `${ACCESS_TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`
}
