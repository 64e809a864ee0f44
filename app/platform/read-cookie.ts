/** The value of one cookie of a Cookie header or of `document.cookie`; undefined when it is missing or empty. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}
