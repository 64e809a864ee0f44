import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link, useSearchParams } from 'react-router'
import { findMonthlyGift } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { AutoRefresh } from '#app/ui/auto-refresh.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import type { Route } from './+types/monthly.route'
import { copy } from './copy.ts'
import { MonthlyForms } from './monthly-forms.tsx'
import { MONTHLY_ACTIONS } from './monthly-actions.server.ts'
import { type MonthlyView, monthlyView } from './monthly-view.server.ts'
import './monthly.css'

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

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findMonthlyGift(contextOf(context).db, params.token)
  return found ? data({ gift: monthlyView(found) }) : data({ gift: null }, { status: 404 })
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const found = await findMonthlyGift(ctx.db, params.token)
  if (!found) throw data(null, { status: 404 })
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof MONTHLY_ACTIONS => Object.hasOwn(MONTHLY_ACTIONS, name)
  if (!isKnown(act)) throw data(null, { status: 400 })
  const max = formatMoney(found.mandate.maxMinor, found.campaign.currency)
  return MONTHLY_ACTIONS[act]({ ctx, token: params.token, posted, max })
}

export default function MonthlyPage({ loaderData: { gift }, actionData }: Route.ComponentProps) {
  const did = useSearchParams()[0].get('did') ?? ''
  if (!gift) return <NotFound copy={copy.notFound} to="/" />
  const refusal = actionData?.errors['']
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  return (
    <main id="main" className="wrap section stack monthly-gift" tabIndex={-1}>
      {gift.isWaiting && <AutoRefresh />}
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">
          {`${copy.to} `}
          <Link to={`/campaign/${gift.slug}`}>{gift.title}</Link>
          <br />
          <span className="small secondary-ink">{gift.by}</span>
        </p>
      </header>
      {done && (
        <p className="notice" role="status">
          <Icon name="badge-check" />
          {done}
        </p>
      )}
      {refusal && (
        <p className="error error-summary" role="alert" tabIndex={-1}>
          <Icon name="circle-alert" small />
          {refusal}
        </p>
      )}
      {gift.isTest && <p className="small secondary-ink">{copy.test}</p>}
      <section className="card pad stack">
        <p className="next">
          <b>{gift.state}</b>
          {gift.ended && ` ${gift.ended}`}
        </p>
        <dl className="term-list num">
          {gift.facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {gift.isLive && <MonthlyForms gift={gift} answer={actionData} />}
      <Paid gift={gift} />
      <details>
        <summary>{copy.agreed}</summary>
        <ul className="stack agreed">
          {gift.agreed.map((sentence) => (
            <li key={sentence} lang={foreignLang(sentence)}>
              {sentence}
            </li>
          ))}
        </ul>
      </details>
      <p className="small secondary-ink">{copy.keep}</p>
      <p>
        <Link to="/contact">{copy.contact}</Link>
      </p>
    </main>
  )
}

function Paid({ gift: { paid } }: { gift: MonthlyView }) {
  const words = copy.gifts
  return (
    <section className="stack" aria-labelledby="paid">
      <h2 id="paid">{words.title}</h2>
      {paid.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {paid.map(({ path, amount, date, isReturned }) => (
          <li key={path} className="row between num">
            <span>
              {`${date}: ${amount}`}
              {isReturned && ` (${words.returned})`}
            </span>
            <Link to={path}>
              {words.receipt}
              <span className="visually-hidden">{words.of(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
