import { Form } from 'react-router'
import type { NeedKind } from '#app/features/needs/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field, FieldError } from '#app/ui/field.tsx'
import { radioGroup } from '#app/ui/radio-group.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { RegionField } from '#app/ui/region-field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { copy } from './copy.ts'

interface PostFormProps {
  causes: readonly string[]
  regions: readonly string[]
  values: FormValues
  /** By field; '' is an error of the whole form. */
  errors: Readonly<Record<string, string>> | undefined
}

const KINDS = Object.keys(copy.post.kinds) as NeedKind[]

export function PostForm({ causes, regions, values, errors }: PostFormProps) {
  const words = copy.post
  const form = useFocusFirstError(errors)
  const whole = errors?.[''] ?? errors?.['key']
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors?.[name] })
  return (
    <Form ref={form} method="post" className="card pad stack needform" noValidate>
      <FormDraft name="need" />
      {whole && (
        <p className="errsum" role="alert">
          {whole}
        </p>
      )}
      <input type="hidden" name="key" value={values['key']} />
      <Kinds chosen={values['kind']} error={errors?.['kind']} />
      <Field {...field('title')} label={words.name} hint={words.nameHint} maxLength={100} required />
      <Field as="textarea" {...field('description')} label={words.about} hint={words.aboutHint} rows={5} required />
      <div className="needpair">
        <SelectField
          name="cause"
          label={words.cause}
          prompt={words.choose}
          defaultValue={values['cause']}
          error={errors?.['cause']}
        >
          {causes.map((value) => (
            <option key={value} value={value}>
              {copy.causes[value]}
            </option>
          ))}
        </SelectField>
        <RegionField words={words} regions={regions} value={values['region']} error={errors?.['region']} />
      </div>
      <Field {...field('place')} label={words.place} hint={words.placeHint} />
      <div className="needpair">
        <Field {...field('until')} label={words.until} hint={words.untilHint} type="date" />
        <Field {...field('hands')} label={words.hands} hint={words.handsHint} inputMode="numeric" />
      </div>
      <button className="btn primary big">{words.send}</button>
    </Form>
  )
}

function Kinds({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const words = copy.post
  return (
    <fieldset className="fieldset stack" {...radioGroup('kind-error', error)}>
      <legend>{words.kind}</legend>
      {KINDS.map((kind) => (
        <label key={kind} className="check">
          <input type="radio" name="kind" value={kind} defaultChecked={chosen === kind} />
          <span>
            {words.kinds[kind].label}
            <span className="hint small secondary-ink">{words.kinds[kind].hint}</span>
          </span>
        </label>
      ))}
      <FieldError id="kind-error">{error}</FieldError>
    </fieldset>
  )
}
