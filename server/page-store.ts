type Encoding = 'br' | 'gzip' | 'identity'

/** One finished page in the three forms in which it is sent. */
export interface CachedPage {
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Record<Encoding, Buffer>
  tags: ReadonlySet<string>
  keptAt: number
  /** Whether its Brotli form is, or is about to be, as small as it gets. */
  isCompact: boolean
}

interface ShelfLimits {
  entriesMax: number
  bytesMax: number
}

/** Cached pages within bounds of their own; the least recently used go first. */
export class PageShelf {
  readonly #pages = new Map<string, CachedPage>()
  readonly #limits: ShelfLimits
  #bytes = 0

  constructor(limits: ShelfLimits) {
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

  /** Replaces a page's largest form, unless the page has gone meanwhile. */
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

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
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
