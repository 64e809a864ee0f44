import { DAY_S } from '#app/platform/time/durations.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawSharePicture } from '#app/ui/share/share-picture.server.ts'
import { findSharePicture } from '#app/ui/share/share-pictures.ts'
import type { Route } from './+types/share-picture.route'

const FRESH_S = DAY_S

/** The Open Graph image of the site or of a wing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = findSharePicture(params.name)
  if (!picture) return new Response(null, { status: 404 })
  const png = await drawSharePicture(picture, contextOf(context).config.brandName)
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${FRESH_S}`,
      // Other sites embed the image.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
