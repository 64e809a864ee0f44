import { isUuid } from '#app/platform/uuid.ts'

/** The place in the feed after one story: its time in milliseconds and its id. */
export interface Place {
  createdAt: Date
  id: string
}

export function writeCursor({ createdAt, id }: Place): string {
  return `${createdAt.getTime().toString(36)}.${id}`
}

/** Null for what is no cursor: then the feed begins at its beginning. */
export function readCursor(text: string | null): Place | null {
  const [time = '', id = ''] = text?.split('.') ?? []
  if (!/^[\da-z]{1,10}$/.test(time) || !isUuid(id)) return null
  const createdAt = new Date(Number.parseInt(time, 36))
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id }
}
