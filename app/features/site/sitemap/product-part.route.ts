import { data } from 'react-router'
import { listProductSlugs } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/product-part.route'
import { digitsOf } from './product-parts.ts'
import { sitemapXml, xmlResponse } from './sitemap-xml.ts'

/** Well above the real number, and with both languages below the protocol's limit of 50,000. */
const PRODUCTS_MAX = 20_000

/** The products for sale whose ids begin with the same digits. */
export async function loader({ context, params: { part } }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const digits = digitsOf(part)
  if (digits === null) throw data(null, { status: 404 })
  const slugs = await listProductSlugs(db, { digits, limit: PRODUCTS_MAX })
  return xmlResponse(
    sitemapXml(
      config.siteUrl,
      slugs.map((slug) => ({ path: `/product/${slug}` })),
    ),
  )
}
