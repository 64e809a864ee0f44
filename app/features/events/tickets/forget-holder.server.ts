import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { announce } from '#app/features/events/announce.server.ts'
import { CONTACT_KEPT_DAYS } from '#app/features/events/schema.ts'
import { events, tickets } from '#app/features/events/tables.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

const NO_PERSONAL_DATA = { name: null, email: null, phone: null, userId: null }

/**
 * For account erasure: removes the user from all their tickets, also from those without an account with these addresses,
 * and cancels tickets of upcoming events.
 */
export async function forgetHolder({ db, actor, now }: CommandContext, addresses?: Addresses): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const contacts = addresses ? contactsOf(addresses) : []
  const isGuests = and(isNull(tickets.userId), or(inArray(tickets.email, contacts), inArray(tickets.phone, contacts)))
  const mine = or(eq(tickets.userId, actor.userId), isGuests)
  await db.transaction(async (tx) => {
    const upcoming = tx.select({ id: events.id }).from(events).where(gt(events.endsAt, now))
    const cancelled = await tx
      .update(tickets)
      .set({ cancelledAt: now })
      .where(and(mine, isNull(tickets.cancelledAt), inArray(tickets.eventId, upcoming)))
      .returning({ eventId: tickets.eventId })
    await tx
      .update(tickets)
      .set({ ...NO_PERSONAL_DATA, forgottenAt: now })
      .where(mine)
    const ids = cancelled.map(({ eventId }) => eventId)
    const changed = ids.length > 0 ? await tx.select().from(events).where(inArray(events.id, ids)) : []
    for (const event of changed) await announce(tx, event)
  })
  return { ok: true }
}

/** A job: erases names and contacts of visitors on tickets of events that ended long ago. Idempotent. */
export function forgetPastHolders({ db, clock }: { db: Db; clock: Clock }) {
  return async (): Promise<void> => {
    const now = clock()
    const over = db
      .select({ id: events.id })
      .from(events)
      .where(lte(events.endsAt, new Date(now.getTime() - CONTACT_KEPT_DAYS * DAY_MS)))
    await db
      .update(tickets)
      .set({ ...NO_PERSONAL_DATA, forgottenAt: now })
      .where(and(isNull(tickets.userId), isNull(tickets.forgottenAt), inArray(tickets.eventId, over)))
  }
}
