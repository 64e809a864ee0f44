import { eq } from 'drizzle-orm'
import { SLUG } from '#app/features/fundraising/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { eventPages, selectEvents } from './event-rows.server.ts'
import { events } from './tables.server.ts'
import type { EventPage } from './views.ts'

export type EventRecord = typeof events.$inferSelect

/** The event at this address, locked: places are given and taken back one after the other. Null when there is none. */
export async function lockEvent(tx: Db, slug: string): Promise<EventRecord | null> {
  if (!SLUG.test(slug)) return null
  const [event] = await tx.select().from(events).where(eq(events.slug, slug)).for('no key update')
  return event ?? null
}

/** As `findEvent`, for an event that is there; inside a transaction it sees what the transaction wrote. */
export async function readEvent(tx: Db, id: string, now: Date): Promise<EventPage> {
  const [event] = await eventPages(tx, await selectEvents(tx).where(eq(events.id, id)), now)
  if (!event) throw new Error(`there is no event ${id}`)
  return event
}
