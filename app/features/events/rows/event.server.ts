import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { eventPage, selectEvents } from './event-rows.server.ts'
import { events } from '#app/features/events/tables.server.ts'
import type { EventPage } from '#app/features/events/views.ts'

export type EventRecord = typeof events.$inferSelect

/** The event with this slug, locked so that concurrent bookings run one after the other; null when there is none. */
export async function lockEvent(tx: Db, slug: string): Promise<EventRecord | null> {
  if (!SLUG.test(slug)) return null
  const [event] = await tx.select().from(events).where(eq(events.slug, slug)).for('no key update')
  return event ?? null
}

/**
 * Like `findEvent`, for an existing event; inside a transaction it sees uncommitted changes. Called for each mail, in the
 * language of its recipient.
 */
export async function getEvent(tx: Db, id: string, now: Date): Promise<() => EventPage> {
  const [row] = await selectEvents(tx).where(eq(events.id, id))
  if (!row) throw new Error(`there is no event ${id}`)
  return eventPage(tx, row, now)
}
