import type { IncomingHttpHeaders, RequestListener } from 'node:http'

/** The state for load balancers and orchestrators. */
export interface Health {
  /** True from the end of the start until the process is asked to stop. */
  isReady: boolean
}

const PROBE = /^\/(?:live|ready)z(?:\?|$)/

/** With it, `/livez` says in the other header how many proxies the request came through; `npm run doctor` asks. */
export const PROBE_HEADER = 'x-diya-doctor'
export const SEEN_HEADER = 'x-diya-seen'

/**
 * Serves `/livez` (the process runs) and `/readyz` (it accepts requests) without log, rate limit and database. Other
 * requests go to `listener`.
 *
 * An unreachable database does not make the process unready: it is unreachable for every process, and cached pages are
 * still served.
 */
export function withHealth(health: Health, listener: RequestListener): RequestListener {
  return (req, res) => {
    const { url = '' } = req
    if (!PROBE.test(url)) return listener(req, res)
    const isOk = url.startsWith('/livez') || health.isReady
    if (req.headers[PROBE_HEADER] !== undefined) res.setHeader(SEEN_HEADER, seenProxies(req.headers))
    res.writeHead(isOk ? 200 : 503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    })
    res.end(req.method === 'HEAD' ? undefined : isOk ? 'ok' : 'not ready')
  }
}

function seenProxies(headers: IncomingHttpHeaders): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const proto = String(headers['x-forwarded-proto'] ?? '').replaceAll(/\W/g, '')
  return `proxies=${forwarded.filter((part) => part.trim()).length} proto=${proto}`
}
