const FILES_KEPT_MAX = 60

const kept = new Map<string, Promise<Buffer>>()

/** The file of this key, made once for all who ask; the ones that were asked for last are kept. */
export function keepFile(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, file)
  file.catch(() => kept.delete(key))
  if (kept.size > FILES_KEPT_MAX) kept.delete(kept.keys().next().value ?? key)
  return file
}
