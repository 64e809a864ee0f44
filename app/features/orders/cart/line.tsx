import { Form, Link } from 'react-router'
import { QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thumb } from '#app/features/marketplace/card/thumb.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { CartLine, CartLineProblem } from './cart-view.server.ts'
import { copy } from './copy.ts'
import { Remove } from './remove.tsx'

export function Line({ line, isWrong }: { line: CartLine; isWrong: boolean }) {
  return (
    <li className="line">
      <Thumb thumb={line.thumb} />
      <div>
        <h3>
          <Link to={line.path}>{line.title}</Link>
        </h3>
        <p className="small secondary-ink num">{`${line.price} ${copy.each}`}</p>
        {line.problem && <ProblemNotice line={line} problem={line.problem} />}
      </div>
      <b className="num">{line.sum}</b>
      <div className="row">
        <Quantity line={line} isWrong={isWrong} />
        <Remove id={line.id} title={line.title} />
      </div>
    </li>
  )
}

/** The line's problem, with a button for the quantity that can be ordered. */
function ProblemNotice({ line: { id, title }, problem }: { line: CartLine; problem: CartLineProblem }) {
  const { text, available } = problem
  return (
    <div className="row problem-notice">
      <p className="error">
        <Icon name="circle-alert" small />
        {text}
      </p>
      {available && (
        <Form method="post" action="/cart" preventScrollReset noValidate>
          <Fields id={id} />
          <input type="hidden" name="quantity" value={available} />
          <button className="btn secondary sm" aria-label={copy.takeOf(available, title)}>
            {copy.take(available)}
          </button>
        </Form>
      )}
    </div>
  )
}

/** A field for a number in any digits, which `type="number"` would not take, and plus and minus buttons. The buttons have their own form, so that Enter submits the field. */
function Quantity({ line: { id, title, quantity }, isWrong }: { line: CartLine; isWrong: boolean }) {
  const form = useFocusFirstError(isWrong || undefined)
  const [errorId, stepId] = [`e-${id}`, `s-${id}`]
  return (
    <div className="quantity">
      <Form id={stepId} method="post" action="/cart" preventScrollReset noValidate>
        <Fields id={id} />
      </Form>
      <Form ref={form} method="post" action="/cart" preventScrollReset className="row" noValidate>
        <Fields id={id} />
        <button
          className="icon-button box"
          form={stepId}
          name="step"
          value={quantity - 1}
          disabled={quantity === 1}
          aria-label={copy.fewer(title)}
        >
          <Icon name="minus" small />
        </button>
        <input
          key={quantity}
          className="input num"
          name="quantity"
          inputMode="numeric"
          maxLength={String(QUANTITY_MAX).length}
          required
          defaultValue={quantity}
          aria-label={copy.quantityOf(title)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
        <button
          className="icon-button box"
          form={stepId}
          name="step"
          value={quantity + 1}
          disabled={quantity === QUANTITY_MAX}
          aria-label={copy.more(title)}
        >
          <Icon name="plus" small />
        </button>
        <button className="text-button">
          {copy.update}
          <span className="visually-hidden">{`: ${title}`}</span>
        </button>
      </Form>
      {isWrong && <FieldError id={errorId}>{copy.refused.quantity}</FieldError>}
    </div>
  )
}

function Fields({ id }: { id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="slug" value={id} />
      <input type="hidden" name="returnTo" value="/cart" />
    </>
  )
}
