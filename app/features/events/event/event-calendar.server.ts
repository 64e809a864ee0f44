import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { writeCalendar } from '#app/platform/file-formats/i-calendar.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { ticketUrl } from '#app/features/events/mails/mails.ts'
import { findTicket, type TicketView } from '#app/features/events/queries.server.ts'
import { type EventPage, formatCode } from '#app/features/events/views.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/** An event as an iCalendar file. The UID is the same for every version, so that calendars update one entry. */
export function eventCalendar(event: EventPage, site: Site, now: Date): string {
  return calendarOf(event, site, { now, description: event.summary, url: localeUrl(site.siteUrl, event.path) })
}

/** The same for a ticket holder, with the link to the ticket and the link for joining online. */
export function ticketCalendar(ticket: TicketView, site: Site, now: Date): string {
  const { event, onlineUrl, code } = ticket
  const url = ticketUrl(site, code)
  const lines = [event.summary, onlineUrl, `${formatCode(code)}: ${url}`].filter((line) => line !== null)
  const isCancelled = ticket.cancelledAt !== null
  return calendarOf(event, site, { now, description: lines.join('\n'), url, isCancelled })
}

/**
 * Builds the calendar file that a mail's attachment refers to; null for other kinds of attachments and unknown tickets.
 */
export function ticketAttachment({ db, clock, site }: { db: Db; clock: Clock; site: Site }) {
  return async ({ kind, id: code }: AttachmentRef): Promise<Attachment | null> => {
    const ticket = kind === 'ticket' ? await findTicket(db, { code, now: clock() }) : null
    if (!ticket) return null
    const content = Buffer.from(ticketCalendar(ticket, site, clock()))
    return { filename: 'event.ics', contentType: CALENDAR_TYPE, content }
  }
}

interface CalendarText {
  now: Date
  description: string
  url: string
  isCancelled?: boolean
}

function calendarOf(
  event: EventPage,
  site: Site,
  { now, description, url, isCancelled = false }: CalendarText,
): string {
  return writeCalendar(
    {
      uid: `${event.id}@${new URL(site.siteUrl).hostname}`,
      sequence: event.revision,
      stampedAt: now,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      title: event.title,
      place: event.place,
      description,
      url,
      isCancelled: isCancelled || event.cancellation !== null,
    },
    { product: site.brandName },
  )
}
