import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import { Problem } from '#app/features/orders/action-form/problem.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { OrderPageView } from './order-view.server.ts'

interface OrderHeadProps {
  order: OrderPageView
  /** The paid items have just been removed from the cart. */
  wasCartEmptied: boolean
  answer: ActionError | undefined
}

/** The state of the payment, and the next step. */
export function OrderHead({ order, wasCartEmptied, answer }: OrderHeadProps) {
  const { title, body, number, keptUntil, isTest } = order
  useEffect(() => {
    if (wasCartEmptied) dispatchEvent(new Event('cart-changed'))
  }, [wasCartEmptied])
  return (
    <>
      <div className="stack" role="status">
        <p className="secondary-ink num">{number}</p>
        <h1>{title}</h1>
        <p className="lead">{body}</p>
        {keptUntil && <p>{keptUntil}</p>}
      </div>
      {isTest && (
        <p className="notice">
          <Icon name="info" />
          {copy.test}
        </p>
      )}
      <Next order={order} answer={answer} />
    </>
  )
}

/** Continue to the payment, or retry. */
function Next({ order, answer }: Pick<OrderHeadProps, 'order' | 'answer'>) {
  const { payUrl, canRetry, total } = order
  const problem = errorOf(answer, 'retry', '')?.problem
  if (payUrl) {
    return (
      <div className="row">
        <a className="btn primary big" href={payUrl} rel="noreferrer">
          {copy.pay(total)}
        </a>
        <Link className="btn secondary" to="/cart">
          {copy.toCart}
        </Link>
      </div>
    )
  }
  if (!canRetry) return <Problem text={problem} />
  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="intent" value="retry" />
      <Problem text={problem} />
      <div className="row">
        <button className="btn primary big">{copy.retry(total)}</button>
        <Link className="btn secondary" to="/cart">
          {copy.toCart}
        </Link>
      </div>
    </Form>
  )
}

/** Amounts and delivery address. */
export function OrderFacts({ order }: { order: OrderPageView }) {
  const { rows, address, stage, isNotified } = order
  return (
    <section className="card order-facts d-madder" aria-label={copy.rows.title}>
      <dl className="num">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{copy.rows.address}</dt>
          <dd>{address ? address.map((line, i) => <span key={i}>{line}</span>) : copy.rows.forgotten}</dd>
        </div>
      </dl>
      <p className="small secondary-ink no-print">
        {stage === 'paid' && isNotified ? `${copy.notified} ${copy.keep}` : copy.keep}
      </p>
      <div className="selvedge" />
    </section>
  )
}
