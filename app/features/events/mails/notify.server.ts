import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'
import { isHeld } from '#app/features/events/rows/event-rows.server.ts'
import { type TicketMailKind, ticketMail } from './mails.ts'
import { tickets } from '#app/features/events/tables.server.ts'
import type { EventPage } from '#app/features/events/views.ts'

export type Ticket = typeof tickets.$inferSelect

interface Notice {
  /** In the current language. */
  event: () => EventPage
  onlineUrl: string | null
  site: Site
  sealer: Sealer
  now: Date
}

/** Sends the ticket by mail with its calendar file, or by text message; nothing for an erased ticket. One `key` is sent once. */
export async function notifyHolder(
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
  }: Notice & { kind: TicketMailKind; key: string; ticket: Ticket },
): Promise<boolean> {
  const { name, code } = ticket
  if (name === null) return false
  const mail = () => ticketMail(kind, { event: event(), onlineUrl, name, code }, site)
  const attachments = [{ kind: 'ticket', id: code }]
  return notify(tx, { sealer, now }, { to: ticket.email ?? ticket.phone, key, mail, attachments })
}

/** Notifies every ticket holder; returns the number of those who can be reached. */
export async function notifyAll(
  tx: Db,
  { kind, key, ...notice }: Notice & { kind: TicketMailKind; key: string },
): Promise<number> {
  const holders = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, notice.event().id), isHeld))
  let notified = 0
  for (const ticket of holders) {
    if (await notifyHolder(tx, { ...notice, kind, key: `${key}:${ticket.id}`, ticket })) notified++
  }
  return notified
}
