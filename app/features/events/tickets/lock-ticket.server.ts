import { eq } from 'drizzle-orm'
import { events, tickets } from '#app/features/events/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The ticket with this code and its event, both locked. */
export async function lockTicket(tx: Db, code: string) {
  const [found] = await tx
    .select({ ticket: tickets, event: events })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(eq(tickets.code, code))
    .for('no key update')
  return found
}
