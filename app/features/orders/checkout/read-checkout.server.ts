import { readLists } from '#app/features/account-lists/queries.server.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { slugsOf } from '#app/features/marketplace/variants/item-id.ts'
import { reservedItems } from '#app/features/orders/payment/unpaid-queries.server.ts'
import { unpaidView } from '#app/features/orders/payment/unpaid-view.server.ts'
import { quoteFrom, readOffers } from '#app/features/orders/placing/quote-queries.server.ts'
import { findLatestAddress } from '#app/features/orders/queries.server.ts'
import { findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import { findIndianState, INDIAN_STATES } from '#app/platform/india/states.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { linesByCurrency, summaryView } from './checkout-view.server.ts'
import { draftOf, listUnpaid, unpaidIn } from './draft.server.ts'

/** The quote, with a fresh idempotency key: the same form posted twice makes one order. */
export async function readCheckout(ctx: RequestContext, request: Request) {
  const { db, actor, now, payments, config } = ctx
  const { cart } = await readLists(ctx, request.headers.get('Cookie'))
  const slugs = slugsOf(cart)
  const member = cart.length > 0 ? findMember(ctx) : null
  const [products, offers, unpaid, own] = await Promise.all([
    findProductsBySlugs(db, slugs),
    readOffers(db, { slugs, actor }),
    listUnpaid(ctx, request),
    member && findLatestAddress(db, member),
  ])
  const orders = linesByCurrency(cart, products)
  const asked = pageUrl(request).searchParams.get('currency') ?? ''
  const currency = orders.has(asked) ? asked : ([...orders.keys()][0] ?? null)
  const waiting = unpaidIn(unpaid, currency)
  const { canSendTexts } = config
  const page = { isTest: payments.isTest, canSendTexts, waiting: waiting.map(unpaidView) }
  if (currency === null)
    return { ...page, others: [], summary: null, draft: null, districts: null, isFromLast: false, regions: [] }
  const [replaced] = waiting
  const filled = draftOf(ctx, own ?? (replaced ? await findLatestAddress(db, replaced) : null))
  const quote = quoteFrom(offers, {
    currency,
    lines: orders.get(currency) ?? [],
    state: findIndianState(filled.draft['region'] ?? null),
    actor,
    now,
    reserved: reservedItems(waiting),
  })
  return {
    ...page,
    others: [...orders.keys()].filter((other) => other !== currency),
    summary: summaryView(quote),
    regions: INDIAN_STATES,
    ...filled,
  }
}
