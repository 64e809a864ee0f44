import { Link } from 'react-router'
import { copy } from './copy.ts'
import type { EarningsView } from './earnings-view.server.ts'

/** The next payout, its parts, and held money by shipment. */
export function Sums({ sums, waiting }: Pick<EarningsView, 'sums' | 'waiting'>) {
  if (sums.length === 0) {
    return (
      <section className="empty">
        <h2>{copy.none.title}</h2>
        <p className="secondary-ink earnings-empty">{copy.none.body}</p>
      </section>
    )
  }
  return (
    <>
      {sums.map(({ currency, next, nextWords, to, rows, paidOut }) => (
        <section key={currency} className="card pad earnings-sums">
          <p className="earnings-next">
            <b className="num">{next}</b>
            <span>{nextWords}</span>
            <span className="small">{to}</span>
          </p>
          <dl>
            {rows.map(({ term, hint, amount }) => (
              <div key={term}>
                <dt>
                  {term}
                  <span className="small secondary-ink">{hint}</span>
                </dt>
                <dd className="num">{amount}</dd>
              </div>
            ))}
            {paidOut && (
              <div>
                <dt>{copy.sums.paidOut}</dt>
                <dd className="num">{paidOut}</dd>
              </div>
            )}
          </dl>
        </section>
      ))}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
    </>
  )
}

function Waiting({ waiting }: Pick<EarningsView, 'waiting'>) {
  return (
    <section className="stack">
      <h2>{copy.waiting.title}</h2>
      <ul className="card earnings-list">
        {waiting.map(({ shipmentId, number, amount, why }) => (
          <li key={shipmentId}>
            <span>
              <Link to={`/account/shop/orders/${shipmentId}`}>{number}</Link>
              <span className="small secondary-ink">{why}</span>
            </span>
            <b className="num">{amount}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
