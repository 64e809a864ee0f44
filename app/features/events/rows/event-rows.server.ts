import { and, eq, isNull, sql } from 'drizzle-orm'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { listMedia, listSharedMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { copy } from '#app/features/events/copy.ts'
import { isPrivateCircle } from '#app/features/events/schema.ts'
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

/** Adds the funds of each event's campaign, and the pictures. */
export async function eventPages(db: Db, rows: readonly EventRow[], now: Date): Promise<EventPage[]> {
  const slugs = rows.flatMap(({ campaignSlug }) => campaignSlug ?? [])
  const cards = await listCampaigns(db, { now, slugs: [...new Set(slugs)] })
  const funds = new Map(
    cards.map(({ slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen }): [string, EventFunds] => [
      slug,
      { campaignSlug: slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen },
    ]),
  )
  const pictures = await listPictures(db, rows)
  return rows.map((row) => ({
    ...pageOf(row, funds, now),
    picture: withCaption(pictures.get(row.event.pictureId ?? ''), row.event.pictureAlt),
  }))
}

/** Everybody who reads an event of a private circle sees its picture, though the file is private (no cache keeps it). */
async function listPictures(db: Db, rows: readonly EventRow[]): Promise<ReadonlyMap<string, MediaView>> {
  const idsOf = (isPrivate: boolean) =>
    rows.flatMap(({ event }) => (isPrivateCircle(event.circle) === isPrivate ? (event.pictureId ?? []) : []))
  return new Map([...(await listMedia(db, idsOf(false))), ...(await listSharedMedia(db, idsOf(true)))])
}

const withCaption = (picture: MediaView | undefined, caption: string) => (picture ? { ...picture, caption } : null)

function pageOf(
  { event, campaignSlug, held }: EventRow,
  funds: Map<string, EventFunds>,
  now: Date,
): Omit<EventPage, 'picture'> {
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
