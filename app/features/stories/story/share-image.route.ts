import { findStory } from '#app/features/stories/queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawSharePicture } from '#app/ui/share/share-picture.server.ts'
import { storySharePicture } from '#app/ui/share/share-pictures.ts'
import type { Route } from './+types/share-image.route'

/** Seconds. Short, so that a withdrawn or hidden story disappears soon. */
const FRESH_S = 300

/** Preview image of a public story for messengers: its title without a name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const story = await findStory(db, { actor: VISITOR, id: params.id })
  if (!story) return new Response(null, { status: 404 })
  const png = await drawSharePicture(storySharePicture(`/stories/${story.id}`, story.title), config.brandName)
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${FRESH_S}`,
      // Messengers embed it from another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
