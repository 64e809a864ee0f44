import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { announce } from '#app/features/events/announce.server.ts'
import { type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import { isHeld } from '#app/features/events/rows/event-rows.server.ts'
import { type EventRecord, lockEvent, getEvent } from '#app/features/events/rows/event.server.ts'
import { ownsTicket } from '#app/features/events/policy.ts'
import { notifyHolder, type Ticket } from '#app/features/events/mails/notify.server.ts'
import { CODE_CHARS, CODE_ALPHABET, isPrivateCircle, type JoinInput } from '#app/features/events/schema.ts'
import { tickets } from '#app/features/events/tables.server.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import type { Contact } from '#app/platform/text/contact.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { randomCode } from '#app/platform/text/numbering.server.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'

export type JoinOutcome =
  /** Show the ticket: this request created it, or the user's account owns it. */
  | { ok: true; as: 'ticket'; code: string }
  /** The ticket was sent to the given address or number and must not be shown. */
  | { ok: true; as: 'mailed' }
  | { ok: false; reason: 'not-found' | 'cancelled' | 'over' | 'full' | 'full-private' | 'phone-known' | 'no-texts' }

/**
 * Issues a ticket and mails it. One contact has at most one ticket per event: a repeated request gets the same ticket,
 * by mail or text message unless the user's account owns it. The event's row is locked, so the capacity is never exceeded.
 */
export async function joinEvent(ctx: SiteContext, input: JoinInput & { slug: string }): Promise<JoinOutcome> {
  return ctx.db.transaction(async (tx) => {
    const event = await lockEvent(tx, input.slug)
    if (!event) return { ok: false, reason: 'not-found' }
    if (event.cancelledAt) return { ok: false, reason: 'cancelled' }
    if (event.endsAt <= ctx.now) return { ok: false, reason: 'over' }
    // In a private circle a ticket is not shown, only sent.
    if (isPrivateCircle(event.circle) && !canReach(ctx.config, addressIn(input.contact))) {
      return { ok: false, reason: 'no-texts' }
    }
    const sent = await findByFormKey(tx, event, input)
    if (sent) return showOrMail(ctx, event, sent)
    const known = await findByContact(tx, event, input.contact)
    if (known) return resendTicket(tx, { ctx, event, ticket: known })
    if (await isFull(tx, event)) return { ok: false, reason: isPrivateCircle(event.circle) ? 'full-private' : 'full' }
    const ticket = await insertTicket(tx, { ctx, event, input })
    await send(tx, { ctx, event, ticket, kind: 'joined', key: `ticket:${ticket.id}` })
    await announce(tx, event)
    return showOrMail(ctx, event, ticket)
  })
}

/** The ticket that this form has already created. */
async function findByFormKey(tx: Db, event: EventRecord, { key, contact }: JoinInput): Promise<Ticket | null> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.formKey, key), eq(tickets.eventId, event.id), isHeld, isContact(contact)))
  return ticket ?? null
}

async function findByContact(tx: Db, event: EventRecord, contact: Contact): Promise<Ticket | null> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, event.id), isHeld, isContact(contact)))
  return ticket ?? null
}

const isContact = ({ email, phone }: Contact) => (email === null ? eq(tickets.phone, phone) : eq(tickets.email, email))

const addressIn = ({ email, phone }: Contact): string => email ?? phone

interface TicketContext {
  ctx: SiteContext
  event: EventRecord
  ticket: Ticket
}

async function resendTicket(tx: Db, { ctx, event, ticket }: TicketContext): Promise<JoinOutcome> {
  if (ownsTicket(ctx.actor, ticket)) return { ok: true, as: 'ticket', code: ticket.code }
  if (!canReach(ctx.config, ticket.email ?? ticket.phone ?? '')) return { ok: false, reason: 'phone-known' }
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS)
  await send(tx, { ctx, event, ticket, kind: 'again', key: `ticket-again:${ticket.id}:${hour}` })
  const isHidden = isPrivateCircle(event.circle) && (await isFull(tx, event))
  return isHidden ? { ok: false, reason: 'full-private' } : { ok: true, as: 'mailed' }
}

/** In a private circle a ticket is shown only to the owner of the address, even when it is new. */
function showOrMail({ actor }: SiteContext, { circle }: EventRecord, ticket: Ticket): JoinOutcome {
  const isShown = !isPrivateCircle(circle) || ownsTicket(actor, { ...ticket, userId: null })
  return isShown ? { ok: true, as: 'ticket', code: ticket.code } : { ok: true, as: 'mailed' }
}

async function isFull(tx: Db, { id, capacity, attendeesBaseline }: EventRecord): Promise<boolean> {
  if (capacity === null) return false
  const held = await tx.$count(tickets, and(eq(tickets.eventId, id), isHeld))
  return attendeesBaseline + held >= capacity
}

async function insertTicket(
  tx: Db,
  { ctx, event, input }: Omit<TicketContext, 'ticket'> & { input: JoinInput },
): Promise<Ticket> {
  const { key, name, contact } = input
  const isKeyUsed = (await tx.$count(tickets, eq(tickets.formKey, key))) > 0
  const ticket = one(
    await tx
      .insert(tickets)
      .values({
        eventId: event.id,
        code: randomCode(CODE_ALPHABET, CODE_CHARS),
        name,
        ...contact,
        userId: userIdOf(ctx.actor),
        formKey: isKeyUsed ? randomUUID() : key,
        createdAt: ctx.now,
      })
      .returning(),
  )
  await rememberLanguage(tx, ctx, [contact.email, contact.phone])
  return ticket
}

async function send(
  tx: Db,
  { ctx, event, ticket, ...notice }: TicketContext & { kind: 'joined' | 'again'; key: string },
): Promise<void> {
  const { config: site, sealer, now } = ctx
  const page = await getEvent(tx, event.id, now)
  await notifyHolder(tx, { ...notice, ticket, event: page, onlineUrl: event.onlineUrl, site, sealer, now })
}
