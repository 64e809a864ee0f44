import { type Context, Hono } from 'hono'
import { refuse, refuseFailure, sendCacheable } from '#app/platform/api/answer.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import {
  findProductJson,
  listCategories,
  listProductsJson,
  listRegions,
  type ProductListQuery,
} from './queries.server.ts'
import { PRODUCT_FILTER_PARAMS, PRODUCT_SORTS } from './catalogue/product-filter.ts'
import { faultyParam, readProductFilter } from './catalogue/read-product-filter.server.ts'
import { isSlug, PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE_MAX, SEARCH_CHARS_MAX } from './schema.ts'

interface ApiDeps {
  db: Db
  log: Logger
  /** Headers that let the page cache store an answer; none when there is no cache. */
  cacheHeaders?: (policy: CachePolicy) => Record<string, string>
}

/**
 * The public API of the marketplace, mounted at `/api/v1`. Amounts are whole minor units beside their currency. Every
 * error is answered as `{ error: { code, message } }`.
 */
export function createMarketplaceApi({ db, log, cacheHeaders = () => ({}) }: ApiDeps): Hono {
  const api = new Hono()
  const headers = cacheHeaders({ tags: ['products'], params: [...PRODUCT_FILTER_PARAMS, 'limit', 'seller'] })
  const send = (c: Context, json: string) => sendCacheable(c, json, headers)
  api.get('/products', async (c) => {
    const query = readListQuery(new URL(c.req.url).searchParams)
    return 'wrong' in query
      ? refuse(c, { status: 400, code: 'invalid', message: query.wrong })
      : send(c, await listProductsJson(db, query))
  })
  api.get('/products/:slug', async (c) => {
    const product = await findProductJson(db, c.req.param('slug') ?? '')
    return product === null
      ? refuse(c, { status: 404, code: 'not-found', message: 'There is no such product for sale.' })
      : send(c, product)
  })
  api.get('/categories', async (c) => send(c, JSON.stringify({ categories: await listCategories(db) })))
  api.get('/regions', async (c) => send(c, JSON.stringify({ regions: await listRegions(db) })))
  api.onError((err, c) => refuseFailure(c, err, log))
  return api
}

const WRONG = {
  price_from: 'price_from is an amount in rupees, like 500 or 99.50.',
  price_to: 'price_to is an amount in rupees, like 500 or 99.50, and not below price_from.',
  state: 'state is the English name of a State or union territory of India.',
  verified: 'verified is true or false.',
  pin: 'pin is a PIN code of six digits that is used in India; codes of the army postal service have no State.',
  sort: `sort is ${PRODUCT_SORTS.join(', ')}.`,
} as const

/** The API rejects an invalid query with an error, where a page ignores the invalid part. */
function readListQuery(params: URLSearchParams): ProductListQuery | { wrong: string } {
  const limit = params.get('limit') ?? String(PRODUCTS_PER_PAGE)
  const q = params.get('q') ?? ''
  const cursor = params.get('cursor')
  const seller = params.get('seller')
  if (!/^[1-9]\d?$/.test(limit) || Number(limit) > PRODUCTS_PER_PAGE_MAX) {
    return { wrong: `limit is a number from 1 to ${PRODUCTS_PER_PAGE_MAX}.` }
  }
  if (q.length > SEARCH_CHARS_MAX) return { wrong: `q has at most ${SEARCH_CHARS_MAX} characters.` }
  if (cursor !== null && !isSlug(cursor)) return { wrong: 'cursor is the next_cursor of the page before.' }
  if (seller !== null && !isUuid(seller)) return { wrong: 'seller is the id of a seller.' }
  const faulty = faultyParam(params)
  if (faulty) return { wrong: WRONG[faulty] }
  return { ...readProductFilter(params), seller, limit: Number(limit) }
}
