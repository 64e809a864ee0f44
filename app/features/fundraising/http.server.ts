import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '#app/platform/db/database.server.ts'
import { openEventStream } from '#app/platform/live/event-stream.server.ts'
import type { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { campaignTopic } from './events.ts'
import { campaigns } from './tables.server.ts'

const RETRY_AFTER_S = '30'

interface LiveDeps {
  database: Pick<Database, 'db'>
  hub: LiveHub
  /** The client's network, for the limit of open streams. */
  networkOf: (c: Context) => string
}

/**
 * `GET /:slug`: live events of a campaign as server-sent events (`CampaignEvent`). 404 for an unknown campaign, 503
 * when too many clients are connected; the page works without it.
 */
export function liveSupporters({ database, hub, networkOf }: LiveDeps): Hono {
  const app = new Hono()
  app.get('/:slug', async (c) => {
    const slug = c.req.param('slug')
    const isKnown = SLUG.test(slug) && (await exists(database, slug))
    if (!isKnown) return c.text('Campaign not found', 404)
    const stream = openEventStream(hub, { topics: [campaignTopic(slug)], network: networkOf(c) })
    return stream ?? c.text('Too many listen', 503, { 'Retry-After': RETRY_AFTER_S })
  })
  return app
}

async function exists({ db }: Pick<Database, 'db'>, slug: string): Promise<boolean> {
  const found = await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))
  return found.length > 0
}
