import { Form } from 'react-router'
import { needForm } from '#app/features/needs/forms.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

interface PostFormProps {
  values: FormValues
  /** By field; '' is an error of the whole form. */
  errors: Readonly<Record<string, string>> | undefined
}

export function PostForm({ values, errors }: PostFormProps) {
  const form = useFocusFirstError(errors)
  const whole = errors?.[''] ?? errors?.['key']
  const field = (name: keyof typeof needForm.fields) => (
    <FormField name={name} spec={needForm.fields[name]} value={values[name] ?? ''} error={errors?.[name]} />
  )
  return (
    <Form ref={form} method="post" className="card pad stack need-form" noValidate>
      <FormDraft name="need" />
      {whole && (
        <p className="error-summary" role="alert">
          {whole}
        </p>
      )}
      <input type="hidden" name="key" value={values['key']} />
      {field('kind')}
      {field('title')}
      {field('description')}
      <div className="need-pair">
        {field('cause')}
        {field('region')}
      </div>
      {field('place')}
      <div className="need-pair">
        {field('until')}
        {field('hands')}
      </div>
      <button className="btn primary big">{copy.post.send}</button>
    </Form>
  )
}
