import { Form, Link, useNavigation } from 'react-router'
import { REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedAct } from '#app/ui/acts/act-form.tsx'
import { answerTo, type ActAnswer } from '#app/ui/acts/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Thumb } from '#app/features/marketplace/card/thumb.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { Case } from './case.tsx'
import { copy } from './copy.ts'
import type { PartPageView } from './order-view.server.ts'
import { ReturnForm } from './return-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { Steps } from './steps.tsx'

interface PartProps {
  part: PartPageView
  partCount: number
  /** The first name of whoever gets it. */
  name: string
  rules: UploadRules
  answer: ActAnswer | undefined
}

/** One seller's parcel: what is in it, how far it is, and what can be done about it. */
export function Part({ part, partCount, name, rules, answer }: PartProps) {
  const { id, seller, lines, delivery, total, back, arrived, cases, invoice, returnUntil } = part
  return (
    <section className="card opart" aria-labelledby={`part-${id}`}>
      <header className="row between">
        <h2 id={`part-${id}`}>{copy.parcel(part.position + 1, partCount)}</h2>
        <span className={`tag ostate-${part.state}`}>{part.stateWords}</span>
      </header>
      <p>
        <Link to={`/sellers/${seller.slug}`}>{seller.from}</Link>
      </p>
      <ul className="olines">
        {lines.map((line) => (
          <Line key={line.id} line={line} name={name} answer={answer} />
        ))}
      </ul>
      <dl className="omoney num small">
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
      <Steps part={part} />
      {invoice && (
        <p>
          <a className="btn sec2 sm" href={invoice.url} download>
            <Icon name="download" small />
            {invoice.label}
          </a>
        </p>
      )}
      {returnUntil && <p className="small soft">{returnUntil}</p>}
      {part.canConfirm && <Arrived partId={id} answer={answer} />}
      {cases.map((found) => (
        <Case key={found.id} case={found} rules={rules} answer={answer} />
      ))}
      <ReturnForm part={part} rules={rules} answer={answer} />
      {part.canCancel && <Cancel part={part} answer={answer} />}
    </section>
  )
}

type LineProps = { line: PartPageView['lines'][number]; name: string; answer: ActAnswer | undefined }

function Line({ line, name, answer }: LineProps) {
  const { slug, title, thumb, quantity, sum } = line
  return (
    <li>
      <Thumb thumb={thumb} />
      <span>
        {`${quantity} × `}
        <Link to={`/product/${slug}`}>{title}</Link>
      </span>
      <span className="num">{sum}</span>
      <ReviewForm line={line} name={name} answer={answer} />
    </li>
  )
}

function Arrived({ partId, answer }: { partId: string; answer: ActAnswer | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = answerTo(answer, 'arrived', partId)?.problem
  return (
    <Form method="post" className="stack noprint" preventScrollReset>
      <input type="hidden" name="intent" value="arrived" />
      <input type="hidden" name="partId" value={partId} />
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <button className="btn pri" disabled={isBusy}>
        {copy.arrived.button}
      </button>
    </Form>
  )
}

function Cancel({ part: { id, total }, answer }: { part: PartPageView; answer: ActAnswer | undefined }) {
  const words = copy.cancel
  const own = answerTo(answer, 'cancel', id)
  return (
    <FoldedAct
      summary={words.summary}
      lead={words.body(total)}
      intent="cancel"
      about={{ name: 'partId', id }}
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
    </FoldedAct>
  )
}
