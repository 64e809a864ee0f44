import { WALL_TAGS } from '#app/features/stories/events.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/more.route'
import { wallPage } from './wall-page.server.ts'

/** Older stories as finished cards, for the list that grows where she stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: WALL_TAGS, params: ['theme', 'cursor'] })
  return Response.json(await wallPage(ctx, new URL(request.url).searchParams))
}
