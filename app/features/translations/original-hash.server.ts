import { contentHash } from '#app/platform/text/content-hash.server.ts'
import type { Texts } from './schema.ts'

/** Names texts; the order of the fields does not matter. */
export function hashOf(texts: Texts): string {
  const inOrder = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return contentHash(inOrder)
}
