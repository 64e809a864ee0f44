import { Link } from 'react-router'
import { listOrdersOf } from '#app/features/orders/queries.server.ts'
import type { OrderBrief } from '#app/features/orders/views.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/orders.route'
import { copy } from './copy.ts'
import './orders.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The member's orders, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, actor } = memberOf(context)
  const page = pageNumber(url.searchParams)
  const { orders, hasMore } = await listOrdersOf(db, { userId: actor.userId, page })
  return { orders: orders.map(drawn), page, hasMore }
}

function drawn({ number, token, currency, placedAt, totalMinor, state, shipments, titles }: OrderBrief) {
  return {
    number,
    path: `/orders/${token}`,
    date: formatDate(placedAt),
    total: formatMoney(totalMinor, currency),
    state,
    titles: titles.join(', '),
    shipments:
      state === 'paid'
        ? shipments.map((shipment) => copy.shipment(shipment.sellerName, copy.shipments[shipment.state]))
        : [],
  }
}

const TONES = { awaiting: 'd-turmeric', lapsed: '', paid: 'd-neem', refunded: '' } as const

export default function OwnOrders({ loaderData: { orders, page, hasMore } }: Route.ComponentProps) {
  const isEmpty = orders.length === 0 && page === 1
  return (
    <main id="main" className="wrap section own-orders" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to="/account">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{isEmpty ? copy.empty : copy.lead}</p>
      </header>
      {orders.length > 0 && (
        <ul className="stack">
          {orders.map(({ number, path, date, total, state, titles, shipments }) => (
            <li key={number} className="card pad stack">
              <p className="row between">
                <span className={`tag ${TONES[state]}`}>{copy.states[state]}</span>
                <span className="caption muted num">{date}</span>
              </p>
              <h2>
                <Link to={path}>{titles}</Link>
              </h2>
              <p className="row between small secondary-ink num">
                <span>{number}</span>
                <b>{total}</b>
              </p>
              {shipments.map((shipment) => (
                <p key={shipment} className="small">
                  {shipment}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} hasMore={hasMore} words={copy.pages} />
      <p className="small secondary-ink">{copy.guest}</p>
      <p>
        <Link className={isEmpty ? 'btn primary' : 'btn secondary'} to="/empowerher">
          {copy.shop}
        </Link>
      </p>
      {isEmpty && <NextSteps hasSearch except="/empowerher" />}
    </main>
  )
}
