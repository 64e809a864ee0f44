import { randomUUID } from 'node:crypto'
import { type RefObject, useEffect, useRef } from 'react'
import { data, Link, redirectDocument } from 'react-router'
import { placeOrder } from '#app/features/orders/placing/place-order.server.ts'
import { asksToConfirmPin, checkoutForm, type CheckoutInput, districtOf } from '#app/features/orders/placing/form.ts'
import { type FormValues, parseForm } from '#app/platform/form/parse-form.ts'
import { formKeyCookie } from '#app/platform/http/form-key-cookie.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { unpaidCookie } from '#app/features/orders/payment/unpaid-cookie.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { UnpaidOrders } from '#app/features/orders/payment/unpaid-orders.tsx'
import type { UnpaidView } from '#app/features/orders/payment/unpaid-view.server.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/checkout.route'
import { AddressForm, type DistrictChoices } from './address-form.tsx'
import './checkout.css'
import { summaryView, type SummaryView } from './checkout-view.server.ts'
import { copy } from './copy.ts'
import { districtsFor, quoteWithLeftOut, listUnpaid, unpaidIn } from './draft.server.ts'
import { readCheckout } from './read-checkout.server.ts'
import { Summary } from './summary.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ context, request }: Route.LoaderArgs) => readCheckout(contextOf(context), request)

type Answer =
  | {
      values: FormValues
      errors: Readonly<Record<string, string>>
      problem: string | null
      confirmsPin: boolean
      districts: DistrictChoices | null
      summary?: undefined
    }
  | {
      values: FormValues
      errors?: undefined
      problem: string | null
      confirmsPin?: undefined
      districts: DistrictChoices | null
      summary?: SummaryView
    }

