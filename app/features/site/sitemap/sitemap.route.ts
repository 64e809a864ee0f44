import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/sitemap.route'
import { listPages } from './list-pages.server.ts'
import { sitemapXml, xmlResponse } from './sitemap-xml.ts'

/** Every indexable page but those of products, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, config } = contextOf(context)
  return xmlResponse(sitemapXml(config.siteUrl, await listPages(db, now)))
}
