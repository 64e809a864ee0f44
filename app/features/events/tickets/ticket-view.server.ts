import type { TicketView } from '#app/features/events/queries.server.ts'
import { formatCode } from '#app/features/events/views.ts'
import type { Site } from '#app/platform/config/site.ts'
import { channelOf } from '#app/platform/mail/notify.server.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { eventView } from '#app/features/events/event/event-view.server.ts'

export type TicketState = keyof typeof copy.ticket.states

/** The ticket formatted for display. Private: must not be cached or indexed. */
export type TicketPageView = ReturnType<typeof ticketPageView>

export function ticketPageView(ticket: TicketView, site: Site) {
  const { siteUrl } = site
  const { code, name, checkedInAt, onlineUrl } = ticket
  const state = stateOf(ticket)
  const event = eventView(ticket.event)
  const words = copy.ticket
  const rows: [string, string | null][] = [
    [words.for, event.title],
    [words.when, event.when],
    [words.where, event.place],
    [words.name, name],
    [words.code, formatCode(code)],
    [words.checkedIn, checkedInAt && formatDateTime(checkedInAt)],
  ]
  const { title, body } = words.states[state]
  return {
    code,
    state,
    event,
    onlineUrl,
    name: name ?? '',
    title,
    body: state === 'cancelled' ? (event.reason ?? '') : body,
    rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    sentBy: state === 'held' ? channelOf(site, ticket.contact) : null,
    canLeave: state === 'held',
    calendarUrl: state === 'held' || state === 'in' ? `/tickets/${code}.ics` : null,
    // An operator scans it at the door, so it does not follow the language of the holder.
    qr: state === 'held' || state === 'in' ? qrDrawing(`${siteUrl}/tickets/${code}`) : null,
    campaignPrompt: event.funds?.isOpen && (state === 'held' || state === 'in') ? event.funds : null,
  }
}

function stateOf({ cancelledAt, checkedInAt, event }: TicketView): TicketState {
  if (event.cancellation) return 'cancelled'
  if (cancelledAt) return 'given-back'
  if (event.isOver) return 'over'
  return checkedInAt ? 'in' : 'held'
}
