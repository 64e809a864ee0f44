import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CartOrder, CartShipment } from './cart-view.server.ts'
import { copy } from './copy.ts'
import { Line } from './line.tsx'

interface OrderProps {
  order: CartOrder
  hasOthers: boolean
  isFirst: boolean
  /** Id of the line whose quantity was refused. */
  wrongId: string | undefined
}

/** The order of one currency: a parcel for each seller, the total and the link to the checkout. */
export function Order({ order, hasOthers, isFirst, wrongId }: OrderProps) {
  const { currency, shipments, problems, delivery, total, canOrder } = order
  const headingId = `order-${currency}`
  const hasTrouble = shipments.some(({ lines, problem }) => problem || lines.some((line) => line.problem))
  return (
    <section className="order" aria-labelledby={headingId}>
      <h2 id={headingId} className={hasOthers ? undefined : 'visually-hidden'}>
        {copy.orderIn(currency)}
      </h2>
      {shipments.map((shipment) => (
        <Shipment key={shipment.seller.slug} shipment={shipment} wrongId={wrongId} />
      ))}
      {problems.map((problem) => (
        <p key={problem} className="notice">
          {problem}
        </p>
      ))}
      {canOrder && (
        <div className="sum">
          {delivery && (
            <p className="row between small">
              <span>{copy.delivery}</span>
              <span className="num">{delivery}</span>
            </p>
          )}
          <p className="row between">
            <span>{copy.total}</span>
            <b className="num">{total}</b>
          </p>
        </div>
      )}
      {hasTrouble && <p className="small secondary-ink">{canOrder ? copy.notCounted : copy.noneToOrder}</p>}
      {canOrder && (
        <Link className={isFirst ? 'btn primary' : 'btn secondary'} to={`/checkout?currency=${currency}`}>
          {copy.checkout}
        </Link>
      )}
    </section>
  )
}

function Shipment({ shipment, wrongId }: { shipment: CartShipment; wrongId: string | undefined }) {
  const { seller, lines, delivery, problem } = shipment
  return (
    <div className="parcel">
      <p className="parcel-head small">
        <Link to={`/sellers/${seller.slug}`}>{`${seller.name}, ${seller.place}`}</Link>
        {delivery && <span className="secondary-ink num">{delivery}</span>}
      </p>
      {problem && (
        <p className="error">
          <Icon name="circle-alert" small />
          {problem}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} isWrong={line.id === wrongId} />
        ))}
      </ul>
    </div>
  )
}
