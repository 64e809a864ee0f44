import { CALENDAR_TYPE, eventCalendar } from './event-calendar.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/event-calendar.route'
import { PRIVATE_HEADERS, requireEvent } from './find-event.server.ts'

/** The event as an .ics file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const event = await requireEvent(ctx, { slug: params.slug, url, suffix: '.ics' })
  return new Response(eventCalendar(event, ctx.config, ctx.now), {
    headers: {
      ...PRIVATE_HEADERS,
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': 'attachment; filename="event.ics"',
    },
  })
}