/** Places the order and redirects to the payment. A refusal shows the form again with its values. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const form = parseForm(checkoutForm, posted)
  if (!form.ok) {
    const { errors, values } = form
    const isBroken = ['key', 'currency', 'things', 'leftOut', 'agreed'].some((name) => errors[name])
    const problem = isBroken ? copy.failed.unreadable : null
    const confirmsPin = asksToConfirmPin(errors['pin'])
    return data<Answer>({ values, errors, problem, confirmsPin, districts: districtsFor(form) }, { status: 400 })
  }
  const values = valuesOf(form.value)
  const districts = districtsFor({ values })
  const waiting = unpaidIn(await listUnpaid(ctx, request), form.value.currency)
  const summary = await quoteWithLeftOut(ctx, form.value, waiting)
  if (summary) {
    const problem = summary.problems.length === 0 ? copy.fits : null
    return data<Answer>({ values, problem, districts, summary }, { status: 409 })
  }
  const { key, currency, things: lines, agreed: agreedMinor, region: state, ...rest } = form.value
  const { leftOut: _, pinConfirmed: __, ...typed } = rest
  const who = { ...typed, district: districtOf(form.value) }
  const replaces = waiting.map((order) => order.token)
  const outcome = await placeOrder(ctx, { key, currency, lines, agreedMinor, state, ...who, replaces })
  if (outcome.ok) {
    const { token } = outcome
    const isSecure = ctx.config.siteUrl.startsWith('https:')
    const headers = new Headers({ 'Set-Cookie': formKeyCookie({ token }, { key, isSecure }) })
    headers.append('Set-Cookie', unpaidCookie(token, { cookies: request.headers.get('Cookie'), isSecure }))
    return redirectDocument(outcome.redirectTo, { status: 303, headers })
  }
  switch (outcome.reason) {
    case 'problems':
    case 'total-changed': {
      const isByState = outcome.quote.shipments.some(({ hasRate }) => hasRate)
      const changed = isByState ? copy.delivered(state) : copy.changed
      const problem = outcome.reason === 'total-changed' ? changed : null
      return data<Answer>({ values, problem, districts, summary: summaryView(outcome.quote) }, { status: 409 })
    }
    case 'provider-unavailable':
      return data<Answer>({ values, districts, problem: copy.failed['provider-unavailable'] }, { status: 503 })
    case 'form-changed':
      return data<Answer>(
        { values: { ...values, key: randomUUID() }, districts, problem: copy.failed['form-changed'] },
        { status: 422 },
      )
    case 'too-many-unpaid':
      return data<Answer>({ values, districts, problem: copy.failed['too-many-unpaid'] }, { status: 409 })
    default:
      return data<Answer>(
        { values: { ...values, key: randomUUID() }, districts, problem: copy.failed['provider-refused'] },
        { status: 409 },
      )
  }
}

/** The submitted values after normalisation, to show again. */
function valuesOf({
  key,
  name,
  phone,
  email,
  line1,
  line2,
  city,
  region,
  pin,
  pinConfirmed,
  district,
}: CheckoutInput): FormValues {
  return { key, name, phone, email: email ?? '', line1, line2, city, region, pin, pinConfirmed, district }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { others, isTest, waiting, draft, isFromLast, canSendTexts, regions } = loaderData
  const districts = actionData ? actionData.districts : loaderData.districts
  const summary = actionData?.summary ?? loaderData.summary
  const problem = actionData?.problem ?? null
  const isGood = problem === copy.fits
  const problemRef = useFocusOn(problem !== null || actionData?.summary ? actionData : undefined)
  if (!summary || !draft) return <Empty waiting={waiting} />
  return (
    <main id="main" className="wrap checkout" tabIndex={-1}>
      <Link className="crumb" to="/cart">
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{copy.title}</h1>
      {isTest && (
        <p className="notice">
          <Icon name="info" />
          {copy.test}
        </p>
      )}
      <UnpaidOrders orders={waiting} isReplaced />
      <div ref={problemRef} className="stack" tabIndex={-1}>
        {problem && (
          <p className={isGood ? 'notice' : 'error error-summary'} role="alert">
            <Icon name={isGood ? 'info' : 'circle-alert'} small />
            {problem}
          </p>
        )}
        <Problems summary={summary} isNew={actionData?.summary !== undefined} />
      </div>
      <div className="columns">
        {(summary.shipments.length > 0 || others.length > 0) && <Summary summary={summary} others={others} />}
        {(summary.shipments.length > 0 || summary.leftOut) && (
          <AddressForm
            key={summary.currency}
            summary={summary}
            values={actionData?.values ?? draft}
            errors={actionData?.errors}
            regions={regions}
            districts={districts}
            isFromLast={isFromLast && !actionData}
            canSendTexts={canSendTexts}
            confirmsPin={actionData?.confirmsPin ?? false}
          />
        )}
      </div>
    </main>
  )
}

/** Scrolls to the new problem and focuses it: the submit button is far below. */
function useFocusOn(news: object | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  return place
}

/** The items that are not in the order, and why. */
function Problems({ summary: { problems, shipments, leftOut }, isNew }: { summary: SummaryView; isNew: boolean }) {
  if (problems.length === 0) return null
  return (
    <div className="notice" role={isNew ? 'alert' : undefined}>
      <Icon name="circle-alert" />
      <div>
        <b>{copy.problems.title}</b>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        <p>{shipments.length > 0 ? copy.problems.rest : leftOut ? copy.problems.elsewhere : copy.problems.nothing}</p>
      </div>
    </div>
  )
}

function Empty({ waiting }: { waiting: readonly UnpaidView[] }) {
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <UnpaidOrders orders={waiting} isReplaced={false} />
      <div className="empty">
        <h1>{copy.empty.title}</h1>
        <p className="lead">{copy.empty.body}</p>
        <p className="row">
          <Link className="btn secondary" to="/cart">
            {copy.empty.cart}
          </Link>
          <Link className="btn secondary" to="/empowerher">
            {copy.empty.shop}
          </Link>
        </p>
        <NextSteps except="/empowerher" />
      </div>
    </main>
  )
}
