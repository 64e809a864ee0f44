import { data } from 'react-router'
import { eventJsonLd } from '#app/features/events/views.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/event.route'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { EventAbout, EventActionBar, EventSidebar, EventText } from './event-page.tsx'
import { eventPageView } from './event-view.server.ts'
import './event.css'
import '#app/features/events/heartbeat/events.css'
import { PRIVATE_HEADERS, requireEvent } from './find-event.server.ts'

/**
 * One event, in any circle. Pages of a private circle are not cached or indexed, and their title does not name the
 * event.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { siteUrl, brandName } = ctx.config
  const event = await requireEvent(ctx, { slug: params.slug, url })
  const view = eventPageView(event, { siteUrl })
  if (view.isPrivate) return data({ event: view, jsonLd: null }, { headers: PRIVATE_HEADERS })
  ctx.cacheFor({ tags: ['events', 'campaigns'], params: [] })
  return data({ event: view, jsonLd: eventJsonLd(event, { siteUrl, brandName }) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [pageTitle(matches)]
  const { event, jsonLd } = loaderData
  if (!jsonLd) return [pageTitle(matches), { name: 'robots', content: 'noindex, nofollow' }]
  return [
    pageTitle(matches, event.title),
    { name: 'description', content: event.summary },
    { 'script:ld+json': jsonLd },
  ]
}

export default function Event({ loaderData: { event } }: Route.ComponentProps) {
  return (
    <main id="main" className={`wrap event-page d-${event.dye}`} tabIndex={-1}>
      <EventText event={event} />
      <EventSidebar event={event} />
      <EventAbout event={event} />
      <EventActionBar event={event} />
    </main>
  )
}
