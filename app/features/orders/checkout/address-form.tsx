import { Form, Link } from 'react-router'
import { ADDRESS_LINE_CHARS_MAX, BUYER_NAME_CHARS_MAX, CITY_CHARS_MAX } from '#app/features/orders/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { DistrictField } from '#app/ui/form/district-field.tsx'
import { Check, Field } from '#app/ui/form/field.tsx'
import { RegionField } from '#app/ui/form/region-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { fullStop, listed } from '#app/platform/text/sentences.ts'
import type { DistrictOptions } from '#app/platform/india/district-names.server.ts'
import type { SummaryView } from './checkout-view.server.ts'
import { copy } from './copy.ts'

const words = copy.form

export interface DistrictChoices {
  likely: DistrictOptions
  others: DistrictOptions
}

interface AddressFormProps {
  summary: SummaryView
  values: FormValues
  errors: Readonly<Record<string, string>> | undefined
  regions: readonly string[]
  /** To choose from; null while the PIN code answers it. */
  districts: DistrictChoices | null
  isFromLast: boolean
  /** Who gives no e-mail address gets text messages. */
  canSendTexts: boolean
  /** The PIN code does not match the State: show the checkbox that confirms it. */
  confirmsPin: boolean
}

/** Delivery address, contact, terms, and the submit button. */
export function AddressForm(props: AddressFormProps) {
  const { summary, values, errors, regions, districts, isFromLast, canSendTexts, confirmsPin } = props
  const form = useFocusFirstError(errors)
  return (
    <Form
      ref={form}
      method="post"
      action={`/checkout?currency=${summary.currency}`}
      className="stack checkout-form"
      noValidate
    >
      <FormDraft name={`order-${summary.currency}`} />
      <input type="hidden" name="key" value={values['key']} />
      <input type="hidden" name="currency" value={summary.currency} />
      <input type="hidden" name="things" value={summary.things} />
      {summary.leftOut && <input type="hidden" name="leftOut" value={summary.leftOut} />}
      <input type="hidden" name="agreed" value={summary.agreed} />
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{isFromLast ? words.fromLast : words.lead}</p>
      <Who {...{ values, errors, canSendTexts }} />
      <Where {...{ values, errors, regions, districts, confirmsPin }} />
      {summary.things && <Promises sellers={summary.sellers} />}
      <button className="btn primary big wide num">{summary.things ? copy.pay(summary.total) : copy.tryAddress}</button>
      {summary.things && <p className="small secondary-ink">{copy.payHint}</p>}
    </Form>
  )
}

type FieldsProps = Pick<AddressFormProps, 'values' | 'errors'>
type WhereProps = FieldsProps & Pick<AddressFormProps, 'regions' | 'districts' | 'confirmsPin'>

function Who({ values, errors, canSendTexts }: FieldsProps & Pick<AddressFormProps, 'canSendTexts'>) {
  return (
    <>
      <Field
        name="name"
        label={words.name}
        error={errors?.['name']}
        defaultValue={values['name']}
        autoComplete="shipping name"
        maxLength={BUYER_NAME_CHARS_MAX}
        required
      />
      <Field
        name="phone"
        type="tel"
        inputMode="tel"
        label={words.phone}
        hint={words.phoneHint}
        error={errors?.['phone']}
        defaultValue={values['phone']}
        autoComplete="tel"
        required
      />
      <Field
        name="email"
        type="email"
        label={words.email}
        hint={canSendTexts ? words.emailHintOrTexts : words.emailHint}
        error={errors?.['email']}
        defaultValue={values['email']}
        autoComplete="email"
      />
    </>
  )
}

function Where({ values, errors, regions, districts, confirmsPin }: WhereProps) {
  return (
    <>
      <Field
        name="line1"
        label={words.line1}
        error={errors?.['line1']}
        defaultValue={values['line1']}
        autoComplete="shipping address-line1"
        maxLength={ADDRESS_LINE_CHARS_MAX}
        required
      />
      <Field
        name="line2"
        label={words.line2}
        error={errors?.['line2']}
        defaultValue={values['line2']}
        autoComplete="shipping address-line2"
        maxLength={ADDRESS_LINE_CHARS_MAX}
      />
      <div className="pair">
        <Field
          name="city"
          label={words.city}
          error={errors?.['city']}
          defaultValue={values['city']}
          autoComplete="shipping address-level2"
          maxLength={CITY_CHARS_MAX}
          required
        />
        <Field
          name="pin"
          label={words.pin}
          error={errors?.['pin']}
          defaultValue={values['pin']}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
        />
      </div>
      {confirmsPin && <Check isConsent name="pinConfirmed" value="yes" label={words.pinConfirm} />}
      <RegionField words={words} regions={regions} value={values['region']} error={errors?.['region']} />
      {districts && (
        <DistrictField
          name="district"
          words={words.district}
          {...districts}
          defaultValue={values['district']}
          error={errors?.['district']}
          maxLength={CITY_CHARS_MAX}
        />
      )}
    </>
  )
}

/** The terms of the purchase; there is nothing to tick. */
function Promises({ sellers }: { sellers: readonly string[] }) {
  const { title, who, whoMany, cancel, hold, help, grievance, return: returned } = copy.promises
  const names = listed(sellers)
  return (
    <div className="promises small">
      <h3>{title}</h3>
      <ul>
        <li>{sellers.length === 1 ? who(names) : whoMany(names)}</li>
        <li>{hold}</li>
        <li>{cancel}</li>
        <li>{returned}</li>
        <li>
          {`${help} `}
          <Link to="/contact">{grievance}</Link>
          {fullStop()}
        </li>
      </ul>
    </div>
  )
}
