import { Link } from 'react-router'
import { donorCopy as copy } from './copy.ts'
import type { TaxView } from './tax-view.ts'

/** The part of a receipt about the tax deduction. */
export function Tax({ tax }: { tax: TaxView & { path: string } }) {
  return (
    <section className="stack" aria-labelledby="tax">
      <h2 id="tax">{copy.title}</h2>
      <p>{`${tax.given} ${tax.approved}`}</p>
      <dl className="card receipt-card num">
        {tax.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print">{tax.next}</p>
      {!tax.canAdd && !tax.hasDetails && <p className="no-print">{tax.until}</p>}
      {tax.canAdd && (
        <p className="no-print">
          <Link className="btn secondary" to={tax.path}>
            {tax.hasDetails ? copy.change : copy.add}
          </Link>
        </p>
      )}
    </section>
  )
}
