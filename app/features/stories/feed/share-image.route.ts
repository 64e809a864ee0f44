import { findStory } from '#app/features/stories/queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { drawSharePicture } from '#app/ui/share-picture/share-picture.server.ts'
import { storySharePicture } from '#app/ui/share-picture/share-pictures.ts'
import type { Route } from './+types/share-image.route'

/** Short: a story that was taken back or hidden is not shown for long. */
const FRESH_S = 300

/** The picture that messengers show of a story that everybody may read: its title, and nobody's name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const story = await findStory(db, { actor: VISITOR, id: params.id })
  if (!story) return new Response(null, { status: 404 })
  const png = await drawSharePicture(storySharePicture(`/stories/${story.id}`, story.title), config.brandName)
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${FRESH_S}`,
      // A messenger's page shows it from elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
