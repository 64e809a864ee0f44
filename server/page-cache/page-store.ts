import { LRUCache } from 'lru-cache'

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

/** Cached pages with limits; the least recently used are evicted first. */
export class PageStore {
  readonly #pages: LRUCache<string, CachedPage>

  constructor({ entriesMax, bytesMax }: { entriesMax: number; bytesMax: number }) {
    this.#pages = new LRUCache({ max: entriesMax, maxSize: bytesMax, sizeCalculation: sizeOf })
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  put(key: string, page: CachedPage): void {
    this.#pages.set(key, page)
  }

  /** Replaces a page's Brotli body, unless the page was removed meanwhile. */
  compress(key: string, page: CachedPage, better: Buffer): void {
    if (this.#pages.peek(key) === page) this.put(key, { ...page, bodies: { ...page.bodies, br: better } })
  }

  drop(tags: readonly string[]): void {
    for (const [key, page] of this.#pages.entries()) {
      if (tags.some((tag) => page.tags.has(tag))) this.#pages.delete(key)
    }
  }
}

function sizeOf(page: CachedPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length
}
