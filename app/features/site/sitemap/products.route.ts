import { countForSale } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/products.route'
import { partsOf } from './product-parts.ts'
import { sitemapIndexXml, xmlResponse } from './sitemap-xml.ts'

/** The sitemaps of all products for sale. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const parts = partsOf(await countForSale(db))
  return xmlResponse(
    sitemapIndexXml(
      config.siteUrl,
      parts.map((part) => `/sitemap-products/${part}.xml`),
    ),
  )
}
