import { Form } from 'react-router'
import type { FlagSubject } from '#app/features/marketplace/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { reportForm } from './form.ts'
import './report.css'

export interface ReportAnswer {
  /** The id of what is reported. */
  subjectId: string
  isSent: boolean
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

interface ReportProps {
  subject: Exclude<FlagSubject, 'seller'>
  subjectId: string
  answer: ReportAnswer | undefined
}

const words = copy.report

/** The form that reports a listing, a review or a question, collapsed by default. */
export function Report({ subject, subjectId, answer }: ReportProps) {
  const own = answer?.subjectId === subjectId ? answer : undefined
  const form = useFocusFirstError(own?.errors)
  if (own?.isSent) {
    return (
      <p className="notice" role="status">
        {words.sent}
      </p>
    )
  }
  return (
    <details className="report-form" open={own !== undefined}>
      <summary className="small">{words.opener[subject]}</summary>
      <Form ref={form} method="post" className="stack" preventScrollReset noValidate>
        <p className="small secondary-ink">{words.lead}</p>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <FormFields fields={reportForm.fields} values={own?.values} errors={own?.errors} />
        <button className="btn secondary">{words.send}</button>
      </Form>
    </details>
  )
}
