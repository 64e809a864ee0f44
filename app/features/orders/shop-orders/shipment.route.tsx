import { data, Link, redirect, useSearchParams } from 'react-router'
import { listSharedMedia } from '#app/features/media/queries.server.ts'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { CARRIERS, isCarrier } from '#app/features/orders/shipments/carriers.ts'
import { findShopShipment } from './shop-shipment-queries.server.ts'
import { photosOfReturns } from '#app/features/orders/returns/return-queries.server.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { ActionError } from '#app/features/orders/action-form/action-error.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/shipment.route'
import { ReturnCard } from './return-card.tsx'
import { copy } from './copy.ts'
import './orders.css'
import { Acts, Parcel, Steps } from './parcel.tsx'
import { SHIPMENT_ACTIONS } from './shipment-actions.server.ts'
import { shipmentView } from './shipment-view.server.ts'

const PATH = '/account/shop/orders'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.shipment?.title ?? copy.missing.title),
]

const MISSING = { shipment: null, rules: UPLOAD_RULES }

/** 404 for shipments of other shops. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const { shop, now } = ctx
  const shipmentId = params.shipment
  if (!isUuid(shipmentId)) return data(MISSING, { status: 404 })
  const db = together(ctx.db)
  const [found, media] = await Promise.all([
    findShopShipment(db, { sellerId: shop.id, shipmentId, now }),
    listSharedMedia(db, photosOfReturns(db, [shipmentId])),
  ])
  if (!found) return data(MISSING, { status: 404 })
  return data({ shipment: shipmentView(found, { shopName: shop.displayName, media }), rules: UPLOAD_RULES })
}

const CONFLICT = 409
/** The field that shows the refusal. */
const FIELDS: Readonly<Record<string, string>> = {
  'reason-missing': 'reason',
  words: 'words',
  photos: 'photo',
  tracking: 'tracking',
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const form = await readForm(request)
  const intent = String(form.get('intent') ?? '')
  const act = Object.hasOwn(SHIPMENT_ACTIONS, intent) ? SHIPMENT_ACTIONS[intent] : undefined
  if (!act) throw data(null, { status: 404 })
  const outcome = await act({ ctx, shipmentId: params.shipment, form })
  if (outcome.ok) throw redirect(`${PATH}/${params.shipment}?did=${intent}`, 303)
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  const field = FIELDS[outcome.reason]
  const carrier = String(form.get('carrier') ?? '')
  const isWrongNumber = outcome.reason === 'tracking' && isCarrier(carrier)
  const message = isWrongNumber
    ? copy.send.wrong(CARRIERS[carrier].name, copy.send.forms[carrier])
    : outcome.reason === 'no-tax-details'
      ? copy.send.noTax(outcome.titles)
      : copy.refused[outcome.reason]
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return data<ActionError>(
    {
      intent,
      about: String(form.get('returnId') ?? ''),
      errors: field ? { [field]: message } : {},
      values,
      problem: field ? null : message,
    },
    { status: CONFLICT },
  )
}

export default function Shipment({ loaderData: { shipment, rules }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const did = search.get('did') ?? ''
  if (!shipment) {
    return (
      <ShopPage current="orders" title={copy.missing.title}>
        <p className="lead">{copy.missing.body}</p>
        <p>
          <Link to={PATH}>{copy.shipment.back}</Link>
        </p>
      </ShopPage>
    )
  }
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  return (
    <ShopPage current="orders" title={shipment.title} back={{ to: PATH, label: copy.shipment.back }} done={done}>
      <div className="shop-shipment">
        <div className="stack no-print">
          <p className="lead">{shipment.next}</p>
          {shipment.returns.map((found) => (
            <ReturnCard key={found.id} return={found} rules={rules} answer={actionData} />
          ))}
          <Acts shipment={shipment} answer={actionData} />
        </div>
        <Parcel shipment={shipment} />
        <Steps shipment={shipment} />
      </div>
    </ShopPage>
  )
}
