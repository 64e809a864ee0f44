import { data, Link, redirect, useSearchParams } from 'react-router'
import { listSharedMedia } from '#app/features/media/queries.server.ts'
import { UPLOAD_RULES } from '#app/features/media/schema.ts'
import { findDeskPart } from '#app/features/orders/queries.server.ts'
import { sellerOf } from '#app/features/marketplace/access/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { ActAnswer } from '#app/ui/acts/answer.ts'
import type { Route } from './+types/part.route'
import { Case } from './case.tsx'
import { copy } from './copy.ts'
import './orders.css'
import { Acts, Parcel, Steps } from './parcel.tsx'
import { PART_ACTS } from './part-acts.server.ts'
import { partView } from './part-view.server.ts'

const PATH = '/account/shop/orders'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.part?.title ?? copy.missing.title }]

/** One parcel of her shop; 404 for everybody else's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const found = await findDeskPart(ctx.db, { sellerId: ctx.shop.id, partId: params.part, now: ctx.now })
  if (!found) return data({ part: null, rules: UPLOAD_RULES }, { status: 404 })
  const photos = found.part.cases.flatMap(({ statements }) => statements.flatMap((said) => [...said.photos]))
  const media = await listSharedMedia(ctx.db, photos)
  return data({ part: partView(found, { shopName: ctx.shop.displayName, media }), rules: UPLOAD_RULES })
}

const CONFLICT = 409
/** Which field says what is wrong. */
const FIELDS: Readonly<Record<string, string>> = { 'reason-missing': 'reason', words: 'words', photos: 'photo' }

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const form = await readForm(request)
  const intent = String(form.get('intent') ?? '')
  const act = Object.hasOwn(PART_ACTS, intent) ? PART_ACTS[intent] : undefined
  if (!act) throw data(null, { status: 404 })
  const outcome = await act({ ctx, partId: params.part, form })
  if (outcome.ok) throw redirect(`${PATH}/${params.part}?did=${intent}`, 303)
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  const field = FIELDS[outcome.reason]
  const message = copy.refused[outcome.reason]
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return data<ActAnswer>(
    {
      intent,
      about: String(form.get('caseId') ?? ''),
      errors: field ? { [field]: message } : {},
      values,
      problem: field ? null : message,
    },
    { status: CONFLICT },
  )
}

export default function Part({ loaderData: { part, rules }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const did = search.get('did') ?? ''
  if (!part) {
    return (
      <ShopPage current="orders" title={copy.missing.title}>
        <p className="lead">{copy.missing.body}</p>
        <p>
          <Link to={PATH}>{copy.part.back}</Link>
        </p>
      </ShopPage>
    )
  }
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  return (
    <ShopPage current="orders" title={part.title} back={{ to: PATH, label: copy.part.back }} done={done}>
      <div className="deskpart">
        <div className="stack noprint">
          <p className="lead">{part.next}</p>
          {part.cases.map((found) => (
            <Case key={found.id} case={found} rules={rules} answer={actionData} />
          ))}
          <Acts part={part} answer={actionData} />
        </div>
        <Parcel part={part} />
        <Steps part={part} />
      </div>
    </ShopPage>
  )
}
