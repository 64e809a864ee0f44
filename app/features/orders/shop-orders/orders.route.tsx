import { Link } from 'react-router'
import { listShopShipments } from './shop-shipment-queries.server.ts'
import { type ShipmentState, TO_SEND_STATES } from '#app/features/orders/states.ts'
import type { ShopShipment } from '#app/features/orders/views.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { stateName } from '#app/platform/india/state-name.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/orders.route'
import { copy } from './copy.ts'
import './orders.css'

const PATH = '/account/shop/orders'

/** Shipment states by tab; the first tab is the default. */
const SHOWN = {
  send: TO_SEND_STATES,
  sent: ['sent'],
  done: ['delivered', 'cancelled', 'returned'],
  returns: ['sent', 'delivered'],
} as const satisfies Record<string, readonly ShipmentState[]>
const TABS = Object.keys(SHOWN) as (keyof typeof SHOWN)[]

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const { searchParams } = pageUrl(request)
  const show = TABS.find((tab) => tab === searchParams.get('show')) ?? 'send'
  const page = pageNumber(searchParams)
  const query = { states: SHOWN[show], hasOpenReturn: show === 'returns', isNewestFirst: show === 'done', page }
  const { shipments, hasMore } = await listShopShipments(together(ctx.db), { sellerId: ctx.shop.id, ...query })
  return { show, shipments: shipments.map(drawn), page, hasMore }
}

function drawn({ id, number, currency, state, arrivesBy, buyerName, city, addressState, ...shipment }: ShopShipment) {
  const isUnderWay = state === 'paid' || state === 'packed' || state === 'sent'
  return {
    id,
    number,
    state,
    hasOpenReturn: shipment.hasOpenReturn,
    lines: shipment.lines.map(({ title, quantity }) => copy.line(title, quantity)),
    to: copy.to(buyerName, [city, stateName(addressState)].filter(Boolean).join(', ')),
    by: isUnderWay ? copy.by(formatDate(arrivesBy)) : null,
    total: formatMoney(shipment.totals.totalMinor, currency),
  }
}

const TONES = {
  reserved: '',
  lapsed: '',
  paid: 'd-turmeric',
  packed: 'd-turmeric',
  sent: 'd-indigo',
  delivered: 'd-neem',
  cancelled: 'd-madder',
  returned: 'd-madder',
} as const satisfies Record<ShipmentState, string>

export default function Orders({ loaderData: { show, shipments, page, hasMore } }: Route.ComponentProps) {
  return (
    <ShopPage current="orders" title={copy.title}>
      <nav className="segments shoporder-tabs" aria-label={copy.show.label}>
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={tab === 'send' ? PATH : `${PATH}?show=${tab}`}
            aria-current={tab === show ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {copy.show[tab]}
          </Link>
        ))}
      </nav>
      {shipments.length === 0 && page === 1 && (
        <div className="empty">
          <h2>{copy.empty[show].title}</h2>
          <p className="secondary-ink">{copy.empty[show].body}</p>
        </div>
      )}
      <ul className="shoporder-list">
        {shipments.map(({ id, number, state, hasOpenReturn, lines, to, by, total }) => (
          <li key={id}>
            <Link className="card pad shop-order" to={`${PATH}/${id}`}>
              <span className="shoporder-head">
                <b className="num">{number}</b>
                <span className={`tag ${TONES[state]}`}>{copy.states[state]}</span>
                {hasOpenReturn && <span className="tag d-madder">{copy.openReturn}</span>}
                <span className="num shoporder-listum">{total}</span>
              </span>
              <span className="shoporder-lines">{lines.join(', ')}</span>
              <span className="small secondary-ink">{[to, by].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Pages
        page={page}
        hasMore={hasMore}
        words={copy.pages[show === 'done' ? 'newestFirst' : 'oldestFirst']}
        keeps={['show']}
      />
    </ShopPage>
  )
}
