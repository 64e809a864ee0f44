import type { Config } from '#app/platform/config/config.server.ts'
import { isLoopback } from '#app/platform/config/loopback.ts'

/** Where the site is reached, as configured. */
export type SiteAddress = Pick<Config, 'siteUrl' | 'isLocal'>

/**
 * The origin (scheme, host and port, without a slash) under which a request reached this site. It is SITE_URL's: the
 * Host header is chosen by the sender, and a TLS proxy hides the scheme. On a local site, which may be opened as
 * localhost or 127.0.0.1 and through a mapped port, a Host header with a loopback name decides about host and port.
 */
export function siteOriginOf(headers: Pick<Headers, 'get'>, { siteUrl, isLocal }: SiteAddress): string {
  const host = isLocal ? headers.get('Host') : null
  const address = `${new URL(siteUrl).protocol}//${host}`
  if (host === null || !URL.canParse(address)) return siteUrl
  const { hostname, origin } = new URL(address)
  return isLoopback(hostname) ? origin : siteUrl
}

/** The same request at the site's own origin and without a Host header: what pages get to see. */
export function atSite(request: Request, site: SiteAddress): Request {
  const { method, signal, body } = request
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('Host')
  // Not `new URL(path, base)`: a path that begins with two slashes would name another host.
  const url = siteOriginOf(request.headers, site) + pathname + search
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
