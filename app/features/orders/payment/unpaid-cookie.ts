import { cookieText, readCookie } from '#app/platform/http/cookies.ts'

export const UNPAID_COOKIE = 'diya-paying'
/** A little longer than a reservation. */
export const UNPAID_COOKIE_MINUTES = 40
const SECONDS_MAX = UNPAID_COOKIE_MINUTES * 60
/** One for each currency, and the one before. */
const TOKENS_MAX = 4
const TOKEN = /^[\w-]{16,64}$/

/** Tokens of the unpaid orders of this device, latest first, from its Cookie header. */
export function readUnpaidTokens(cookies: string | null): string[] {
  const tokens = readCookie(cookies, UNPAID_COOKIE)?.split('.') ?? []
  return tokens.filter((token) => TOKEN.test(token)).slice(0, TOKENS_MAX)
}

/** The Set-Cookie value that stores an order's token on this device while it is unpaid. HttpOnly. */
export function unpaidCookie(
  token: string,
  { cookies, isSecure }: { cookies: string | null; isSecure: boolean },
): string {
  const tokens = [...new Set([token, ...readUnpaidTokens(cookies)])].slice(0, TOKENS_MAX)
  const attributes = { maxAge: SECONDS_MAX, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return cookieText(UNPAID_COOKIE, tokens.join('.'), attributes)
}
