import { contentHash } from '#app/platform/text/content-hash.server.ts'

/** Names the values that a form was opened with, so that a save can tell whether they were changed meanwhile. */
export const seenOf = (values: unknown): string => contentHash(values)

/** The values were changed since the form was opened; `seen` names the present ones. */
export interface StaleForm {
  ok: false
  reason: 'stale'
  seen: string
}
