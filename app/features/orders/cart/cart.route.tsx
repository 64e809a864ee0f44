import { data, Link, redirect } from 'react-router'
import { listCookies } from '#app/features/account-lists/schema.ts'
import { readLists } from '#app/features/account-lists/queries.server.ts'
import { productsInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { slugsOf } from '#app/features/marketplace/variants/item-id.ts'
import { quoteFrom, readOffers } from '#app/features/orders/placing/quote-queries.server.ts'
import { reservedItems, listUnpaidOrders } from '#app/features/orders/payment/unpaid-queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { readUnpaidTokens } from '#app/features/orders/payment/unpaid-cookie.ts'
import { UnpaidOrders } from '#app/features/orders/payment/unpaid-orders.tsx'
import { unpaidView } from '#app/features/orders/payment/unpaid-view.server.ts'
import type { DeviceFormAnswer } from '#app/ui/form/use-device-form.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/cart.route'
import { cartView, entriesByCurrency, requestedOf } from './cart-view.server.ts'
import './cart.css'
import { changeCart } from './change-cart.server.ts'
import { copy } from './copy.ts'
import { UnavailableItems } from './unavailable-items.tsx'
import { Order } from './order.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

/** The cart with current prices. Never cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { db, actor, now } = ctx
  const cookies = request.headers.get('Cookie')
  const { cart: entries } = await readLists(ctx, cookies)
  const slugs = slugsOf(entries)
  const [found, offers, waiting] = await Promise.all([
    findProductsBySlugs(db, slugs),
    readOffers(db, { slugs, actor }),
    listUnpaidOrders(db, { actor, tokens: readUnpaidTokens(cookies), now }),
  ])
  const products = await productsInReadersLanguage(db, found)
  const quotes = [...entriesByCurrency(entries, products)].map(([currency, items]) => {
    const lines = items.map(requestedOf)
    const reserved = reservedItems(waiting.filter((order) => order.currency === currency))
    return [currency, quoteFrom(offers, { currency, lines, state: null, actor, now, reserved })] as const
  })
  const isMember = actor.kind === 'member'
  const view = cartView({ entries, products, quotes: new Map(quotes) })
  return { isMember, waiting: waiting.map(unpaidView), ...view }
}

/** Adds, changes or removes an item. Redirects to `returnTo`; without it the page stays (fetcher). */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  const cookies = request.headers.get('Cookie')
  const change = await changeCart(ctx, { form, cookies })
  if (!change.ok) {
    const { reason } = change
    const isNew = form.get('intent') === 'add'
    const toast = { title: copy.refused.title, body: copy.refused[reason === 'quantity' && isNew ? 'amount' : reason] }
    return data(
      { ok: false, toast, slug: isNew ? null : String(form.get('slug')), reason },
      { status: reason === 'quantity' ? 400 : 409 },
    )
  }
  const headers = new Headers()
  const answer = { actor: ctx.actor, siteUrl: ctx.config.siteUrl, cookies, kind: 'cart' as const }
  for (const cookie of listCookies(change.lists, answer)) headers.append('Set-Cookie', cookie)
  const returnTo = form.get('returnTo')
  if (typeof returnTo === 'string') return redirect(safePath(returnTo, '/cart'), { status: 303, headers })
  const toast = { title: copy.done[change.done], body: change.title ?? '' }
  return data({ ok: true, toast } satisfies DeviceFormAnswer, { headers })
}

export default function Cart({
  loaderData: { orders, unavailable, isMember, waiting },
  actionData,
}: Route.ComponentProps) {
  const refused = actionData && 'reason' in actionData ? actionData : undefined
  // Null when it was typed on a product's page: then no line shows the error.
  const wrongId = (refused?.reason === 'quantity' && refused.slug) || undefined
  return (
    <main id="main" className="wrap section cart" tabIndex={-1}>
      <h1>{copy.title}</h1>
      <UnpaidOrders orders={waiting} isReplaced={orders.some(({ canOrder }) => canOrder)} />
      {refused && !wrongId && (
        <p className="notice" role="alert">
          {refused.toast.body}
        </p>
      )}
      {orders.length + unavailable.length === 0 ? (
        <Empty />
      ) : (
        <p className="lead">{isMember ? copy.leadMember : copy.lead}</p>
      )}
      {orders.length > 1 && (
        <p className="notice">{orders.length === 2 ? copy.split : copy.splitMany(orders.length)}</p>
      )}
      {orders.map((order, i) => (
        <Order key={order.currency} order={order} hasOthers={orders.length > 1} isFirst={i === 0} wrongId={wrongId} />
      ))}
      {unavailable.length > 0 && <UnavailableItems items={unavailable} />}
      {orders.length + unavailable.length > 0 && (
        <p>
          <Link className="more" to="/empowerher">
            {copy.onShopping}
          </Link>
        </p>
      )}
    </main>
  )
}

function Empty() {
  return (
    <div className="empty">
      <h2>{copy.empty.title}</h2>
      <p className="secondary-ink">{copy.empty.body}</p>
      <Link className="btn secondary" to="/empowerher">
        {copy.empty.link}
      </Link>
      <NextSteps hasSearch except="/empowerher" />
    </div>
  )
}
