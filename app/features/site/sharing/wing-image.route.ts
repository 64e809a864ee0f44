import { DAY_S } from '#app/platform/time/durations.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { findSharePicture } from '#app/ui/share/image/share-pictures.ts'
import type { Route } from './+types/wing-image.route'
import { imageHeaders } from './image-headers.ts'

/** The Open Graph image of the site or of a wing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = findSharePicture(params.name)
  if (!picture) return new Response(null, { status: 404 })
  const { drawWingImage } = await import('#app/ui/share/image/wing-image.server.ts')
  const png = await drawWingImage(picture, contextOf(context).config.brandName)
  return new Response(new Uint8Array(png), { headers: imageHeaders('image/png', DAY_S) })
}
