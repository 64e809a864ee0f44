import { WALL_TAGS } from '#app/features/stories/events.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/more.route'
import { wallPage } from './wall-page.server.ts'

/** The next page of cards as data. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: WALL_TAGS, params: ['theme', 'cursor'] })
  return Response.json(await wallPage(ctx, new URL(request.url).searchParams))
}
