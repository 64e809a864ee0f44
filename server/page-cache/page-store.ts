export type Encoding = 'br' | 'gzip' | 'identity'

/** One rendered page in three encodings. */
export interface CachedPage {
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Record<Encoding, Buffer>
  tags: ReadonlySet<string>
  storedAt: number
  /** Whether the final Brotli compression is done or has been started. */
  isCompact: boolean
}

interface StoreLimits {
  entriesMax: number
  bytesMax: number
}

/** Cached pages with limits; the least recently used are evicted first. */
export class PageStore {
  readonly #pages = new Map<string, CachedPage>()
  readonly #limits: StoreLimits
  #bytes = 0

  constructor(limits: StoreLimits) {
    this.#limits = limits
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  put(key: string, page: CachedPage): void {
    this.#remove(key)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limits.entriesMax && this.#bytes <= this.#limits.bytesMax) break
      this.#remove(oldest)
    }
  }

  /** Replaces a page's Brotli body, unless the page was removed meanwhile. */
  compress(key: string, page: CachedPage, better: Buffer): void {
    if (this.#pages.get(key) !== page) return
    this.#bytes += better.length - page.bodies.br.length
    page.bodies.br = better
  }

  drop(tags: readonly string[]): void {
    for (const [key, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#remove(key)
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#bytes -= sizeOf(page)
    this.#pages.delete(key)
  }
}

function sizeOf(page: CachedPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length
}
