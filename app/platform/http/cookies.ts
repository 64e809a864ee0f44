import { type CookieSerializeOptions, parseCookie, serializeCookie } from 'cookie-es'

type Attributes = Pick<CookieSerializeOptions, 'maxAge' | 'path' | 'httpOnly' | 'sameSite' | 'secure'>

/** Values are slugs, tokens and ids, which need no encoding. */
const unchanged = (value: string): string => value

/** The value of one cookie in a Cookie header or `document.cookie`; undefined when it is missing or empty. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  return parseCookie(cookies ?? '', { decode: unchanged, filter: (key) => key === name })[name] || undefined
}

/**
 * The value of a `Set-Cookie` header or an assignment to `document.cookie`; `maxAge` in seconds.
 * @throws TypeError for a value with a separator, a space or a character beyond ASCII.
 */
export function cookieText(name: string, value: string, attributes: Attributes): string {
  return serializeCookie({ path: '/', ...attributes, name, value }, { encode: unchanged })
}
