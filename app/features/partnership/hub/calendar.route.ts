import { CALENDAR_TYPE, demoCalendar } from '#app/features/partnership/demo-calendar.server.ts'
import { findDemo } from '#app/features/partnership/queries.server.ts'
import { normalizeCode } from '#app/features/requests/schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/calendar.route'

/** The demo as an .ics file; a cancelled demo is removed from calendars. 404 for an unknown code. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  const code = normalizeCode(params.code)
  const demo = await findDemo(db, { code, now })
  if (!demo) return new Response(null, { status: 404 })
  return new Response(demoCalendar(demo, { code, site: config, now }), {
    headers: {
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': 'attachment; filename="demo.ics"',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
