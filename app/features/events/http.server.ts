import { type Context, Hono } from 'hono'
import { campaignTopic } from '#app/features/fundraising/events.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openEventStream } from '#app/platform/live/event-stream.server.ts'
import type { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { circleTopic } from './events.ts'
import { listUpcoming } from './queries.server.ts'
import { CIRCLES, isPrivateCircle } from './schema.ts'

const RETRY_AFTER_S = '30'
const CAMPAIGNS_WATCHED_MAX = 6

interface LiveEventsDeps {
  database: Pick<Database, 'db'>
  hub: LiveHub
  clock: Clock
  /** The client's network, for rate limits. */
  networkOf: (c: Context) => string
}

/**
 * `GET /:circle`: server-sent events when somebody joins the circle's upcoming events or a gift arrives, so that pages
 * reload their data. 404 for an unknown or private circle, 503 when there are too many connections.
 */
export function liveEvents({ database, hub, clock, networkOf }: LiveEventsDeps): Hono {
  const app = new Hono()
  app.get('/:circle', async (c) => {
    const circle = CIRCLES.find((name) => name === c.req.param('circle'))
    if (!circle || isPrivateCircle(circle)) return c.text('Not found', 404)
    const events = await listUpcoming(database.db, { circle, now: clock(), limit: CAMPAIGNS_WATCHED_MAX })
    const campaigns = events.flatMap(({ funds }) => (funds ? [campaignTopic(funds.campaignSlug)] : []))
    const stream = openEventStream(hub, { topics: [circleTopic(circle), ...campaigns], network: networkOf(c) })
    return stream ?? c.text('Too many listen', 503, { 'Retry-After': RETRY_AFTER_S })
  })
  return app
}
