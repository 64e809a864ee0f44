import { randomUUID } from 'node:crypto'
import { data, redirect, redirectDocument } from 'react-router'
import { listSharedMedia } from '#app/features/media/queries.server.ts'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { findOrder } from '#app/features/orders/queries.server.ts'
import { photosOfReturns } from '#app/features/orders/returns/return-queries.server.ts'
import { listOwnPurchases } from '#app/features/orders/shipments/own-purchase.server.ts'
import { isOfToken, shipmentsOf } from '#app/features/orders/shipments/shipments-of.server.ts'
import { mayOfferPasskey } from '#app/features/sign-in/passkeys/may-offer-passkey.server.ts'
import { PasskeyHint } from '#app/features/sign-in/passkeys/passkey-hint.tsx'
import { together } from '#app/platform/db/together.server.ts'
import { FORM_CHANGED } from '#app/platform/form-keys/form-keys.server.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { ActionError } from '#app/features/orders/action-form/action-error.ts'
import type { Route } from './+types/order.route'
import { copy } from './copy.ts'
import { emptyCart } from './empty-cart.server.ts'
import './order.css'
import { ORDER_ACTIONS } from './order-actions.server.ts'
import { OrderFacts, OrderHead } from './order-head.tsx'
import { orderPageView } from './order-view.server.ts'
import { Shipment } from './shipment.tsx'
import { payAgain } from './pay-again.server.ts'
import { AutoRefresh } from '#app/ui/auto-refresh.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL contains the secret token: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** The buyer's page of an order. Once it is paid, its items are removed from the cart on this device. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { now } = ctx
  const { token } = params
  const db = together(ctx.db)
  const key = `order=${token}`
  const [order, media, ownShops] = await Promise.all([
    findOrder(db, { token, now }),
    listSharedMedia(db, photosOfReturns(db, shipmentsOf(db, isOfToken(token))), key),
    listOwnPurchases({ ...ctx, db }, { token }),
  ])
  if (!order) return data({ order: null }, { status: 404 })
  const saysPaid = ctx.payments.saysPaid(url.searchParams)
  const view = orderPageView(order, { now, site: ctx.config, saysPaid, media, ownShops })
  // A guest's uploads are owned by the order.
  const uploadUrl = findMember(ctx) ? UPLOAD_RULES.url : `${UPLOAD_RULES.url}?${key}`
  const offersPasskey = order.state === 'paid' && (await mayOfferPasskey(ctx))
  const headers = new Headers()
  const emptied = order.state === 'paid' ? await emptyCart(ctx, order, request.headers.get('Cookie')) : []
  for (const cookie of emptied) headers.append('Set-Cookie', cookie)
  return data(
    { order: view, rules: { ...UPLOAD_RULES, url: uploadUrl }, wasCartEmptied: emptied.length > 0, offersPasskey },
    { headers },
  )
}

const DOES_NOT_GO = 409

/** Runs the buyer's action and redirects to the page. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  if (!(await findOrder(ctx.db, { token, now: ctx.now }))) throw data(null, { status: 404 })
  const intent = String(form.get('intent') ?? '')
  const about = String(form.get('shipmentId') ?? form.get('lineId') ?? form.get('returnId') ?? '')
  if (intent === 'retry') {
    const again = await payAgain(ctx, { token, cookies: request.headers.get('Cookie') })
    if (again.ok) return redirectDocument(again.to, { status: 303, headers: again.headers })
    return data(refusal(intent, about, again.reason), { status: DOES_NOT_GO })
  }
  const act = Object.hasOwn(ORDER_ACTIONS, intent) ? ORDER_ACTIONS[intent] : undefined
  if (!act) throw data(null, { status: 404 })
  const outcome = await act({ ctx, token, form })
  if (outcome === null) return redirect(`/orders/${token}`, 303)
  if ('reason' in outcome && outcome.reason === FORM_CHANGED.reason) {
    const values = { ...formValues(form), key: randomUUID() }
    return data({ ...refusal(intent, about, outcome.reason), values }, { status: 422 })
  }
  if ('reason' in outcome) return data(refusal(intent, about, outcome.reason), { status: DOES_NOT_GO })
  const { errors, values } = outcome
  return data<ActionError>({ intent, about, errors, values, problem: null }, { status: 400 })
}

function refusal(intent: string, about: string, reason: string): ActionError {
  const problem = copy.refused[reason] ?? copy.refused['other'] ?? ''
  return { intent, about, errors: {}, values: {}, problem }
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.order) return <NotFound copy={copy.notFound} to="/" />
  const { order, rules, wasCartEmptied, offersPasskey } = loaderData
  const answer = actionData && 'intent' in actionData ? actionData : undefined
  return (
    <main id="main" className="wrap order" tabIndex={-1}>
      {(order.stage === 'waiting' || order.stage === 'notPaid') && <AutoRefresh />}
      <OrderHead order={order} wasCartEmptied={wasCartEmptied} answer={answer} />
      {order.shipments.map((shipment) => (
        <Shipment
          key={shipment.id}
          shipment={shipment}
          shipmentCount={order.shipments.length}
          name={order.name.split(' ')[0] ?? ''}
          rules={rules}
          answer={answer}
        />
      ))}
      <OrderFacts order={order} />
      {offersPasskey && <PasskeyHint />}
    </main>
  )
}
