import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** The one channel of the database that carries every live event. */
export const LIVE_CHANNEL = 'diya_live'
/** PostgreSQL allows 8,000 bytes. */
export const PAYLOAD_BYTES_MAX = 7_900

export interface LiveEvent {
  topic: string
  /** Anything that JSON can say. Everybody who may see the topic sees it. */
  data: unknown
}

/**
 * Announces events to every node, at the moment in which the transaction commits and never before.
 * @throws when an event is larger than a notification may be.
 */
export async function publish(tx: Db, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return
  const notes = events.map((event) => sql`pg_notify(${LIVE_CHANNEL}, ${write(event)})`)
  await tx.execute(sql`SELECT ${sql.join(notes, sql`, `)}`)
}

function write({ topic, data }: LiveEvent): string {
  const payload = JSON.stringify({ topic, data })
  if (Buffer.byteLength(payload) > PAYLOAD_BYTES_MAX) throw new Error(`live event on ${topic} is too large`)
  return payload
}

/** The topic on which changed pages are announced, so that every node drops them from its cache. */
const PAGES_TOPIC = 'pages'

/** Says that every page which shows one of these has changed. */
export function pagesChanged(tags: readonly string[]): LiveEvent {
  return { topic: PAGES_TOPIC, data: { tags } }
}
