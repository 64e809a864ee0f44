import { and, eq, isNull, sql } from 'drizzle-orm'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { copy } from '#app/features/events/copy.ts'
import { events, tickets } from '#app/features/events/tables.server.ts'
import { eventPath, type EventFunds, type EventPage } from '#app/features/events/views.ts'

/** Tickets that are not cancelled. */
export const isHeld = isNull(tickets.cancelledAt)

/** Each event with the number of its valid tickets and the slug of its campaign. */
export function selectEvents(db: Db) {
  const held = db
    .select({ held: sql`count(*)`.mapWith(Number).as('held') })
    .from(tickets)
    .where(and(eq(tickets.eventId, events.id), isHeld))
    .as('held')
  return db
    .select({ event: events, campaignSlug: campaigns.slug, held: held.held })
    .from(events)
    .leftJoin(campaigns, eq(campaigns.id, events.campaignId))
    .crossJoinLateral(held)
    .$dynamic()
}

export interface EventRow {
  event: typeof events.$inferSelect
  campaignSlug: string | null
  held: number
}

/** Adds the funds of each event's campaign. */
export async function eventPages(db: Db, rows: readonly EventRow[], now: Date): Promise<EventPage[]> {
  const slugs = rows.flatMap(({ campaignSlug }) => campaignSlug ?? [])
  const cards = await listCampaigns(db, { now, slugs: [...new Set(slugs)] })
  const funds = new Map(
    cards.map(({ slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen }): [string, EventFunds] => [
      slug,
      { campaignSlug: slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen },
    ]),
  )
  return rows.map((row) => pageOf(row, funds, now))
}

function pageOf({ event, campaignSlug, held }: EventRow, funds: Map<string, EventFunds>, now: Date): EventPage {
  const { id, slug, circle, type, title, cause, summary, description, startsAt, endsAt, place, revision } = event
  const { entry, capacity, baselineNote, cancelledAt, cancelReason } = event
  const attendees = event.attendeesBaseline + held
  const seatsLeft = capacity === null ? null : Math.max(0, capacity - attendees)
  return {
    id,
    slug,
    path: eventPath(event),
    circle,
    type,
    typeLabel: copy.types[type],
    title,
    cause,
    summary,
    description,
    startsAt,
    endsAt,
    place,
    isOnline: event.onlineUrl !== null,
    entry,
    capacity,
    attendees,
    baselineNote,
    seatsLeft,
    isFull: seatsLeft === 0,
    isOver: endsAt <= now,
    revision,
    cancellation: cancelledAt && { reason: cancelReason ?? '', at: cancelledAt },
    funds: (campaignSlug !== null && funds.get(campaignSlug)) || null,
  }
}
