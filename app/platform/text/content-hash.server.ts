import { createHash } from 'node:crypto'

/** Names a JSON value: SHA-256 in base64url, 43 characters. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
