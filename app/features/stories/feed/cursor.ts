import { isUuid } from '#app/platform/text/uuid.ts'

/** A position in the feed: time in milliseconds and id of the last story. */
export interface FeedPosition {
  createdAt: Date
  id: string
}

export function writeCursor({ createdAt, id }: FeedPosition): string {
  return `${createdAt.getTime().toString(36)}.${id}`
}

/** Null for an invalid cursor; the feed then starts at its beginning. */
export function readCursor(text: string | null): FeedPosition | null {
  const [time = '', id = ''] = text?.split('.') ?? []
  if (!/^[\da-z]{1,10}$/.test(time) || !isUuid(id)) return null
  const createdAt = new Date(Number.parseInt(time, 36))
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id }
}
