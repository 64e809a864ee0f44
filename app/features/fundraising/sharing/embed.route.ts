import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import type { Route } from './+types/embed.route'
import { EMBED_POLICY, embedCard, missingCard } from './embed-card.server.ts'

/** The card of a campaign for frames on other sites: the only page that they may frame. It has links and nothing else. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  const campaign = await findCampaign(db, { slug, now })
  const page = campaign ? embedCard(campaign, config) : missingCard(config)
  return new Response(String(await page), {
    status: campaign ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EMBED_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `public, max-age=${5 * MINUTE_S}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
