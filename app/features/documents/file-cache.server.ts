const FILES_CACHED_MAX = 60

const cache = new Map<string, Promise<Buffer>>()

/** An in-memory LRU cache of rendered files; concurrent requests for one key render it once. */
export function cachedFile(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const file = cache.get(key) ?? render()
  cache.delete(key)
  cache.set(key, file)
  file.catch(() => cache.delete(key))
  if (cache.size > FILES_CACHED_MAX) cache.delete(cache.keys().next().value ?? key)
  return file
}
