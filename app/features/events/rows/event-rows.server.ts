import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type CampaignCard, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  inReadersLanguage,
  versionsColumn,
  versionsIn,
  writtenInView,
} from '#app/features/translations/queries.server.ts'
import { eventTexts } from '#app/features/events/event-texts.ts'
import { listMedia, listSharedMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { together } from '#app/platform/db/together.server.ts'
import { copy } from '#app/features/events/copy.ts'
import { isPrivateCircle, PRIVATE_CIRCLES } from '#app/features/events/schema.ts'
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
    .select({ event: events, campaignSlug: campaigns.slug, held: held.held, versions: versionsColumn(events.id) })
    .from(events)
    .leftJoin(campaigns, eq(campaigns.id, events.campaignId))
    .crossJoinLateral(held)
    .$dynamic()
}

export interface EventRow {
  event: typeof events.$inferSelect
  campaignSlug: string | null
  held: number
  versions: Parameters<typeof versionsIn>[1]
}

/** Which events, in which order. */
interface Chosen {
  where?: SQL | undefined
  order?: readonly SQL[]
  limit: number
  offset?: number
}

/** These events with the funds of their campaigns and the pictures, in one statement. */
export async function listEventPages(
  db: Db,
  { where, order = [], limit, offset = 0 }: Chosen,
  now: Date,
): Promise<EventPage[]> {
  const read = together(db)
  const { campaignId, pictureId, circle } = events
  const chosen = db
    .select({ campaignId, pictureId, circle })
    .from(events)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('chosen')
  const campaignIds = db.select({ id: chosen.campaignId }).from(chosen)
  const slugs = db.select({ slug: campaigns.slug }).from(campaigns).where(inArray(campaigns.id, campaignIds))
  const isPrivate = inArray(chosen.circle, [...PRIVATE_CIRCLES])
  const picturesOf = (isMeant: SQL) => db.select({ id: chosen.pictureId }).from(chosen).where(isMeant)
  const [rows, cards, pictures, shared] = await Promise.all([
    selectEvents(read)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    listCampaigns(read, { now, slugs }),
    listMedia(read, picturesOf(not(isPrivate))),
    listSharedMedia(read, picturesOf(isPrivate)),
  ])
  return pagesOf(rows, { cards, pictures: new Map([...pictures, ...shared]), now })
}

/** The same of a row that is read already, also in a transaction: what it returns is in the language in which it is called. */
export async function eventPage(db: Db, row: EventRow, now: Date): Promise<() => EventPage> {
  const { campaignSlug, event } = row
  const cards = await listCampaigns(db, { now, slugs: campaignSlug ? [campaignSlug] : [] })
  const ids = event.pictureId ? [event.pictureId] : []
  const pictures = await (isPrivateCircle(event.circle) ? listSharedMedia(db, ids) : listMedia(db, ids))
  return () => one(pagesOf([row], { cards, pictures, now }))
}

interface Parts {
  cards: readonly CampaignCard[]
  /** Everybody who reads an event of a private circle sees its picture, though the file is private (no cache keeps it). */
  pictures: ReadonlyMap<string, MediaView>
  now: Date
}

function pagesOf(rows: readonly EventRow[], { cards, pictures, now }: Parts): EventPage[] {
  const funds = new Map(
    cards.map(({ slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen }): [string, EventFunds] => [
      slug,
      { campaignSlug: slug, currency, raisedMinor, goalMinor, percent, supporters, isOpen },
    ]),
  )
  return rows.map((row) => ({
    ...pageOf(row, funds, now),
    picture: withCaption(pictures.get(row.event.pictureId ?? ''), row.event.pictureAlt),
  }))
}

const withCaption = (picture: MediaView | undefined, caption: string) => (picture ? { ...picture, caption } : null)

function pageOf(
  { event, campaignSlug, held, ...row }: EventRow,
  funds: Map<string, EventFunds>,
  now: Date,
): Omit<EventPage, 'picture'> {
  const { id, slug, circle, type, startsAt, endsAt, place, revision } = event
  const path = eventPath(event)
  const versions = versionsIn(id, row.versions)
  const original = eventTexts(event)
  const { title, summary, description, cause } = inReadersLanguage(original, id, versions)
  const { entry, capacity, baselineNote, cancelledAt, cancelReason } = event
  const attendees = event.attendeesBaseline + held
  const seatsLeft = capacity === null ? null : Math.max(0, capacity - attendees)
  return {
    id,
    slug,
    path,
    circle,
    type,
    typeLabel: copy.types[type],
    title,
    cause: cause || null,
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
    writtenIn: writtenInView(original, { id, path }, versions),
    cancellation: cancelledAt && { reason: cancelReason ?? '', at: cancelledAt },
    funds: (campaignSlug !== null && funds.get(campaignSlug)) || null,
  }
}
