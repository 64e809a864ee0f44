import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { sumTotals } from '#app/features/fundraising/queries.server.ts'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { together } from '#app/platform/db/together.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { isHeld, listEventPages, selectEvents } from './rows/event-rows.server.ts'
import type { EventInput } from './operator/forms.ts'
import { canManageEvents } from './policy.ts'
import { type Circle, EVENTS_SHOWN_MAX, readCode, TICKETS_LISTED_MAX } from './schema.ts'
import { events, tickets } from './tables.server.ts'
import type { EventCard, EventPage } from './views.ts'

export type { EventCard, EventPage } from './views.ts'

interface ListInput {
  circle: Circle
  now: Date
  limit?: number
}

/** Upcoming and running events, soonest first, without cancelled ones. Cache tags: `events`, `campaigns`. */
export function listUpcoming(db: Db, { circle, now, limit = 20 }: ListInput): Promise<EventCard[]> {
  return list(db, { circle, now, limit, when: gt(events.endsAt, now), order: asc(events.startsAt) })
}

/** Past events, latest first. */
export function listPast(db: Db, { circle, now, limit = 6 }: ListInput): Promise<EventCard[]> {
  return list(db, { circle, now, limit, when: lte(events.endsAt, now), order: desc(events.startsAt) })
}

function list(db: Db, { circle, now, limit, when, order }: Required<ListInput> & { when: SQL; order: SQL }) {
  const where = and(eq(events.circle, circle), isNull(events.cancelledAt), when)
  return listEventPages(db, { where, order: [order, asc(events.slug)], limit: Math.min(limit, EVENTS_SHOWN_MAX) }, now)
}

/** The event with this slug, also when it is over or cancelled; null when there is none. */
export async function findEvent(db: Db, { slug, now }: { slug: string; now: Date }): Promise<EventPage | null> {
  if (!SLUG.test(slug)) return null
  const [event] = await listEventPages(db, { where: eq(events.slug, slug), limit: 1 }, now)
  return event ?? null
}

export interface CircleImpact {
  raisedMinor: number
  goalMinor: number
  /** Number of settled gifts. */
  supporters: number
  /** Valid tickets plus people on paper lists, for all events that are not cancelled. */
  attendees: number
  upcoming: number
  held: number
}

/** The totals of a circle's events, counted now from settled gifts and tickets. */
export async function impactOf(db: Db, { circle, now }: { circle: Circle; now: Date }): Promise<CircleImpact> {
  const isOn = sql`${events.cancelledAt} IS NULL`
  const read = together(db)
  const counting = read
    .select({
      baseline: sql`coalesce(sum(${events.attendeesBaseline}) FILTER (WHERE ${isOn}), 0)`.mapWith(Number),
      upcoming: sql`count(*) FILTER (WHERE ${isOn} AND ${gt(events.endsAt, now)})`.mapWith(Number),
      held: sql`count(*) FILTER (WHERE ${isOn} AND ${lte(events.endsAt, now)})`.mapWith(Number),
    })
    .from(events)
    .where(eq(events.circle, circle))
  const joining = read
    .select({ tickets: sql`count(*)`.mapWith(Number) })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(and(eq(events.circle, circle), isOn, isHeld))
  const campaignIds = db.select({ id: events.campaignId }).from(events).where(eq(events.circle, circle))
  const [[counts], [joined], totals] = await Promise.all([counting, joining, sumTotals(read, { campaignIds })])
  const { raisedMinor, supporters, goalMinor } = totals
  return {
    raisedMinor,
    goalMinor,
    supporters,
    attendees: (counts?.baseline ?? 0) + (joined?.tickets ?? 0),
    upcoming: counts?.upcoming ?? 0,
    held: counts?.held ?? 0,
  }
}

export interface TicketView {
  code: string
  /** Null once erased. */
  name: string | null
  /** Where its messages go. */
  contact: { email: string | null; phone: string | null }
  createdAt: Date
  cancelledAt: Date | null
  checkedInAt: Date | null
  event: EventPage
  /** The link for joining online; null for an event without one and for a ticket that is not valid. */
  onlineUrl: string | null
}

