import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'

export interface ServerLimits {
  /** Time for the headers of a request. */
  headersMs: number
  /** Time for a whole request, except uploads. */
  requestMs: number
  /** Time for a whole upload. */
  uploadMs: number
  connectionsMax: number
  /** How often Node looks for connections that timed out. */
  checkMs: number
}

const LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // For a video of 50 MB on a slow connection. The upload handler ends stalled uploads much sooner.
  uploadMs: 20 * 60 * 1_000,
  // Up to 2,000 of them may be streams of live events.
  connectionsMax: 5_000,
  checkMs: 2_000,
}

/** Browsers send about twenty, and proxies add some. Node limits only their size. */
const HEADERS_MAX = 100

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * The HTTP server with limits on time and connections, so that no proxy is needed for them. Node has one timeout for all
 * requests, which is the one of uploads; others are ended here.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const { headersMs, requestMs, uploadMs, connectionsMax, checkMs } = limits
  const options = { headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval: checkMs }
  const server = createServer(options, (req, res) => {
    const status = refusedWith(req)
    if (status !== null) return void res.writeHead(status, { Connection: 'close' }).end()
    if (hasBody(req) && !isUpload(req)) endWhenSlow(req, res, requestMs)
    listener(req, res)
  })
  server.maxConnections = connectionsMax
  return server
}

/** The status for a request that no browser sends, which a proxy may read in another way; null for others. */
function refusedWith({ url = '', rawHeaders }: IncomingMessage): number | null {
  if (rawHeaders.length > HEADERS_MAX * 2) return 431
  return countHosts(rawHeaders) > 1 || WITH_PASSWORD.test(url) ? 400 : null
}

/** By hand, because each request is read here, also those from the cache. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts++
  }
  return hosts
}

const HOST = 'host'

/** `GET http://name:password@host/` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i

/** Ends the connection unless the body arrives in time, with 408 if no response was started. */
function endWhenSlow(req: IncomingMessage, res: ServerResponse, requestMs: number): void {
  const { socket } = req
  const timer = setTimeout(() => {
    if (!res.headersSent) socket.write(TIMEOUT)
    socket.destroySoon()
  }, requestMs)
  const stop = () => clearTimeout(timer)
  req.once('end', stop)
  req.once('close', stop)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && url?.split('?', 1)[0] === UPLOAD_URL
