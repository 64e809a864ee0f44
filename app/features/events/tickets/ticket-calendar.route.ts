import { CALENDAR_TYPE, ticketCalendar } from '#app/features/events/event/event-calendar.server.ts'
import { findTicket } from '#app/features/events/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/ticket-calendar.route'
import { PRIVATE_HEADERS } from '#app/features/events/event/find-event.server.ts'

/** The event as an .ics file for the ticket holder. 404 for an unknown code. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  const ticket = await findTicket(db, { code: params.code, now })
  if (!ticket) return new Response(null, { status: 404, headers: PRIVATE_HEADERS })
  return new Response(ticketCalendar(ticket, config, now), {
    headers: {
      ...PRIVATE_HEADERS,
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': 'attachment; filename="event.ics"',
    },
  })
}
