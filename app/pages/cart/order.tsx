import { Link } from 'react-router'
import type { CartOrder } from './cart-view.server.ts'
import { copy } from './copy.ts'
import { Line } from './line.tsx'

interface OrderProps {
  order: CartOrder
  hasOthers: boolean
  isFirst: boolean
  /** The line whose quantity was refused. */
  wrongSlug: string | undefined
}

/** What will be one order: its lines, its total and the way on. */
export function Order({ order: { currency, lines, total }, hasOthers, isFirst, wrongSlug }: OrderProps) {
  return (
    <section className="order" aria-label={copy.orderIn(currency)}>
      {hasOthers && <h2>{copy.orderIn(currency)}</h2>}
      <ul>
        {lines.map((line) => (
          <Line key={line.slug} line={line} isWrong={line.slug === wrongSlug} />
        ))}
      </ul>
      <p className="row between sum">
        <span>{copy.total}</span>
        <b className="num">{total}</b>
      </p>
      <Link className={isFirst ? 'btn pri' : 'btn sec2'} to="/checkout">
        {copy.checkout}
      </Link>
    </section>
  )
}
