import { createHash } from 'node:crypto'
import type { Texts } from './schema.ts'

/** Names texts; the order of the fields does not matter. */
export function hashOf(texts: Texts): string {
  const inOrder = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url')
}
