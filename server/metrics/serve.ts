import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

/** Answers `/metrics` to whoever has the token; without a token to everybody, on a port of its own. */
export function answerMetrics(metrics: Metrics, token: string | undefined): RequestListener {
  return (req, res) => {
    const refuse = (status: number, line: string) =>
      res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(line)
    if (req.url?.split('?', 1)[0] !== PATH) return void refuse(404, 'Only /metrics is here.\n')
    if (req.method !== 'GET') return void refuse(405, 'Only GET is allowed.\n')
    if (token !== undefined && !isSame(req.headers.authorization ?? '', `Bearer ${token}`)) {
      res.setHeader('WWW-Authenticate', 'Bearer')
      return void refuse(401, 'This needs the token in METRICS_TOKEN: Authorization: Bearer …\n')
    }
    metrics.registry.metrics().then(
      (text) =>
        res.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => refuse(500, 'The figures could not be read.\n'),
    )
  }
}

/** `listener` with `/metrics` in front of it. */
export function withMetrics(metrics: Metrics, token: string, listener: RequestListener): RequestListener {
  const answer = answerMetrics(metrics, token)
  return (req, res) => (req.url?.split('?', 1)[0] === PATH ? answer(req, res) : listener(req, res))
}

/** Listens on a port of its own; rejects when it is in use. It does not keep the process running. */
export function serveMetrics(
  metrics: Metrics,
  { port, host, token }: { port: number; host: string; token: string | undefined },
): Promise<Server> {
  const server = createServer(answerMetrics(metrics, token))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** Compares hashes, so that the time tells neither the length nor a part of the token. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
