import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { mayOffer, OFFER_HEADERS, prefersOffered } from '#app/shell/language/language-offer.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { AppEnv } from '#server/app-context.ts'
import { isReadable } from './readable-address.ts'
import { type PageAddress, type PageCache, plainAddress, removeCacheHeaders } from '#server/page-cache/page-cache.ts'
import type { CachedPage, Encoding } from '#server/page-cache/page-store.ts'

/** The status of a page that needs the database while it is away. */
const UNAVAILABLE = 503
const COMPRESS_BYTES_MIN = 1_000
/** Measured on a page of 70 KB: 6 % smaller than quality 4, for half a millisecond more. */
const BROTLI_QUALITY = 5
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/json|image\/svg)/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Handles every request first: it sends cached pages without the router, as fast as a static file. Other requests go
 * through the app.
 */
export function createListener({
  app,
  cache,
  log,
  metrics,
}: {
  app: Hono<AppEnv>
  cache: PageCache
  log: Logger
  metrics?: Metrics | undefined
}): RequestListener {
  const rendering = new Set<string>()

  /** Renders a stale page for the next visitors, unless that has begun. */
  async function renderAgain({ pathname, search }: PageAddress, hasOffer: boolean): Promise<void> {
    const url = new URL(pathname + search, BASE)
    const key = `${hasOffer} ${url.href}`
    if (rendering.has(key)) return
    rendering.add(key)
    try {
      const { generation } = cache
      const response = await app.fetch(new Request(url, hasOffer ? { headers: OFFER_HEADERS } : {}))
      await cache.store(url, response, { generation, hasOffer })
    } catch (err) {
      log.error({ err }, 'page could not be refreshed')
    } finally {
      rendering.delete(key)
    }
  }

  const throughApp = getRequestListener(async (request, env) => {
    const url = new URL(request.url)
    const { incoming } = env as { incoming: IncomingMessage }
    const generation = cache.generation
    const response = await app.fetch(request, { remoteAddress: incoming.socket.remoteAddress })
    if (incoming.method === 'GET' && isAnonymousRead(incoming)) {
      const hasOffer = getsOffer(incoming, url)
      const page =
        response.status === UNAVAILABLE
          ? cache.find(url, hasOffer)?.page
          : await cache.store(url, response, { generation, hasOffer })
      if (page) return asResponse(page, incoming)
    }
    removeCacheHeaders(response)
    return compressed(response, String(incoming.headers['accept-encoding'] ?? ''))
  })

  return (req, res) => {
    if (isAnonymousRead(req)) {
      const address = addressOf(req)
      const hasOffer = address !== undefined && getsOffer(req, address)
      const found = address && cache.find(address, hasOffer)
      const isSent = found !== undefined && !found.mustRevalidate
      metrics?.cachedPage(isSent ? (found.isStale ? 'stale' : 'hit') : 'miss')
      if (address && isSent) {
        sendCached(req, res, found.page)
        if (found.isStale) void renderAgain(address, hasOffer)
        return
      }
    }
    void throughApp(req, res)
  }
}

/** Whether it is a read without a session. The cookie's name may have a prefix. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.authorization === undefined && !headers.cookie?.includes(`${ACCESS_TOKEN_COOKIE}=`)
}

/** Whether the page says that it is in Hindi too. The headers are asked first: most visitors prefer English. */
function getsOffer({ headers }: IncomingMessage, { pathname }: PageAddress): boolean {
  const asking = { acceptLanguage: headers['accept-language'], cookie: headers.cookie }
  return prefersOffered(asking) && mayOffer(pathname)
}

/** The cache key is path and query, without the Host header. */
const BASE = 'http://site'

/** A path alone is not parsed: that takes as long as everything else for a cached page. */
function addressOf({ url = '' }: IncomingMessage): PageAddress | undefined {
  const plain = plainAddress(url)
  if (plain) return plain
  return url.startsWith('/') && isReadable(url) ? (URL.parse(BASE + url) ?? undefined) : undefined
}

function sendCached(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  const { status, headers, body } = answerFrom(page, req)
  res.writeHead(status, headers).end(body)
}

function asResponse(page: CachedPage, req: IncomingMessage): Response {
  const { status, headers, body } = answerFrom(page, req)
  return new Response(body && new Uint8Array(body), { status, headers })
}

/** The cached page in an accepted encoding, or 304. */
function answerFrom(page: CachedPage, req: IncomingMessage) {
  if (req.headers['if-none-match'] === page.etag) {
    return { status: 304, headers: { etag: page.etag, vary: page.headers['vary'] ?? '' }, body: null }
  }
  const encoding = bestEncoding(String(req.headers['accept-encoding'] ?? ''))
  const body = page.bodies[encoding]
  return { status: 200, headers: headersFor(page, encoding), body: req.method === 'HEAD' ? null : body }
}

/** Of each body of a cached page, made once. */
const bodyHeaders = new WeakMap<Buffer, Record<string, string>>()

function headersFor(page: CachedPage, encoding: Encoding): Record<string, string> {
  const body = page.bodies[encoding]
  const made = bodyHeaders.get(body)
  if (made) return made
  const headers = { ...page.headers, etag: page.etag, 'content-length': String(body.length) }
  const encoded = encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding }
  bodyHeaders.set(body, encoded)
  return encoded
}

function bestEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses a response that is not cached. Streams (live events) are not changed. */
async function compressed(response: Response, accepted: string): Promise<Response> {
  const encoding = bestEncoding(accepted)
  const type = response.headers.get('Content-Type') ?? ''
  if (
    encoding === 'identity' ||
    !response.body ||
    !COMPRESSIBLE.test(type) ||
    response.headers.has('Content-Encoding')
  ) {
    return response
  }
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length < COMPRESS_BYTES_MIN) return new Response(body, response)
  const small =
    encoding === 'br'
      ? await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await compressGzip(body)
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(small.length))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(small), { status: response.status, headers })
}
