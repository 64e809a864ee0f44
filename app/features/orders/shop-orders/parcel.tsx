import { Link } from 'react-router'
import { REASON_CHARS_MAX, TRACKING_CHARS_MAX } from '#app/features/orders/schema.ts'
import { ActionForm, FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Problem } from '#app/features/orders/action-form/problem.tsx'
import { CARRIERS } from '#app/features/orders/shipments/carriers.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { ShipmentPageView } from './shipment-view.server.ts'

/** The seller's actions in the current state. */
export function Acts({ shipment, answer }: { shipment: ShipmentPageView; answer: ActionError | undefined }) {
  const { canPack, canSend, canCancel } = shipment
  const sending = errorOf(answer, 'send')
  const cancelling = errorOf(answer, 'cancel')
  // What was done meanwhile in another tab or by the buyer has no form any more.
  const isLate = (sending && !canSend) || (cancelling && !canCancel) || (errorOf(answer, 'pack') && !canPack)
  return (
    <>
      {isLate && <Problem text={answer?.problem} />}
      {canPack && <ActionForm intent="pack" answer={errorOf(answer, 'pack')} button={copy.pack} />}
      {canSend && (
        <section className="card pad stack" aria-labelledby="send-title">
          <h2 id="send-title">{copy.send.title}</h2>
          <ActionForm intent="send" answer={sending} button={copy.send.button} isFirst>
            <SelectField
              name="carrier"
              label={copy.send.carrier}
              prompt={copy.send.otherCarrier}
              isOptional
              defaultValue={sending?.values['carrier']}
            >
              {Object.entries(CARRIERS).map(([key, { name }]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field
              name="tracking"
              label={copy.send.tracking}
              hint={copy.send.hint}
              maxLength={TRACKING_CHARS_MAX}
              autoComplete="off"
              defaultValue={sending?.values['tracking']}
              error={sending?.errors['tracking']}
            />
          </ActionForm>
        </section>
      )}
      {canCancel && (
        <FoldedActionForm
          summary={copy.cancel.opener}
          lead={copy.cancel.lead}
          intent="cancel"
          answer={cancelling}
          button={copy.cancel.button}
        >
          <Field
            as="textarea"
            name="reason"
            rows={2}
            label={copy.cancel.reason}
            hint={copy.cancel.hint}
            maxLength={REASON_CHARS_MAX}
            defaultValue={cancelling?.values['reason']}
            error={cancelling?.errors['reason']}
          />
        </FoldedActionForm>
      )}
    </>
  )
}

/** Address and items; printed, it is the packing slip. */
export function Parcel({ shipment }: { shipment: ShipmentPageView }) {
  const words = copy.shipment
  const { address, lines, sums, invoice, placed, shopName } = shipment
  return (
    <section className="card pad packing-slip">
      <p className="print-only">{words.from(shopName)}</p>
      <div className="stack">
        <h2 className="no-print">{shipment.canSend ? words.address : words.addressKept}</h2>
        <p className="print-only">{words.to}</p>
        {address ? (
          <>
            <address>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{address.phone}</p>
          </>
        ) : (
          <p className="secondary-ink">{words.forgotten}</p>
        )}
      </div>
      <div className="stack">
        <h2 className="no-print">{words.lines}</h2>
        <ul className="packing-lines">
          {lines.map(({ id, title, quantity, sum }) => (
            <li key={id}>
              <b className="num">{`${quantity} ×`}</b>
              <span>{title}</span>
              <span className="num no-print">{sum}</span>
            </li>
          ))}
        </ul>
        <dl className="shopshipment-sums no-print">
          {sums.map(({ what, amount }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small secondary-ink">
        {placed}
        {invoice && (
          <>
            {' · '}
            <Link to="invoice" relative="path">
              {invoice}
            </Link>
          </>
        )}
      </p>
      <p className="print-only">{words.slip(shopName)}</p>
      <div className="stack no-print">
        <p className="print-button">
          <button type="button" className="btn secondary" onClick={() => print()}>
            <Icon name="printer" small />
            {words.print}
          </button>
        </p>
        <p className="small secondary-ink">{words.printHint}</p>
      </div>
    </section>
  )
}

/** The shipment's steps so far. */
export function Steps({ shipment: { steps } }: { shipment: ShipmentPageView }) {
  return (
    <section className="stack no-print" aria-labelledby="steps-title">
      <h2 id="steps-title">{copy.shipment.steps}</h2>
      <ol className="shopshipment-steps">
        {steps.map(({ state, what, at, note }) => (
          <li key={`${state} ${at}`}>
            <b>{what}</b>
            <span className="small secondary-ink num">{at}</span>
            {note && <span className="small">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
