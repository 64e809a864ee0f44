import { FEED_TAGS } from '#app/features/stories/events.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/more.route'
import { feedPage } from './feed-page.server.ts'

/** The next page of cards as data. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: FEED_TAGS, params: ['theme', 'cursor'] })
  return Response.json(await feedPage(ctx, pageUrl(request).searchParams))
}
