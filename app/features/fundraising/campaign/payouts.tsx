import { copy } from './payouts-copy.ts'
import type { PayoutsView } from './payouts-view.server.ts'
import './payouts.css'

const WIDTH = 100
const HEIGHT = 8

/** The payouts as a bar and as a table. */
export function Payouts({ payouts: { paid, held, elsewhere, bar, paidPercent, rows } }: { payouts: PayoutsView }) {
  return (
    <section className="campaign-payouts">
      <h2>{copy.title}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={bar}>
        <rect width={WIDTH} height={HEIGHT} />
        <rect className="paid-share" width={paidPercent} height={HEIGHT} />
      </svg>
      <p className="small num">
        <b>{paid}</b>
        <span>{held}</span>
      </p>
      {elsewhere && <p className="small secondary-ink">{elsewhere}</p>}
      <table>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.head.to}</th>
            <th scope="col">{copy.head.day}</th>
            <th scope="col">{copy.head.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, to, purpose, bills, billLines, day, amount, overdue }) => (
            <tr key={id}>
              <th scope="row">
                {to}
                <span className="small secondary-ink">{purpose}</span>
                {bills && (
                  <details className="small secondary-ink">
                    <summary>{bills}</summary>
                    {billLines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </details>
                )}
                {overdue && <span className="small overdue">{overdue}</span>}
              </th>
              <td className="small">{day}</td>
              <td className="num">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
