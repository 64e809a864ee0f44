import { Link } from 'react-router'
import { Thumb } from '#app/features/marketplace/card/thumb.tsx'
import type { SummaryView } from './checkout-view.server.ts'
import { copy } from './copy.ts'

const words = copy.order

/** A parcel for each seller, and the totals. */
export function Summary({ summary, others }: { summary: SummaryView; others: readonly string[] }) {
  const { shipments, goods, delivery, total } = summary
  return (
    <section className="card summary" aria-labelledby="order">
      <h2 id="order">{words.title}</h2>
      {shipments.map((shipment) => (
        <div key={shipment.slug} className="parcel">
          <h3>{shipment.from}</h3>
          <ul>
            {shipment.lines.map(({ id, title, thumb, quantity, sum }) => (
              <li key={id}>
                <Thumb thumb={thumb} />
                <span>{`${quantity} × ${title}`}</span>
                <span className="num">{sum}</span>
              </li>
            ))}
          </ul>
          <p className="row between small secondary-ink">
            <span>{shipment.delivery}</span>
            <span className="num">{shipment.deliveryCost}</span>
          </p>
        </div>
      ))}
      {shipments.length > 0 && (
        <dl className="num">
          {delivery && (
            <>
              <dt>{words.goods}</dt>
              <dd>{goods}</dd>
              <dt>{words.delivery}</dt>
              <dd>{delivery}</dd>
            </>
          )}
          <dt>{words.total}</dt>
          <dd className="checkout-total">{total}</dd>
        </dl>
      )}
      {shipments.length > 0 && <p className="caption secondary-ink">{words.taxes}</p>}
      {others.map((currency) => (
        <p key={currency} className="small secondary-ink">
          {`${copy.other(currency)} `}
          <Link to={`/checkout?currency=${currency}`}>{copy.otherLink(currency)}</Link>
        </p>
      ))}
    </section>
  )
}
