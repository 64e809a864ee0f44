import { readPrices, readProductFilter } from '#app/features/marketplace/catalogue/read-product-filter.server.ts'
import { readDeliveryPin } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import { listSimilarInstead } from '#app/features/marketplace/catalogue/similar-queries.server.ts'
import { listCategories, listProducts } from '#app/features/marketplace/queries.server.ts'
import { listSellerStates } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { productsInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { type CatalogueView, catalogueView } from './product-catalogue-view.server.ts'

interface CatalogueRequest {
  /** The page that shows the products, with its fixed parameters: '/home?tab=marketplace'. */
  base: string
  params: URLSearchParams
  limit?: number
}

/** The products for sale under the filter of a URL, for a loader. The page's cache needs `PRODUCT_FILTER_PARAMS`. */
export async function loadCatalogue(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { base, params, limit }: CatalogueRequest,
): Promise<{ catalogue: CatalogueView; products: ProductRecord[] }> {
  const filter = readProductFilter(params)
  const [page, categories, states] = await Promise.all([
    listProducts(db, { ...filter, ...(limit && { limit }) }),
    listCategories(db),
    listSellerStates(db),
  ])
  const similar = await listSimilarInstead(db, { filter, page })
  const typed = { prices: readPrices(params), pin: readDeliveryPin(params) }
  const shown = await productsInReadersLanguage(db, [...page.products, ...similar])
  const products = shown.slice(0, page.products.length)
  const view = catalogueView({
    base,
    filter,
    ...typed,
    states,
    categories,
    page: { ...page, products },
    similar: shown.slice(products.length),
    now,
  })
  return { catalogue: view, products }
}
