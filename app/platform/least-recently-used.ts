interface Limits<Value> {
  entriesMax?: number
  bytesMax: number
  sizeOf: (value: Value, key: string) => number
}

/** Values by key with limits; the least recently used are removed first. */
export class LeastRecentlyUsed<Value extends object> {
  readonly #values = new Map<string, Value>()
  readonly #limits: Required<Limits<Value>>
  #bytes = 0

  constructor(limits: Limits<Value>) {
    this.#limits = { entriesMax: Number.POSITIVE_INFINITY, ...limits }
  }

  find(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  put(key: string, value: Value): void {
    this.remove(key)
    this.#values.set(key, value)
    this.#bytes += this.#limits.sizeOf(value, key)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#limits.entriesMax && this.#bytes <= this.#limits.bytesMax) break
      this.remove(oldest)
    }
  }

  /** Changes a value in its place, unless it was removed meanwhile. */
  change(key: string, value: Value, change: () => void): void {
    if (this.#values.get(key) !== value) return
    this.#bytes -= this.#limits.sizeOf(value, key)
    change()
    this.#bytes += this.#limits.sizeOf(value, key)
  }

  remove(key: string): void {
    const value = this.#values.get(key)
    if (!value) return
    this.#bytes -= this.#limits.sizeOf(value, key)
    this.#values.delete(key)
  }

  clear(): void {
    for (const key of this.#values.keys()) this.remove(key)
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#values.entries()
  }
}
