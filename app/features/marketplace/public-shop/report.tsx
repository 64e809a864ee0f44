import { Form } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { reportForm } from './form.ts'

export type ReportAnswer =
  | { isSent: true }
  | { isSent?: false; errors: Readonly<Record<string, string>>; values: FormValues }

const words = copy.report

/** The form that reports a shop, with or without an account; collapsed by default. */
export function Report({ answer }: { answer: ReportAnswer | undefined }) {
  const failed = answer && !answer.isSent ? answer : undefined
  const form = useFocusFirstError(failed?.errors)
  if (answer?.isSent) {
    return (
      <p className="notice" role="status">
        {words.sent}
      </p>
    )
  }
  return (
    <details className="shop-report" id="report" open={failed !== undefined}>
      <summary className="small">{words.opener}</summary>
      <Form ref={form} method="post" action="#report" className="stack" noValidate preventScrollReset>
        <p className="small secondary-ink">{words.lead}</p>
        {failed?.errors[''] && (
          <p className="error-summary" role="alert">
            {failed.errors['']}
          </p>
        )}
        <FormFields fields={reportForm.fields} values={failed?.values} errors={failed?.errors} />
        <p>
          <button className="btn secondary">{words.send}</button>
        </p>
      </Form>
    </details>
  )
}
