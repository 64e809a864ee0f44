import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from './context.ts'
import { isHeld } from './event-rows.server.ts'
import { type LetterKind, writeLetter } from './mails.ts'
import { tickets } from './tables.server.ts'
import type { EventPage } from './views.ts'

export type Ticket = typeof tickets.$inferSelect

interface Posting {
  event: EventPage
  onlineUrl: string | null
  site: Site
  sealer: Sealer
  now: Date
}

/** Writes to whoever holds this ticket, with the calendar file; nothing when she left no address. `key`: the same is sent once. */
export async function post(
  tx: Db,
  {
    kind,
    key,
    ticket,
    event,
    onlineUrl,
    site,
    sealer,
    now,
  }: Posting & { kind: LetterKind; key: string; ticket: Ticket },
): Promise<void> {
  if (ticket.email === null || ticket.name === null) return
  const letter = writeLetter(kind, { event, onlineUrl, name: ticket.name, code: ticket.code }, site)
  const attachments = [{ kind: 'ticket', id: ticket.code }]
  await enqueueMail(tx, { sealer }, { ...letter, dedupeKey: key, to: ticket.email, attachments, createdAt: now })
}

/** Writes to everybody who holds a place. */
export async function postToAll(
  tx: Db,
  { kind, key, ...posting }: Posting & { kind: LetterKind; key: string },
): Promise<number> {
  const holders = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, posting.event.id), isHeld, isNotNull(tickets.email)))
  for (const ticket of holders) await post(tx, { ...posting, kind, key: `${key}:${ticket.id}`, ticket })
  return holders.length
}
