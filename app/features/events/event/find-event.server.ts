import { pageUrl } from '#app/platform/language/language-paths.ts'
import { data, redirect } from 'react-router'
import { findEvent } from '#app/features/events/queries.server.ts'
import type { EventPage } from '#app/features/events/views.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/** For private pages: not cached, not indexed, no referrer to other sites. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

interface EventPath {
  slug: string
  /** The router's URL, without the suffix of data requests. */
  url: URL
  /** The part of the path after the event's own path: '', '/join' or '.ics'. */
  suffix?: string
}

/**
 * The event of this page. @throws a 404 response when there is none, and a redirect when the path belongs to another
 * circle.
 */
export async function requireEvent(
  { db, now }: RequestContext,
  { slug, url, suffix = '' }: EventPath,
): Promise<EventPage> {
  const event = await findEvent(db, { slug, now })
  if (!event) throw data(null, { status: 404 })
  if (!pageUrl(url).pathname.startsWith(event.path)) throw redirect(event.path + suffix, 301)
  return event
}
