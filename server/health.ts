import type { RequestListener } from 'node:http'

/** What a load balancer or an orchestrator asks. */
export interface Health {
  /** While requests are welcome: from the end of the start until the process is told to stop. */
  isReady: boolean
}

/**
 * Answers `/livez` (the process runs) and `/readyz` (send it requests) with the status alone, before everything else:
 * no log, no limit, no database. Everything else goes to `listener`.
 *
 * A database that goes away later does not make a process unready: it is away for every node, and cached pages are
 * still served.
 */
export function withHealth(health: Health, listener: RequestListener): RequestListener {
  return (req, res) => {
    const path = req.url?.split('?', 1)[0]
    if (path !== '/livez' && path !== '/readyz') return listener(req, res)
    const isOk = path === '/livez' || health.isReady
    res.writeHead(isOk ? 200 : 503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    })
    res.end(req.method === 'HEAD' ? undefined : isOk ? 'ok' : 'not ready')
  }
}
