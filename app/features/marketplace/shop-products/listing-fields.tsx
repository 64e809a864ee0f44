import { type AskedByCategory, asksOf } from '#app/features/marketplace/product-information/asked.ts'
import { InformationFieldset } from '#app/features/marketplace/product-information/information-fieldset.tsx'
import { CURRENCIES, TITLE_CHARS_MAX, DESCRIPTION_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy as variantCopy } from '#app/features/marketplace/shop-variants/copy.ts'
import { categoryName } from '#app/features/marketplace/category-name.ts'
import { copy } from './copy.ts'

const words = copy.form

interface ListingFieldsProps {
  categories: readonly string[]
  asked: AskedByCategory
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** The currency of a listing that was published before; it cannot change. */
  fixedCurrency?: string | undefined
  /** Price and stock are entered for each variant. */
  hasOptions?: boolean
}

/** All fields of a listing, the required ones first. */
export function ListingFields({
  categories,
  asked,
  values,
  errors,
  fixedCurrency,
  hasOptions = false,
}: ListingFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <>
      <Field {...field('title')} label={words.title} hint={words.titleHint} maxLength={TITLE_CHARS_MAX} required />
      <div className="pair">
        {hasOptions ? (
          <OfVariants values={values} />
        ) : (
          <Field {...field('price')} label={words.price} inputMode="decimal" autoComplete="off" required />
        )}
        <Currency value={values['currency']} error={errors['currency']} fixed={fixedCurrency} />
        {!hasOptions && (
          <Field {...field('stock')} label={words.stock} inputMode="numeric" autoComplete="off" required />
        )}
        <SelectField
          name="category"
          label={words.category}
          prompt={words.choose}
          defaultValue={values['category']}
          error={errors['category']}
          required
        >
          {categories.map((name) => (
            <option key={name} value={name} data-asks={asksOf(asked, name)}>
              {categoryName(name)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        {...field('delivery')}
        label={words.delivery}
        hint={words.deliveryHint}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Field
        as="textarea"
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
        maxLength={DESCRIPTION_CHARS_MAX}
        rows={5}
      />
      <InformationFieldset asked={asked} values={values} errors={errors} />
      <More values={values} errors={errors} />
    </>
  )
}

/** Price and stock of a listing with options: shown elsewhere, and sent with the form, which asks for them. */
function OfVariants({ values }: Pick<ListingFieldsProps, 'values'>) {
  return (
    <>
      <p className="small secondary-ink of-variants">{variantCopy.perVariant}</p>
      <input type="hidden" name="price" value={values['price']} />
      <input type="hidden" name="stock" value={0} />
    </>
  )
}

/** The currency is fixed after the first publication: the price history could not be compared otherwise. */
function Currency({
  value,
  error,
  fixed,
}: {
  value: string | undefined
  error: string | undefined
  fixed: string | undefined
}) {
  if (fixed) {
    return (
      <>
        <input type="hidden" name="currency" value={fixed} />
        <Field name="" label={words.currency} value={fixed} disabled readOnly />
      </>
    )
  }
  return (
    <Field as="select" name="currency" label={words.currency} defaultValue={value ?? 'INR'} error={error}>
      {CURRENCIES.map((currency) => (
        <option key={currency} value={currency}>
          {words.currencies[currency]}
        </option>
      ))}
    </Field>
  )
}

function More({ values, errors }: Pick<ListingFieldsProps, 'values' | 'errors'>) {
  return (
    <details className="more-fields" open={Boolean(errors['deliveryDays'])}>
      <summary>
        {words.more}
        <Icon name="chevron-down" small />
      </summary>
      <div className="listing-form">
        <Field
          name="deliveryDays"
          label={words.deliveryDays}
          defaultValue={values['deliveryDays'] ?? '7'}
          error={errors['deliveryDays']}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </details>
  )
}
