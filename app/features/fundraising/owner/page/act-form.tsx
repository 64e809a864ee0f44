import { Form } from 'react-router'
import type { FormFields as Fields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'

export interface ActAnswer {
  /** The form that was posted. */
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
}

interface ActFormProps {
  act: string
  /** A field `key` is hidden. */
  fields?: Fields
  /** Shown before anything was posted. */
  values?: FormValues
  send: string
  answer: ActAnswer | undefined
  hidden?: Readonly<Record<string, string>>
  /** A long form keeps what is typed in the tab, by this name. */
  draft?: string
}

/** One form of a page with several. Its refusal without a field stands above it. */
export function ActForm({ act, fields = {}, values, send, answer, hidden = {}, draft }: ActFormProps) {
  const form = useFocusFirstError(answer?.errors)
  const { key, ...shown } = fields
  const own = { ...values, ...answer?.values }
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      {draft && <FormDraft name={draft} />}
      {answer?.errors[''] && (
        <p className="error error-summary" role="alert" tabIndex={-1}>
          {answer.errors['']}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {key && <input type="hidden" name="key" value={own['key']} />}
      <FormFields fields={shown} values={own} errors={answer?.errors} />
      <p>
        <button className="btn secondary" name="act" value={act}>
          {send}
        </button>
      </p>
    </Form>
  )
}
