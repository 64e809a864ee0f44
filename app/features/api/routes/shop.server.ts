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
  PRODUCTS_PER_PAGE,
  PRODUCTS_PER_PAGE_MAX,
  SEARCH_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { countSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { documentedRoute, publicRoute, apiSuccess } from '#app/platform/api/route.ts'
import { cleanLine } from '#app/platform/text/text.ts'

const SHOP = 'Shop'
const SELLERS = 'Sellers'

const search = v.pipe(v.string(), v.maxLength(SEARCH_CHARS_MAX))

const sellersQuery = v.object({
  q: v.optional(v.pipe(search, v.description('Part of a name or of a bio, in any case.'))),
  region: v.optional(v.pipe(id, v.description('The id of a region.'))),
  verified: v.optional(v.pipe(v.picklist(['true', 'false']), v.description('Only the verified ones.'))),
})

/** Handled by the shop's router; `marketplace/http.server.ts` validates. */
const productsQuery = v.object({
  q: v.optional(v.pipe(search, v.description('Looked for in title and description.'))),
  category: v.optional(v.pipe(v.string(), v.maxLength(CATEGORY_CHARS_MAX), v.description('The exact name.'))),
  seller: v.optional(v.pipe(id, v.description('The id of a seller.'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/),
      v.description(`From 1 to ${PRODUCTS_PER_PAGE_MAX}; ${PRODUCTS_PER_PAGE} when left out.`),
    ),
  ),
  cursor: v.optional(v.pipe(v.string(), v.description('The next_cursor of the page before.'))),
})

export const shopRoutes = [
  publicRoute({
    method: 'get',
    path: '/sellers',
    name: 'listSellers',
    group: SELLERS,
    summary: 'Public seller profiles',
    detail: 'By name. All of them, or those that fit.',
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
    summary: 'How many sell, and what each has',
    detail: 'All sellers, the verified ones, and the active products of each.',
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
    summary: 'What is for sale',
    detail: 'Active products, newest first, each with its seller and category.',
    access: 'anyone',
    query: productsQuery,
    answers: { 200: { description: 'A page of products.', schema: productsShape } },
  }),
  documentedRoute({
    method: 'get',
    path: '/products/{slug}',
    name: 'getProduct',
    group: SHOP,
    summary: 'One product',
    access: 'anyone',
    params: { slug: 'The slug of a product.' },
    answers: {
      200: { description: 'The product.', schema: productShape },
      404: { description: 'There is no such product for sale.' },
    },
  }),
  documentedRoute({
    method: 'get',
    path: '/categories',
    name: 'listCategories',
    group: SHOP,
    summary: 'The categories, in the order of the shop',
    access: 'anyone',
    answers: { 200: { description: 'The categories.', schema: categoriesShape } },
  }),
  documentedRoute({
    method: 'get',
    path: '/regions',
    name: 'listRegions',
    group: SELLERS,
    summary: 'The regions, by name',
    access: 'anyone',
    answers: { 200: { description: 'The regions.', schema: regionsShape } },
  }),
]
