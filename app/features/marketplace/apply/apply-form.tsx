import { useState } from 'react'
import { Form } from 'react-router'
import { EVIDENCE_FIELD, REGION_MISSING } from '#app/features/marketplace/listing/names.ts'
import {
  ABROAD,
  ADDRESS_CHARS_MAX,
  EVIDENCE_MAX,
  LEGAL_NAME_CHARS_MAX,
  REGION_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
  TOWN_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import type { RegionRecord } from '#app/features/marketplace/views.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { Check, Field } from '#app/ui/form/field.tsx'
import type { DistrictOptions } from '#app/platform/india/district-names.server.ts'
import { DistrictField } from '#app/ui/form/district-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import type { ApplicationView } from './application-view.server.ts'
import type { ApplyAnswer } from './application-actions.server.ts'
import { copy } from './copy.ts'

const KINDS = ['image'] as const

interface ApplyFormProps {
  application: ApplicationView
  regions: readonly RegionRecord[]
  answer: ApplyAnswer | undefined
}

/** The application form, in two groups: what visitors see, and what stays private. */
export function ApplyForm({ application, regions, answer }: ApplyFormProps) {
  const values = answer?.values ?? application.values
  const errors = answer?.errors
  const ref = useFocusFirstError(errors)
  const [isBusy, setIsBusy] = useState(false)
  const { shown, kept, fields } = copy
  const own = (name: string) => ({ name, defaultValue: values[name], error: errors?.[name] })
  return (
    <Form ref={ref} method="post" className="apply-form" noValidate>
      <FormDraft name="application" />
      {errors?.[''] && (
        <p className="error-summary" role="alert">
          {errors['']}
        </p>
      )}
      <fieldset className="fieldset">
        <legend>{shown.title}</legend>
        <Field {...own('displayName')} {...fields.displayName} maxLength={SELLER_NAME_CHARS_MAX} required />
        <Field as="textarea" {...own('bio')} {...fields.bio} rows={6} maxLength={SELLER_BIO_CHARS_MAX} required />
        <Place own={own} values={values} regions={regions} districts={answer?.districts ?? application.districts} />
      </fieldset>
      <fieldset className="fieldset">
        <legend>{kept.title}</legend>
        <p className="small secondary-ink">{kept.lead}</p>
        <Field
          {...own('legalName')}
          {...fields.legalName}
          autoComplete="name"
          maxLength={LEGAL_NAME_CHARS_MAX}
          required
        />
        <Field
          as="textarea"
          {...own('address')}
          {...fields.address}
          rows={3}
          autoComplete="street-address"
          maxLength={ADDRESS_CHARS_MAX}
          required
        />
        <Field {...own('phone')} {...fields.phone} type="tel" inputMode="tel" autoComplete="tel" required />
        <Field {...own('gstin')} {...fields.gstin} autoComplete="off" autoCapitalize="characters" />
        <LazyUploadField
          name={EVIDENCE_FIELD}
          label={fields.evidence.label}
          hint={fields.evidence.hint}
          error={errors?.['evidence']}
          max={EVIDENCE_MAX}
          kinds={KINDS}
          rules={UPLOAD_RULES}
          initial={answer?.evidence ?? application.evidence}
          onBusy={setIsBusy}
        />
      </fieldset>
      <Check
        isConsent
        name="undertaking"
        value="yes"
        label={fields.undertaking.label}
        hint={fields.undertaking.hint}
        defaultChecked={answer?.values['undertaking'] === 'yes'}
        error={errors?.['undertaking']}
      />
      <p>
        <button className="btn primary" name="intent" value="apply" disabled={isBusy}>
          {application.state === 'returned' ? copy.again : copy.send}
        </button>
      </p>
    </Form>
  )
}

interface PlaceProps {
  own: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined }
  values: Readonly<Record<string, string>>
  regions: readonly RegionRecord[]
  districts: DistrictOptions
}

function Place({ own, values, regions, districts }: PlaceProps) {
  const { region, regionWish, state, district, town } = copy.fields
  return (
    <>
      <SelectField {...own('state')} label={state.label} prompt={state.choose} defaultValue={values['state']}>
        {Object.entries(stateOptions()).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        <option value={ABROAD}>{state.abroad}</option>
      </SelectField>
      <DistrictField {...own('district')} words={district} others={districts} maxLength={TOWN_CHARS_MAX} />
      <Field {...own('town')} {...town} autoComplete="address-level2" maxLength={TOWN_CHARS_MAX} />
      <SelectField
        {...own('region')}
        label={region.label}
        hint={region.hint}
        prompt={region.choose}
        defaultValue={values['region']}
        key={values['region']}
      >
        {regions.map(({ id, name, country }) => (
          <option key={id} value={id}>
            {`${name}, ${country}`}
          </option>
        ))}
        <option value={REGION_MISSING}>{region.missing}</option>
      </SelectField>
      <div className="apply-wish">
        <Field {...own('regionWish')} {...regionWish} maxLength={REGION_CHARS_MAX} />
      </div>
    </>
  )
}
