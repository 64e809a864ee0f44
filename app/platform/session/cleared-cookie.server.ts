import { accessTokenCookie } from './session-names.ts'

/** A `Set-Cookie` that makes the server forget who this browser is. */
export function clearedSessionCookie(siteUrl: string): string {
  return `${accessTokenCookie(siteUrl)}=; Path=/; Max-Age=0; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`
}
