import { and, eq, isNull } from 'drizzle-orm'
import { announce } from '#app/features/events/announce.server.ts'
import { readCode } from '#app/features/events/schema.ts'
import { tickets } from '#app/features/events/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { lockTicket } from './lock-ticket.server.ts'

export type LeaveOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'over' | 'checked-in' }

/** Cancels a ticket; the code is the only credential. Idempotent. */
export async function leaveEvent(
  { db, now }: CommandContext,
  { code: typed }: { code: string },
): Promise<LeaveOutcome> {
  const code = readCode(typed)
  if (code === null) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, code)
    if (!found) return { ok: false, reason: 'not-found' }
    const { ticket, event } = found
    if (ticket.cancelledAt) return { ok: true }
    if (ticket.checkedInAt) return { ok: false, reason: 'checked-in' }
    if (event.endsAt <= now) return { ok: false, reason: 'over' }
    await tx
      .update(tickets)
      .set({ cancelledAt: now })
      .where(and(eq(tickets.id, ticket.id), isNull(tickets.cancelledAt)))
    await announce(tx, event)
    return { ok: true }
  })
}
