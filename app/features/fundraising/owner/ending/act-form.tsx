import { Form } from 'react-router'
import type { FormFields as Fields } from '#app/platform/form/fields.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { EndAnswer } from './end-actions.server.ts'

interface ActFormProps {
  act: string
  fields?: Fields
  send: string
  answer: EndAnswer | undefined
}

/** One form of the page. Its refusal without a field stands above it. */
export function ActForm({ act, fields = {}, send, answer }: ActFormProps) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      {answer?.errors[''] && (
        <p className="error error-summary" role="alert" tabIndex={-1}>
          {answer.errors['']}
        </p>
      )}
      <FormFields fields={fields} values={answer?.values} errors={answer?.errors} />
      <p>
        <button className="btn secondary" name="act" value={act}>
          {send}
        </button>
      </p>
    </Form>
  )
}