/** The ticket with this code; the code is the only secret. Null when there is none. */
export async function findTicket(
  db: Db,
  { code: typed, now }: { code: string; now: Date },
): Promise<TicketView | null> {
  const code = readCode(typed)
  if (code === null) return null
  const [found] = await db
    .select({ ticket: tickets, slug: events.slug, onlineUrl: events.onlineUrl })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(eq(tickets.code, code))
  const event = found && (await findEvent(db, { slug: found.slug, now }))
  if (!found || !event) return null
  const { name, email, phone, createdAt, cancelledAt, checkedInAt } = found.ticket
  const isValid = cancelledAt === null && event.cancellation === null
  const onlineUrl = isValid ? found.onlineUrl : null
  return { code, name, contact: { email, phone }, createdAt, cancelledAt, checkedInAt, event, onlineUrl }
}

/** Every ticket of this account, newest first. */
export function listTicketsOf(db: Db, { userId }: { userId: string }) {
  const { code, name, email, phone, createdAt, cancelledAt, checkedInAt } = tickets
  const { title: event, circle, slug, startsAt, place } = events
  return db
    .select({ event, circle, slug, startsAt, place, code, name, email, phone, createdAt, cancelledAt, checkedInAt })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(eq(tickets.userId, userId))
    .orderBy(desc(createdAt), desc(code))
}

const EVENTS_PER_PAGE = 50

/** A page of the events of all circles, latest start first; empty for non-operators. */
export async function listAllEvents(
  db: Db,
  { actor, now, page = 1 }: { actor: Actor; now: Date; page?: number },
): Promise<Page<EventPage>> {
  if (!canManageEvents(actor)) return { rows: [], hasMore: false }
  const order = [desc(events.startsAt), asc(events.slug)]
  const range = rangeOf({ page, perPage: EVENTS_PER_PAGE })
  return pageOf(await listEventPages(db, { order, ...range }, now), EVENTS_PER_PAGE)
}

/** An event as the values of its form; null for non-operators. */
export async function findEventInput(
  db: Db,
  { actor, slug }: { actor: Actor; slug: string },
): Promise<EventInput | null> {
  if (!canManageEvents(actor) || !SLUG.test(slug)) return null
  const [row] = await selectEvents(db).where(eq(events.slug, slug))
  if (!row) return null
  const { title, type, circle, startsAt, endsAt, place, onlineUrl, cause, summary, description } = row.event
  const { capacity, entry, attendeesBaseline, baselineNote } = row.event
  const words = { slug, title, type, circle, startsAt, endsAt, place, onlineUrl, cause, summary, description }
  return { ...words, campaignSlug: row.campaignSlug, capacity, entry, attendeesBaseline, baselineNote }
}

/** The picture of an event with its description, for its form; null for non-operators and without one. */
export async function findEventPicture(
  db: Db,
  { actor, slug }: { actor: Actor; slug: string },
): Promise<MediaView | null> {
  if (!canManageEvents(actor)) return null
  const [row] = await db
    .select({ id: events.pictureId, caption: events.pictureAlt })
    .from(events)
    .where(eq(events.slug, slug))
  const picture = row?.id ? (await listHiddenMedia(db, { actor, ids: [row.id] })).get(row.id) : undefined
  return row && picture ? { ...picture, caption: row.caption } : null
}

/** Whether this private file is the picture of an event: whoever may open the event's page may see it. */
export async function isEventPicture(db: Db, mediaId: string): Promise<boolean> {
  return (await db.$count(events, eq(events.pictureId, mediaId))) > 0
}

/** The tickets of an event, by name; empty for non-operators. */
export async function listTickets(db: Db, { actor, slug }: { actor: Actor; slug: string }) {
  if (!canManageEvents(actor)) return []
  const { code, name, email, phone, createdAt, cancelledAt, checkedInAt } = tickets
  return db
    .select({ code, name, email, phone, createdAt, cancelledAt, checkedInAt })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(and(eq(events.slug, slug), isNotNull(name)))
    .orderBy(asc(sql`lower(${name})`), asc(code))
    .limit(TICKETS_LISTED_MAX)
}
