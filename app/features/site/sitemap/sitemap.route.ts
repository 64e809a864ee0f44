import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/sitemap.route'
import { listPages } from './list-pages.server.ts'
import { sitemapXml } from './sitemap-xml.ts'

const FRESH_S = 60 * 60

/** Every indexable page, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  return new Response(sitemapXml(config.siteUrl, await listPages(db, now)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${FRESH_S}` },
  })
}
