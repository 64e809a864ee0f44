import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { publicPicture } from '#app/features/media/public-picture.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import { TALL_SIZES, type TallSize } from '#app/ui/share/image/tall-sizes.ts'
import type { Route } from './+types/picture.route'
import { copy } from './copy.ts'
import { shareSubject } from './share-subject.server.ts'
import { shortUrlOf } from './shared-campaign.server.ts'

const isSize = (size: string): size is TallSize => Object.hasOwn(TALL_SIZES, size)

/** A campaign as a picture for WhatsApp, with today's sum and its date. 404 for an unknown campaign or size. */
export async function loader({ context, params: { slug, size } }: Route.LoaderArgs) {
  const { db, now, files, config } = contextOf(context)
  const campaign = isSize(size) ? await findReadersCampaign(db, { slug, now }) : null
  if (!isSize(size) || !campaign) return new Response(null, { status: 404 })
  const shortUrl = shortUrlOf(config.siteUrl, campaign)
  const { src, funds, ...subject } = shareSubject(campaign)
  const image = {
    ...subject,
    funds: { ...funds, supporters: `${funds.supporters} ${copy.card.on(formatDate(now))}` },
    brand: config.brandName,
    picture: await publicPicture({ db, files }, src),
    url: shortUrl,
    scan: [copy.card.scan, addressOf(shortUrl)] as const,
  }
  const { drawTallImage } = await import('#app/ui/share/image/tall-image.server.ts')
  return new Response(new Uint8Array(await drawTallImage(image, size)), {
    headers: {
      'Content-Type': 'image/jpeg',
      // Its picture may be withdrawn.
      'Cache-Control': `public, max-age=${MINUTE_S}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** As people type it. */
const addressOf = (url: string): string => url.replace(/^https?:\/\//, '')
