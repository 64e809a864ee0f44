import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import { type CachedPage, PageStore } from './page-store.ts'

/** Internal headers from the app to the page cache; they are never sent to clients. */
const TAGS_HEADER = 'X-Cache-Tags'
const PARAMS_HEADER = 'X-Cache-Params'

const MB = 1024 * 1024
const PAGES = { entriesMax: 1_500, bytesMax: 48 * MB }
/** Pages with parameters have their own limits, because clients can request any number of them. */
const VARIANTS = { entriesMax: 500, bytesMax: 16 * MB }
const PATHS_MAX = 2_000
/** The router also accepts `/About/` for `/about`; only the canonical spelling is cached. */
const CANONICAL_PATH = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/
/** Notifications invalidate changed pages in every process at once; this limits the effect of a lost one. */
const FRESH_MS = 30_000
/** Pages also say what the time alone changes: days left, overdue updates. An older page is not sent at all. */
const STALE_MS_MAX = 600_000
const QUALITY_FIRST = 5
const QUALITY_FINAL = 11

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface FoundPage {
  page: CachedPage
  /** To be sent, and rendered again in the background. */
  isStale: boolean
  /** To be sent only if it cannot be rendered again. */
  mustRevalidate: boolean
}

/** What the cache reads of a URL. */
export type PageAddress = Pick<URL, 'pathname' | 'search' | 'searchParams'>

const NO_PARAMS = new URLSearchParams()

/** The address of a target without a query, as the cache spells it; undefined for others, which need `URL`. */
export function plainAddress(target: string): PageAddress | undefined {
  return CANONICAL_PATH.test(target) ? { pathname: target, search: '', searchParams: NO_PARAMS } : undefined
}

/** The headers that allow the page cache to store a response. */
export function cacheHeaders(policies: readonly CachePolicy[]): Record<string, string> {
  const tags = new Set(policies.flatMap((policy) => policy.tags))
  const params = new Set(policies.flatMap((policy) => policy.params ?? []))
  return { [TAGS_HEADER]: [...tags].join(','), [PARAMS_HEADER]: [...params].join(',') }
}

/** Adds the cache headers to a response. */
export function addCacheHeaders({ headers }: Response, policies: readonly CachePolicy[]): void {
  for (const [name, value] of Object.entries(cacheHeaders(policies))) headers.set(name, value)
}

/** Removes the cache headers from a response. */
export function removeCacheHeaders({ headers }: Response): void {
  headers.delete(TAGS_HEADER)
  headers.delete(PARAMS_HEADER)
}

/**
 * An LRU cache of rendered pages that are the same for every visitor. The key is the path, the parameters that the page
 * reads, and whether it offers Hindi; other parameters (e.g. tracking) are ignored.
 */
export class PageCache {
  readonly #pages = new PageStore(PAGES)
  readonly #variants = new PageStore(VARIANTS)
  readonly #params = new Map<string, readonly string[]>()
  readonly #now: () => number
  /** Increases with every invalidation, so that a page that was rendered before a change is not stored after it. */
  #generation = 0
  #doubtedAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get generation(): number {
    return this.#generation
  }

  /** The cached page for this URL, if it is not too old to be sent at all. */
  find(url: PageAddress, hasOffer = false): FoundPage | undefined {
    const key = this.#key(url, hasOffer)
    const page = key === undefined ? undefined : this.#storeOf(key).find(key)
    if (key === undefined || !page) return undefined
    const ageMs = this.#now() - page.storedAt
    if (ageMs > STALE_MS_MAX) return undefined
    if (!page.isCompact) void this.#compressBetter(key, page)
    return { page, isStale: ageMs > FRESH_MS, mustRevalidate: page.storedAt <= this.#doubtedAt }
  }

  /** Stores a rendered response if its headers allow it. Resolves to the page, or undefined. */
  async store(
    url: URL,
    response: Response,
    { generation, hasOffer = false }: { generation: number; hasOffer?: boolean },
  ): Promise<CachedPage | undefined> {
    const tags = response.headers.get(TAGS_HEADER)
    if (tags === null || response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
    if (!CANONICAL_PATH.test(url.pathname)) return undefined
    const read = split(response.headers.get(PARAMS_HEADER))
    // React Router requests a page's data by routes.
    const params = url.pathname.endsWith('.data') ? ['_routes', ...read] : read
    const page = await makePage(response, new Set(split(tags)), this.#now())
    if (generation !== this.#generation) return page
    this.#rememberParams(url.pathname, params)
    const key = this.#key(url, hasOffer) ?? url.pathname
    this.#storeOf(key).put(key, page)
    // Slower than rendering, so pages with parameters are compressed better only at the second request.
    if (this.#storeOf(key) === this.#pages) void this.#compressBetter(key, page)
    return page
  }

  /** Removes every page with one of these tags. */
  drop(tags: readonly string[]): void {
    this.#generation++
    this.#pages.drop(tags)
    this.#variants.drop(tags)
  }

  /**
   * When notifications may have been missed: every page is rendered again before it is sent. The old ones are kept for an
   * outage that goes on.
   */
  revalidate(): void {
    this.#generation++
    this.#doubtedAt = this.#now()
  }

  /** Undefined for a path whose parameters are not known yet. */
  #key(url: PageAddress, hasOffer: boolean): string | undefined {
    const params = this.#params.get(url.pathname)
    if (!params) return undefined
    // No path contains it.
    const path = hasOffer ? `${url.pathname}#` : url.pathname
    if (!url.search || params.length === 0) return path
    const read = params.flatMap((name) =>
      url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
    )
    return read.length > 0 ? `${path}?${read.join('&')}` : path
  }

  async #compressBetter(key: string, page: CachedPage): Promise<void> {
    page.isCompact = true
    const better = await brotli(page.bodies.identity, QUALITY_FINAL)
    this.#storeOf(key).compress(key, page, better)
  }

  #storeOf(key: string): PageStore {
    return key.includes('?') ? this.#variants : this.#pages
  }

  #rememberParams(path: string, params: readonly string[]): void {
    this.#params.delete(path)
    this.#params.set(path, params)
    const [oldest = path] = this.#params.keys()
    if (this.#params.size > PATHS_MAX) this.#params.delete(oldest)
  }
}

async function makePage(response: Response, tags: ReadonlySet<string>, storedAt: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gz] = await Promise.all([brotli(identity, QUALITY_FIRST), compressGzip(identity)])
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (!['x-cache-tags', 'x-cache-params', 'x-request-id', 'content-length', 'cache-control'].includes(name))
      headers[name] = value
  }
  headers['cache-control'] = 'private, no-cache'
  headers['vary'] = ['Accept-Encoding, Cookie', headers['vary']].filter(Boolean).join(', ')
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { headers, etag, bodies: { br, gzip: gz, identity }, tags, storedAt, isCompact: false }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

function split(list: string | null): string[] {
  return list ? list.split(',') : []
}
