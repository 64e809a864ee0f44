import { RETURN_PHOTOS_MAX, RETURN_REASONS, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Field, FieldError } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { LazyPhotoField } from '#app/features/media/upload/lazy-photo-field.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { copy } from '#app/features/orders/order/copy.ts'
import type { ShipmentPageView } from '#app/features/orders/order/order-view.server.ts'

const words = copy.back

interface ReturnFormProps {
  shipment: ShipmentPageView
  rules: UploadRules
  answer: ActionError | undefined
}

/** Requests a return, or a refund of items that did not arrive: lines, quantities, reason. */
export function ReturnForm({ shipment, rules, answer }: ReturnFormProps) {
  const own = errorOf(answer, 'return', shipment.id)
  const lines = shipment.lines.filter(({ returnableMax }) => returnableMax > 0)
  if (lines.length === 0) return null
  return (
    <FoldedActionForm
      summary={words.summary}
      lead={words.lead}
      intent="return"
      about={{ name: 'shipmentId', id: shipment.id }}
      answer={own}
      button={words.button}
    >
      <input type="hidden" name="key" value={own?.values['key'] ?? shipment.formKey} />
      <fieldset className="fieldset stack" aria-describedby={`lines-${shipment.id}`}>
        <legend>{words.lines}</legend>
        {lines.map(({ id, title, returnableMax }) => (
          <Field
            key={id}
            as="select"
            name={`line-${id}`}
            label={words.quantity(title, returnableMax)}
            defaultValue={own?.values[`line-${id}`] ?? '0'}
            aria-invalid={own?.errors['lines'] ? true : undefined}
          >
            {Array.from({ length: returnableMax + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </Field>
        ))}
        <FieldError id={`lines-${shipment.id}`}>{own?.errors['lines']}</FieldError>
      </fieldset>
      <SelectField
        name="reason"
        label={words.reason}
        prompt={words.choose}
        error={own?.errors['reason']}
        defaultValue={own?.values['reason']}
      >
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <Field
        as="textarea"
        name="words"
        label={words.words}
        hint={words.wordsHint}
        error={own?.errors['words']}
        defaultValue={own?.values['words']}
        maxLength={STATEMENT_CHARS_MAX}
      />
      <LazyPhotoField {...copy.photos} max={RETURN_PHOTOS_MAX} rules={rules} error={own?.errors['photos']} />
    </FoldedActionForm>
  )
}
