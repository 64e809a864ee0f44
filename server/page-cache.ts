import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import { type CachedPage, PageShelf } from './page-store.ts'

/** Between the pages and the cache in front of them; never leaves the process. */
const TAGS_HEADER = 'X-Cache-Tags'
const PARAMS_HEADER = 'X-Cache-Params'

const MB = 1024 * 1024
const PAGES = { entriesMax: 1_500, bytesMax: 48 * MB }
/** Of pages with parameters anybody can make up as many as they like: these may not push the others out. */
const VARIANTS = { entriesMax: 500, bytesMax: 16 * MB }
const PATHS_MAX = 2_000
/** The router takes `/About/` for `/about`, too; only an address in its one usual spelling is kept. */
const USUAL_PATH = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/
/** On many nodes a notification drops a changed page at once; this bounds the harm of a lost one. */
const FRESH_MS = 30_000
const QUALITY_AT_ONCE = 5
const QUALITY_LATER = 11

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The headers that tell the cache in front to keep an answer. */
export function cacheHeaders(policies: readonly CachePolicy[]): Record<string, string> {
  const tags = new Set(policies.flatMap((policy) => policy.tags))
  const params = new Set(policies.flatMap((policy) => policy.params ?? []))
  return { [TAGS_HEADER]: [...tags].join(','), [PARAMS_HEADER]: [...params].join(',') }
}

/** Marks a response so that the cache in front keeps it. */
export function announceCachePolicy(response: Response, policies: readonly CachePolicy[]): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(cacheHeaders(policies))) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** The response without the words between the app and the cache. */
export function withoutCacheHeaders(response: Response): Response {
  if (!response.headers.has(TAGS_HEADER)) return response
  const headers = new Headers(response.headers)
  headers.delete(TAGS_HEADER)
  headers.delete(PARAMS_HEADER)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Finished pages that are the same for every visitor, least recently used first out. Keyed by path and by
 * the parameters that the page said it reads: others (tracking, for example) do not cause a render.
 */
export class PageCache {
  readonly #pages = new PageShelf(PAGES)
  readonly #variants = new PageShelf(VARIANTS)
  readonly #params = new Map<string, readonly string[]>()
  readonly #now: () => number
  /** Grows with every drop, so that a page rendered before a change is not kept after it. */
  #generation = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get generation(): number {
    return this.#generation
  }

  /** The kept page for this address, and whether it must be rendered anew behind the visitor's back. */
  find(url: URL): { page: CachedPage; isStale: boolean } | undefined {
    const key = this.#key(url)
    const page = key === undefined ? undefined : this.#shelfOf(key).find(key)
    if (key !== undefined && page && !page.isCompact) void this.#compressBetter(key, page)
    return page && { page, isStale: this.#now() - page.keptAt > FRESH_MS }
  }

  /** Keeps a rendered response if it allows that. Resolves to the page, or undefined. */
  async keep(url: URL, response: Response, generation: number): Promise<CachedPage | undefined> {
    const tags = response.headers.get(TAGS_HEADER)
    if (tags === null || response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
    if (!USUAL_PATH.test(url.pathname)) return undefined
    const read = split(response.headers.get(PARAMS_HEADER))
    // A page's data is asked for route by route.
    const params = url.pathname.endsWith('.data') ? ['_routes', ...read] : read
    const page = await makePage(response, new Set(split(tags)), this.#now())
    if (generation !== this.#generation) return page
    this.#rememberParams(url.pathname, params)
    const key = this.#key(url) ?? url.pathname
    this.#shelfOf(key).put(key, page)
    // It takes far longer than the rendering, so made-up parameters must not cause it: a variant waits for a second visitor.
    if (this.#shelfOf(key) === this.#pages) void this.#compressBetter(key, page)
    return page
  }

  /** Drops every page that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#generation++
    this.#pages.drop(tags)
    this.#variants.drop(tags)
  }

  /** Drops everything: nobody knows what has changed. */
  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#variants.clear()
  }

  /** Undefined for a path whose page has not yet said which parameters it reads. */
  #key(url: URL): string | undefined {
    const params = this.#params.get(url.pathname)
    if (!params) return undefined
    if (!url.search || params.length === 0) return url.pathname
    const read = params.flatMap((name) =>
      url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
    )
    return read.length > 0 ? `${url.pathname}?${read.join('&')}` : url.pathname
  }

  async #compressBetter(key: string, page: CachedPage): Promise<void> {
    page.isCompact = true
    const better = await brotli(page.bodies.identity, QUALITY_LATER)
    this.#shelfOf(key).compress(key, page, better)
  }

  #shelfOf(key: string): PageShelf {
    return key.includes('?') ? this.#variants : this.#pages
  }

  #rememberParams(path: string, params: readonly string[]): void {
    this.#params.delete(path)
    this.#params.set(path, params)
    const [oldest = path] = this.#params.keys()
    if (this.#params.size > PATHS_MAX) this.#params.delete(oldest)
  }
}

async function makePage(response: Response, tags: ReadonlySet<string>, keptAt: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gz] = await Promise.all([brotli(identity, QUALITY_AT_ONCE), compressGzip(identity)])
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (!['x-cache-tags', 'x-cache-params', 'x-request-id', 'content-length', 'cache-control'].includes(name))
      headers[name] = value
  }
  headers['cache-control'] = 'private, no-cache'
  headers['vary'] = 'Accept-Encoding, Cookie'
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { headers, etag, bodies: { br, gzip: gz, identity }, tags, keptAt, isCompact: false }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

function split(list: string | null): string[] {
  return list ? list.split(',') : []
}
