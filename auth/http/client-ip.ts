/**
 * The client's IP address. With `trustedProxies` proxies, the client is that entry of X-Forwarded-For, counted from the
 * end; entries before it can be forged by the client.
 */
export function clientIp(
  headers: { get(name: string): string | null | undefined },
  remoteAddress: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const trusted = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined
  return withoutPort(trusted ?? remoteAddress ?? 'unknown')
}

/** Some proxies append the port, which would make each connection another client for rate limits. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address
