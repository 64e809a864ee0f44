import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { publicPicture } from '#app/features/media/public-picture.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import type { Route } from './+types/poster.route'
import { shortUrlOf } from './shared-campaign.server.ts'

/** The poster of a campaign. 404 for an unknown one. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { db, now, files, config } = contextOf(context)
  const campaign = await findReadersCampaign(db, { slug, now })
  if (!campaign) return new Response(null, { status: 404 })
  const picture = await publicPicture({ db, files }, campaign.imageUrl)
  const { posterPdf } = await import('./poster.server.ts')
  const pdf = await posterPdf({
    campaign,
    picture,
    shortUrl: shortUrlOf(config.siteUrl, campaign),
    brandName: config.brandName,
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${slug}.pdf"`,
      // Its picture may be withdrawn.
      'Cache-Control': `public, max-age=${MINUTE_S}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
