import { Form, Link } from 'react-router'
import { REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { Problem } from '#app/features/orders/action-form/problem.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thumb } from '#app/features/marketplace/card/thumb.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { ReturnCard } from '#app/features/orders/returns/return-card.tsx'
import { copy } from './copy.ts'
import type { ShipmentPageView } from './order-view.server.ts'
import { ReturnForm } from '#app/features/orders/returns/return-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { Steps } from './steps.tsx'

interface ShipmentProps {
  shipment: ShipmentPageView
  shipmentCount: number
  /** First name of the recipient. */
  name: string
  rules: UploadRules
  answer: ActionError | undefined
}

/** One seller's shipment: items, progress, and the buyer's actions. */
export function Shipment({ shipment, shipmentCount, name, rules, answer }: ShipmentProps) {
  const { id, seller, lines, delivery, total, back, arrived, returns, invoice, returnUntil } = shipment
  const isLate =
    (errorOf(answer, 'cancel', id) && !shipment.canCancel) || (errorOf(answer, 'arrived', id) && !shipment.canConfirm)
  return (
    <section className="card order-part" aria-labelledby={`part-${id}`}>
      <header className="row between">
        <h2 id={`part-${id}`}>{copy.parcel(shipment.position + 1, shipmentCount)}</h2>
        <span className={`tag order-state-${shipment.state}`}>{shipment.stateWords}</span>
      </header>
      <p>
        <Link to={`/sellers/${seller.slug}`}>{seller.from}</Link>
      </p>
      <ul className="order-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} name={name} rules={rules} answer={answer} />
        ))}
      </ul>
      <dl className="order-money num small">
        <dt>{copy.rows.delivery}</dt>
        <dd>{delivery ?? copy.rows.free}</dd>
        <dt>{copy.rows.total}</dt>
        <dd>{total}</dd>
        {back && (
          <>
            <dt>{copy.rows.back}</dt>
            <dd>{back}</dd>
          </>
        )}
        {arrived && (
          <>
            <dt>{copy.rows.arrived}</dt>
            <dd>{arrived}</dd>
          </>
        )}
      </dl>
      <Steps shipment={shipment} />
      {invoice && (
        <p className="row">
          <Link className="btn secondary sm" to={invoice.url}>
            {invoice.label}
          </Link>
          <a className="btn secondary sm" href={`${invoice.url}.pdf`} aria-label={invoice.fileLabel} download>
            <Icon name="download" small />
            {copy.invoiceFile}
          </a>
        </p>
      )}
      {returnUntil && <p className="small secondary-ink">{returnUntil}</p>}
      {isLate && <Problem text={answer?.problem} />}
      {shipment.canConfirm && <Arrived shipmentId={id} answer={answer} />}
      {returns.map((found) => (
        <ReturnCard key={found.id} return={found} rules={rules} answer={answer} />
      ))}
      <ReturnForm shipment={shipment} rules={rules} answer={answer} />
      {shipment.canCancel && <Cancel shipment={shipment} answer={answer} />}
    </section>
  )
}

type LineProps = Pick<ShipmentProps, 'name' | 'rules' | 'answer'> & { line: ShipmentPageView['lines'][number] }

function Line({ line, name, rules, answer }: LineProps) {
  const { slug, title, thumb, quantity, sum } = line
  return (
    <li>
      <Thumb thumb={thumb} />
      <span>
        {`${quantity} × `}
        <Link to={`/product/${slug}`}>{title}</Link>
      </span>
      <span className="num">{sum}</span>
      <ReviewForm line={line} name={name} rules={rules} answer={answer} />
    </li>
  )
}

function Arrived({ shipmentId, answer }: { shipmentId: string; answer: ActionError | undefined }) {
  const problem = errorOf(answer, 'arrived', shipmentId)?.problem
  return (
    <Form method="post" className="stack no-print" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="arrived" />
      <input type="hidden" name="shipmentId" value={shipmentId} />
      <Problem text={problem} />
      <button className="btn primary">{copy.arrived.button}</button>
    </Form>
  )
}

function Cancel({ shipment: { id, total }, answer }: { shipment: ShipmentPageView; answer: ActionError | undefined }) {
  const words = copy.cancel
  const own = errorOf(answer, 'cancel', id)
  return (
    <FoldedActionForm
      summary={words.summary}
      lead={words.body(total)}
      intent="cancel"
      about={{ name: 'shipmentId', id }}
      answer={own}
      button={words.button}
    >
      <Field
        name="reason"
        label={words.reason}
        defaultValue={own?.values['reason']}
        maxLength={REASON_CHARS_MAX}
        autoComplete="off"
      />
    </FoldedActionForm>
  )
}
