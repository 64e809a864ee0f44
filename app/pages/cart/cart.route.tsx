import { data, Link, redirect } from 'react-router'
import { findProductsBySlugs } from '#app/capabilities/marketplace/queries.server.ts'
import { CART_COOKIE, deviceListCookie, readDeviceList } from '#app/platform/device-list.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { safePath } from '#app/platform/safe-path.ts'
import type { DeviceFormAnswer } from '#app/ui/use-device-form.ts'
import type { Route } from './+types/cart.route'
import { cartView } from './cart-view.server.ts'
import './cart.css'
import { changeCart } from './change-cart.server.ts'
import { copy } from './copy.ts'
import { Gone } from './gone.tsx'
import { Order } from './order.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: copy.metaTitle(loaderData?.brand ?? '') },
  { name: 'robots', content: 'noindex' },
]

/** What this device has in its cart. Never kept for anybody else. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const entries = readDeviceList(request.headers.get('Cookie'), CART_COOKIE)
  const products = await findProductsBySlugs(
    db,
    entries.map(({ id }) => id),
  )
  return { brand: config.brandName, ...cartView(entries, products) }
}

/** Adds, changes or removes. With a `returnTo` it leads there; without, the page that asked stays where it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, config } = contextOf(context)
  const form = await request.formData()
  const change = await changeCart(db, readDeviceList(request.headers.get('Cookie'), CART_COOKIE), form)
  if (!change.ok) {
    const { reason } = change
    const toast = { title: copy.refused.title, body: copy.refused[reason] }
    return data(
      { ok: false, toast, slug: String(form.get('slug')), reason },
      { status: reason === 'quantity' ? 400 : 409 },
    )
  }
  const headers = { 'Set-Cookie': deviceListCookie(CART_COOKIE, change.entries, config.siteUrl.startsWith('https:')) }
  const returnTo = form.get('returnTo')
  if (typeof returnTo === 'string') return redirect(safePath(returnTo, '/cart'), { status: 303, headers })
  const toast = { title: copy.done[change.done], body: change.title ?? '' }
  return data({ ok: true, toast } satisfies DeviceFormAnswer, { headers })
}

export default function Cart({ loaderData: { orders, gone }, actionData }: Route.ComponentProps) {
  const refused = actionData && 'reason' in actionData ? actionData : undefined
  const wrongSlug = refused?.reason === 'quantity' ? refused.slug : undefined
  return (
    <main id="main" className="wrap sec cart" tabIndex={-1}>
      <h1>{copy.title}</h1>
      {refused && !wrongSlug && (
        <p className="notice" role="alert">
          {refused.toast.body}
        </p>
      )}
      {orders.length + gone.length === 0 ? <Empty /> : <p className="lead">{copy.lead}</p>}
      {orders.length > 1 && (
        <p className="notice">{orders.length === 2 ? copy.split : copy.splitMany(orders.length)}</p>
      )}
      {orders.map((order, i) => (
        <Order
          key={order.currency}
          order={order}
          hasOthers={orders.length > 1}
          isFirst={i === 0}
          wrongSlug={wrongSlug}
        />
      ))}
      {gone.length > 0 && <Gone items={gone} />}
      {orders.length + gone.length > 0 && (
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
      <p className="soft">{copy.empty.body}</p>
      <Link className="btn sec2" to="/empowerher">
        {copy.empty.link}
      </Link>
    </div>
  )
}
