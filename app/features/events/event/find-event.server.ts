import { data, redirect } from 'react-router'
import { findEvent } from '#app/features/events/queries.server.ts'
import type { EventPage } from '#app/features/events/views.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/** For pages that nobody may keep, index, or learn the address of. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

interface Asked {
  slug: string
  /** The page's address, as the router gives it: without what it adds for its own fetches. */
  url: URL
  /** What stands after the event's own path: '', '/join', '.ics'. */
  below?: string
}

/** The event of this page. Throws the 404 page when there is none, and leads to its own path from another circle's. */
export async function requireEvent({ db, now }: RequestContext, { slug, url, below = '' }: Asked): Promise<EventPage> {
  const event = await findEvent(db, { slug, now })
  if (!event) throw data(null, { status: 404 })
  if (!url.pathname.startsWith(event.path)) throw redirect(event.path + below, 301)
  return event
}
