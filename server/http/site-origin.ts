import type { Config } from '#app/platform/config/config.server.ts'
import { isLoopback } from '#app/platform/config/loopback.ts'

/** The configured URL of the site. */
export type SiteAddress = Pick<Config, 'siteUrl' | 'isLocal'>

/**
 * The site's origin (scheme, host and port, without a slash) for a request. It is the origin of SITE_URL, because clients
 * can forge the Host header, and a TLS proxy hides the scheme. On a local site, which may be opened as localhost or
 * 127.0.0.1 and through a mapped port, host and port come from a Host header with a loopback name.
 */
export function siteOriginOf(headers: Pick<Headers, 'get'>, { siteUrl, isLocal }: SiteAddress): string {
  const host = isLocal ? headers.get('Host') : null
  const address = `${new URL(siteUrl).protocol}//${host}`
  if (host === null || !URL.canParse(address)) return siteUrl
  const { hostname, origin } = new URL(address)
  return isLoopback(hostname) ? origin : siteUrl
}

/** The same request with the site's origin and without a Host header, for pages. */
export function withSiteOrigin(request: Request, site: SiteAddress): Request {
  const { method, signal } = request
  // To ask for a body builds the request once more.
  const body = method === 'GET' || method === 'HEAD' ? null : request.body
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('Host')
  // Not `new URL(path, base)`, because a path that begins with two slashes would change the host.
  const url = siteOriginOf(request.headers, site) + pathname + search
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
