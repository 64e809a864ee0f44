// Own lines instead of a library: decision 020.

interface Attributes {
  maxAgeS: number
  path?: string
  isHttpOnly?: boolean
  sameSite?: 'Lax'
  isSecure?: boolean
}

/** The value of one cookie of a Cookie header or of `document.cookie`; undefined when it is missing or empty. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** A `Set-Cookie` header, or what `document.cookie` is given. The value has no separators: it stands as it is. */
export function cookieText(name: string, value: string, { maxAgeS, path = '/', ...rest }: Attributes): string {
  const { isHttpOnly, sameSite, isSecure } = rest
  const flags = [isHttpOnly && 'HttpOnly', sameSite && `SameSite=${sameSite}`, isSecure && 'Secure']
  return [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeS}`, ...flags].filter(Boolean).join('; ')
}
