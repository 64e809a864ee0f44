import { Form } from 'react-router'
import { FLAG_CHARS_MAX, FLAG_REASONS } from '#app/capabilities/marketplace/schema.ts'
import type { FormValues } from '#app/platform/forms.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './copy.ts'

export type ReportAnswer =
  | { isSent: true }
  | { isSent?: false; errors: Readonly<Record<string, string>>; values: FormValues }

const words = copy.report

/** Tells the market desk that something is wrong with a shop, with or without an account; folded until it is needed. */
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
    <details className="shopreport" id="report" open={failed !== undefined}>
      <summary className="small">{words.opener}</summary>
      <Form ref={form} method="post" action="#report" className="stack" noValidate preventScrollReset>
        <p className="small soft">{words.lead}</p>
        {failed?.errors[''] && (
          <p className="errsum" role="alert">
            {failed.errors['']}
          </p>
        )}
        <Field
          as="select"
          name="reason"
          label={words.reason}
          error={failed?.errors['reason']}
          defaultValue={failed?.values['reason'] || 'none'}
        >
          <option value="none" disabled>
            {words.choose}
          </option>
          {FLAG_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </Field>
        <Field
          as="textarea"
          name="words"
          label={words.words}
          rows={3}
          maxLength={FLAG_CHARS_MAX}
          defaultValue={failed?.values['words']}
          error={failed?.errors['words']}
        />
        <p>
          <button className="btn sec2">{words.send}</button>
        </p>
      </Form>
    </details>
  )
}
