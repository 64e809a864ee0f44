import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { UPLOAD_URL } from '#app/features/media/schema.ts'

export interface ServerLimits {
  /** For the headers of a request. */
  headersMs: number
  /** For a whole request, but for an upload. */
  requestMs: number
  /** For a whole upload. */
  uploadMs: number
  connectionsMax: number
  /** How often Node looks for connections that are out of time. */
  checkMs: number
}

const LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // A film of 50 MB on a slow line. The upload itself ends one that falls silent much sooner.
  uploadMs: 20 * 60 * 1_000,
  // Behind a proxy each visitor on the wire is one; 2,000 of them may listen to live events.
  connectionsMax: 5_000,
  checkMs: 2_000,
}

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * The HTTP server, with limits on time and connections that no proxy in front needs to know. Node has one time for all
 * requests, which is that of uploads; the others are ended here.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const { headersMs, requestMs, uploadMs, connectionsMax, checkMs } = limits
  const options = { headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval: checkMs }
  const server = createServer(options, (req, res) => {
    if (hasBody(req) && !isUpload(req)) endWhenSlow(req, res, requestMs)
    listener(req, res)
  })
  server.maxConnections = connectionsMax
  return server
}

/** Ends the connection unless the body has arrived in time: with 408 if nothing was answered yet. */
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
