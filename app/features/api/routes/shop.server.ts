import * as v from 'valibot'
import {
  categoriesShape,
  id,
  productShape,
  productsShape,
  regionsShape,
  sellerCountsShape,
  sellersShape,
} from '#app/features/api/shapes.ts'
import {
  countProductsBySeller,
  listPublicSellers,
} from '#app/features/marketplace/sellers/public-seller-queries.server.ts'
import {
  CATEGORY_CHARS_MAX,
  PRICE_CHARS_MAX,
  PRODUCTS_PER_PAGE,
  PRODUCTS_PER_PAGE_MAX,
  SEARCH_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { PRODUCT_SORTS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { PIN_CODE } from '#app/platform/india/pin-codes.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { countSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { documentedRoute, publicRoute, apiSuccess } from '#app/platform/api/route.ts'
import { cleanLine } from '#app/platform/text/text.ts'

const SHOP = 'Shop'
const SELLERS = 'Sellers'

const price = v.pipe(v.string(), v.maxLength(PRICE_CHARS_MAX))
const search = v.pipe(v.string(), v.maxLength(SEARCH_CHARS_MAX))

const sellersQuery = v.object({
  q: v.optional(v.pipe(search, v.description('Part of the name or the bio, case-insensitive.'))),
  region: v.optional(v.pipe(id, v.description('The id of the region.'))),
  verified: v.optional(v.pipe(v.picklist(['true', 'false']), v.description('`true`: verified sellers only.'))),
})

/** Handled by the shop's router; `marketplace/http.server.ts` validates. */
const productsQuery = v.object({
  q: v.optional(
    v.pipe(
      search,
      v.description(
        'Words of title and description, in any order, and their synonyms; of one word or of words that no product has, parts of them.',
      ),
    ),
  ),
  category: v.optional(
    v.pipe(v.string(), v.maxLength(CATEGORY_CHARS_MAX), v.description('The exact name of the category.')),
  ),
  seller: v.optional(v.pipe(id, v.description('The id of the seller.'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/),
      v.description(`Products per page, 1 to ${PRODUCTS_PER_PAGE_MAX}. Default: ${PRODUCTS_PER_PAGE}.`),
    ),
  ),
  cursor: v.optional(v.pipe(v.string(), v.description('`next_cursor` of the previous page.'))),
  price_from: v.optional(v.pipe(price, v.description('The lowest price, in rupees. Lists prices in rupees only.'))),
  price_to: v.optional(v.pipe(price, v.description('The highest price, in rupees. Lists prices in rupees only.'))),
  state: v.optional(v.pipe(v.picklist(INDIAN_STATES), v.description('The State that the seller sends from.'))),
  verified: v.optional(v.pipe(v.picklist(['true', 'false']), v.description('`true`: of verified sellers only.'))),
  pin: v.optional(
    v.pipe(
      v.string(),
      v.regex(PIN_CODE),
      v.description(
        'Only products of sellers who deliver to this PIN code, by its State; to each of them when it is used in several.',
      ),
    ),
  ),
  sort: v.optional(
    v.pipe(
      v.picklist(PRODUCT_SORTS),
      v.description(
        `The order, by default \`${PRODUCT_SORTS[0]}\`. By price: prices in rupees first, then those in other currencies.`,
      ),
    ),
  ),
})

export const shopRoutes = [
  publicRoute({
    method: 'get',
    path: '/sellers',
    name: 'listSellers',
    group: SELLERS,
    summary: 'List sellers',
    detail: 'Public profiles, ordered by name. Parameters filter the list.',
    query: sellersQuery,
    cache: { tags: ['products'], params: ['q', 'region', 'verified'] },
    answers: { 200: { description: 'The sellers.', schema: sellersShape } },
    handle: async ({ ctx: { db }, query: { q, region, verified } }) => {
      const wanted = cleanLine(q ?? '')
      const filter = { q: wanted || null, region: region ?? null, isVerifiedOnly: verified === 'true' }
      return apiSuccess({ sellers: await listPublicSellers(db, filter) })
    },
  }),
  publicRoute({
    method: 'get',
    path: '/sellers/counts',
    name: 'countSellers',
    group: SELLERS,
    summary: 'Count sellers and their products',
    detail: 'The number of sellers and of verified sellers, and the number of active products of each seller.',
    cache: { tags: ['products'], params: [] },
    answers: { 200: { description: 'The counts.', schema: sellerCountsShape } },
    handle: async ({ ctx: { db } }) => {
      const { active, verified } = await countSellers(db)
      return apiSuccess({ total: active, verified, sellers: await countProductsBySeller(db) })
    },
  }),
  documentedRoute({
    method: 'get',
    path: '/products',
    name: 'listProducts',
    group: SHOP,
    summary: 'List products',
    detail:
      'Active products with seller and category, newest first. A search lists products with its text before those with synonyms only, unless sorted otherwise.',
    access: 'anyone',
    query: productsQuery,
    answers: { 200: { description: 'A page of products.', schema: productsShape } },
  }),
  documentedRoute({
    method: 'get',
    path: '/products/{slug}',
    name: 'getProduct',
    group: SHOP,
    summary: 'Get a product',
    access: 'anyone',
    params: { slug: 'The slug of the product.' },
    answers: {
      200: { description: 'The product.', schema: productShape },
      404: { description: 'No active product has this slug.' },
    },
  }),
  documentedRoute({
    method: 'get',
    path: '/categories',
    name: 'listCategories',
    group: SHOP,
    summary: 'List categories, in display order',
    access: 'anyone',
    answers: { 200: { description: 'The categories.', schema: categoriesShape } },
  }),
  documentedRoute({
    method: 'get',
    path: '/regions',
    name: 'listRegions',
    group: SELLERS,
    summary: 'List regions, ordered by name',
    access: 'anyone',
    answers: { 200: { description: 'The regions.', schema: regionsShape } },
  }),
]
