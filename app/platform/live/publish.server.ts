import { sql } from 'drizzle-orm'
import { checkedAtCommit } from '#app/platform/db/checked-at-commit.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'

/** The NOTIFY channel of all live events. */
export const LIVE_CHANNEL = 'diya_live'
/** PostgreSQL allows 8,000 bytes. */
export const PAYLOAD_BYTES_MAX = 7_900

export interface LiveEvent {
  topic: string
  /** A JSON value. Every subscriber of the topic receives it. */
  data: unknown
}

/**
 * Sends events to every process when the transaction commits.
 * @throws when an event is larger than `PAYLOAD_BYTES_MAX`.
 */
export async function publish(tx: Db, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return
  await checkedAtCommit(tx, notifyAll(tx, { events: events.map(write) }))
}

const notifyAll = prepared((tx, { events }: Values<{ events: string[] }>) =>
  tx.select({ sent: sql`pg_notify(${LIVE_CHANNEL}, event)` }).from(sql`unnest(${events}::text[]) AS event`),
)

function write({ topic, data }: LiveEvent): string {
  const payload = JSON.stringify({ topic, data })
  if (Buffer.byteLength(payload) > PAYLOAD_BYTES_MAX) throw new Error(`live event on ${topic} is too large`)
  return payload
}

/** Every process removes pages with the announced tags from its cache. */
const PAGES_TOPIC = 'pages'

/** An event that invalidates all cached pages with one of these tags. */
export function pagesChanged(tags: readonly string[]): LiveEvent {
  return { topic: PAGES_TOPIC, data: { tags } }
}
