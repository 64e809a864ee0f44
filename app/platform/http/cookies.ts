import { type CookieSerializeOptions, parseCookie, serializeCookie } from 'cookie-es'

type Attributes = Pick<CookieSerializeOptions, 'maxAge' | 'path' | 'httpOnly' | 'sameSite' | 'secure'>

/** Values are slugs, tokens and ids: none needs encoding, and pages that are open read them as they are. */
const asItIs = (value: string): string => value

/** The value of one cookie of a Cookie header or of `document.cookie`; undefined when it is missing or empty. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  return parseCookie(cookies ?? '', { decode: asItIs, filter: (key) => key === name })[name] || undefined
}

/**
 * A `Set-Cookie` header, or what `document.cookie` is given; `maxAge` in seconds.
 * @throws TypeError for a value with a separator, a space or a character beyond ASCII.
 */
export function cookieText(name: string, value: string, attributes: Attributes): string {
  return serializeCookie({ path: '/', ...attributes, name, value }, { encode: asItIs })
}
