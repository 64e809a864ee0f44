import { Form } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { copy } from './copy.ts'
import type { DeliveryCheck as Check } from './delivery-check.server.ts'

const words = copy.check

export interface CheckProps {
  slug: string
  /** `variant`: the number in the page's address, which the form keeps. */
  check: Check & { variant: number | null }
}

/** Delivery to the PIN code of the page's address; without JavaScript the page opens at the answer. */
export function DeliveryCheck({ slug, check }: CheckProps) {
  const { pin, error, states, state, answer, variant } = check
  return (
    <Form
      method="get"
      action={`/product/${slug}#delivery`}
      className="delivery-check"
      id="delivery"
      preventScrollReset
      noValidate
    >
      {variant !== null && <input type="hidden" name="variant" value={variant} />}
      <div className="row">
        <Field
          name="pin"
          label={words.title}
          hint={words.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={pin}
          key={pin}
          error={states.length > 0 ? undefined : (error ?? undefined)}
        />
        {states.length === 0 && <Send />}
      </div>
      {states.length > 0 && (
        <div className="row">
          <SelectField
            name="state"
            label={words.state}
            prompt={words.which}
            defaultValue={state ?? undefined}
            error={error ?? undefined}
          >
            {Object.entries(stateOptions(states)).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <Send />
        </div>
      )}
      <p role="status" className={answer && !answer.delivers ? 'error small' : 'small'}>
        {answer && (
          <>
            <Icon name={answer.delivers ? 'truck' : 'circle-alert'} small />
            {answer.text}
          </>
        )}
      </p>
    </Form>
  )
}

const Send = () => <button className="btn secondary sm">{words.send}</button>
