import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachePolicy } from '#app/platform/request.server.ts'

/** Between the pages and the cache in front of them; never leaves the process. */
const TAGS_HEADER = 'X-Cache-Tags'
const PARAMS_HEADER = 'X-Cache-Params'

const ENTRIES_MAX = 2_000
const BYTES_MAX = 64 * 1024 * 1024
/** On many nodes a notification drops a changed page at once; this bounds the harm of a lost one. */
const FRESH_MS = 30_000
const QUALITY_AT_ONCE = 5
const QUALITY_LATER = 11

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** One finished page in the three forms in which it is sent. */
export interface KeptPage {
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Record<Encoding, Buffer>
  tags: ReadonlySet<string>
  keptAt: number
}

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
  readonly #pages = new Map<string, KeptPage>()
  readonly #params = new Map<string, readonly string[]>()
  readonly #now: () => number
  /** Grows with every drop, so that a page rendered before a change is not kept after it. */
  #generation = 0
  #bytes = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get generation(): number {
    return this.#generation
  }

  /** The kept page for this address, and whether it must be rendered anew behind the visitor's back. */
  find(url: URL): { page: KeptPage; isStale: boolean } | undefined {
    const key = this.#key(url)
    const page = key === undefined ? undefined : this.#pages.get(key)
    if (!page || key === undefined) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return { page, isStale: this.#now() - page.keptAt > FRESH_MS }
  }

  /** Keeps a rendered response if it allows that. Resolves to the page, or undefined. */
  async keep(url: URL, response: Response, generation: number): Promise<KeptPage | undefined> {
    const tags = response.headers.get(TAGS_HEADER)
    if (tags === null || response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
    const read = split(response.headers.get(PARAMS_HEADER))
    // A page's data is asked for route by route.
    const params = url.pathname.endsWith('.data') ? ['_routes', ...read] : read
    const page = await makePage(response, new Set(split(tags)), this.#now())
    if (generation !== this.#generation) return page
    this.#params.set(url.pathname, params)
    this.#put(this.#key(url) ?? url.pathname, page)
    void this.#compressBetter(page)
    return page
  }

  /** Drops every page that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#generation++
    for (const [key, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#remove(key)
    }
  }

  /** Drops everything: nobody knows what has changed. */
  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Undefined for a path whose page has not yet said which parameters it reads. */
  #key(url: URL): string | undefined {
    const params = this.#params.get(url.pathname)
    if (!params) return undefined
    if (!url.search || params.length === 0) return url.pathname
    const read = params.flatMap((name) =>
      url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
    )
    return `${url.pathname}?${read.join('&')}`
  }

  #put(key: string, page: KeptPage): void {
    this.#remove(key)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= ENTRIES_MAX && this.#bytes <= BYTES_MAX) break
      this.#remove(oldest)
    }
    if (this.#params.size > ENTRIES_MAX) this.#params.clear()
  }

  #remove(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#bytes -= sizeOf(page)
    this.#pages.delete(key)
  }

  async #compressBetter(page: KeptPage): Promise<void> {
    const better = await brotli(page.bodies.identity, QUALITY_LATER)
    this.#bytes += better.length - page.bodies.br.length
    page.bodies.br = better
  }
}

async function makePage(response: Response, tags: ReadonlySet<string>, keptAt: number): Promise<KeptPage> {
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
  return { headers, etag, bodies: { br, gzip: gz, identity }, tags, keptAt }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

function sizeOf(page: KeptPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length
}

function split(list: string | null): string[] {
  return list ? list.split(',') : []
}
