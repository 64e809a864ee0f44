import { contextOf } from '#app/platform/http/request.server.ts'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import type { Route } from './+types/share-image.route'
import { imageHeaders } from './image-headers.ts'
import { findShareImage } from './find-share-image.server.ts'

/** Short, so that what is withdrawn, hidden or moderated is gone within a minute. */
const FRESH_S = MINUTE_S

/** The Open Graph image of one public thing: its picture, or its kolam, with its title and the brand. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const image = await findShareImage(contextOf(context), params)
  if (!image) return new Response(null, { status: 404 })
  const { drawShareImage } = await import('#app/ui/share/image/share-image.server.ts')
  return new Response(new Uint8Array(await drawShareImage(image)), { headers: imageHeaders('image/jpeg', FRESH_S) })
}
