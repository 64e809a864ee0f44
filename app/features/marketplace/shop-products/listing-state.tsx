import { Form, Link } from 'react-router'
import { copy } from './copy.ts'
import { TONES } from './listing.tsx'
import type { ProductView } from './product-view.server.ts'

const words = copy.product

/** Whether it is for sale, and the button that changes it. */
export function ListingState({ product }: { product: ProductView }) {
  const { state, slug, withdrawnReason, isSoldOut } = product
  if (withdrawnReason !== null) return <Withdrawn reason={withdrawnReason} />
  const isPublished = state === 'published'
  return (
    <section className="card pad stack" aria-labelledby="state">
      <h2 id="state">{words.stateTitle}</h2>
      <p className="row">
        <span className={`tag ${TONES[state]}`}>{copy.states[state]}</span>
        <span>{isSoldOut ? words.soldOut : words.says[state]}</span>
      </p>
      <Form method="post" className="row" noValidate>
        <button
          className={isPublished ? 'btn secondary' : 'btn primary'}
          name="intent"
          value={isPublished ? 'pause' : 'publish'}
        >
          {isPublished ? copy.list.pause : copy.list.publish}
        </button>
        {isPublished && (
          <Link className="btn quiet" to={`/product/${slug}`}>
            {words.page}
          </Link>
        )}
      </Form>
    </section>
  )
}

function Withdrawn({ reason }: { reason: string }) {
  return (
    <section className="card pad stack" aria-labelledby="state">
      <h2 id="state">{words.stateTitle}</h2>
      <p className="row">
        <span className="tag d-madder">{copy.withdrawn}</span>
        <span>{words.withdrawnSays}</span>
      </p>
      {reason && <p className="pre-wrap">{words.reason(reason)}</p>}
      <p>
        <Link className="btn secondary" to="/contact">
          {words.contact}
        </Link>
      </p>
    </section>
  )
}
