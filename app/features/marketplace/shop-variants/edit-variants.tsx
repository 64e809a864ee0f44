import { Form } from 'react-router'
import { itemTitle } from '#app/features/marketplace/variants/item-id.ts'
import { OPTION_NAME_CHARS_MAX, OPTION_VALUES_CHARS_MAX } from '#app/features/marketplace/variants/limits.ts'
import type { TypedRow, VariantsState } from './variants-form.ts'
import { Check, Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import './edit-variants.css'

const words = copy

interface EditVariantsProps {
  state: VariantsState
  failed: string | null
  currency: string
  photos: readonly { id: string; alt: string }[]
}

/** Names and values of the options, and a table with one row for each combination; it works without JavaScript. */
export function EditVariants({ state, failed, currency, photos }: EditVariantsProps) {
  const { names, rows, errors } = state
  const form = useFocusFirstError(failed ? errors : undefined)
  return (
    <section className="card pad stack variants" id="variants" aria-labelledby="variants-title">
      <h2 id="variants-title">{words.title}</h2>
      <p className="small secondary-ink">{words.lead}</p>
      <Form ref={form} method="post" action="#variants" className="listing-form" preventScrollReset noValidate>
        {failed && (
          <p className="error error-summary" role="alert">
            <Icon name="circle-alert" small />
            {failed}
          </p>
        )}
        <Options state={state} />
        <p>
          <button className="btn secondary" name="intent" value="variant-rows">
            {names.length > 0 ? words.remakeRows : words.makeRows}
          </button>
        </p>
        {names.map((name, i) => (
          <input key={i} type="hidden" name="rowOption" value={name} />
        ))}
        {names.length > 0 && (
          <>
            <h3>{words.tableTitle}</h3>
            <p className="small" role="status">
              {words.tableHint(rows.length)}
            </p>
          </>
        )}
        {errors['rows'] && <p className="error">{errors['rows']}</p>}
        {rows.map((row, i) => (
          <Row key={row.values.join()} row={row} i={i} errors={errors} {...{ currency, photos }} />
        ))}
        {names.length > 0 && <p className="small secondary-ink">{words.removeHint}</p>}
        <p>
          <button className="btn primary" name="intent" value="variants">
            {words.save}
          </button>
        </p>
      </Form>
    </section>
  )
}

/** The first option, and the others behind a summary until they are used. */
function Options({ state: { options, errors } }: { state: VariantsState }) {
  const [first, ...others] = options.map((option, i) => <OptionFields key={i} option={option} i={i} errors={errors} />)
  const isUsed = options.slice(1).some(({ name, values }) => name || values)
  return (
    <>
      {first}
      <details className="more-fields" open={isUsed}>
        <summary>
          {words.more}
          <Icon name="chevron-down" small />
        </summary>
        <div className="listing-form">{others}</div>
      </details>
    </>
  )
}

interface OptionProps {
  option: VariantsState['options'][number]
  i: number
  errors: VariantsState['errors']
}

function OptionFields({ option: { name, values }, i, errors }: OptionProps) {
  return (
    <div className="variant-option">
      <Field
        name="optionName"
        label={words.name(i + 1)}
        hint={i === 0 ? words.nameHint : undefined}
        defaultValue={name}
        error={errors[`name-${i}`]}
        maxLength={OPTION_NAME_CHARS_MAX}
        autoComplete="off"
      />
      <Field
        name="optionValues"
        label={words.values}
        hint={i === 0 ? words.valuesHint : undefined}
        defaultValue={values}
        error={errors[`values-${i}`]}
        maxLength={OPTION_VALUES_CHARS_MAX}
        autoComplete="off"
      />
    </div>
  )
}

interface RowProps extends Pick<EditVariantsProps, 'currency' | 'photos'> {
  row: TypedRow
  i: number
  errors: VariantsState['errors']
}

/** One variant; the only variant of a product without options has its price and stock in the details. */
function Row({ row, i, errors, currency, photos }: RowProps) {
  const { values, number, price, stock, stockSeen, picture, isRemoved } = row
  const hidden = { rowValues: values.join(), rowNumber: number ?? '', rowStockSeen: stockSeen }
  const title = itemTitle(values[0] ?? '', values.slice(1))
  const fixed = Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  if (values.length === 0) {
    const own = { rowPrice: price, rowStock: stock, rowPicture: picture }
    return [
      ...fixed,
      ...Object.entries(own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
    ]
  }
  return (
    <fieldset className="variant-row">
      <legend>{title}</legend>
      {fixed}
      <Field
        name="rowPrice"
        label={words.price(currency)}
        defaultValue={price}
        error={errors[`price-${i}`]}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Field
        name="rowStock"
        label={words.stock}
        defaultValue={stock}
        error={errors[`stock-${i}`]}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {photos.length > 0 ? (
        <SelectField name="rowPicture" label={words.picture} prompt={words.noPicture} isOptional defaultValue={picture}>
          {photos.map(({ id, alt }, n) => (
            <option key={id} value={id}>
              {words.photo(n + 1, alt)}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="rowPicture" value="" />
      )}
      <Check name="rowRemoved" value={i} label={words.leaveOut(title)} defaultChecked={isRemoved} />
    </fieldset>
  )
}
