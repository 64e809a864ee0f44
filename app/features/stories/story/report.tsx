import { Form } from 'react-router'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { reportForm } from './form.ts'
import { copy } from './story-copy.ts'
import type { StoryAnswer } from './story-actions.server.ts'

interface ReportProps {
  isDone: boolean
  /** The helplines are already shown above. */
  isUrgent: boolean
  answer: StoryAnswer | undefined
}

/** Form to report a story, with or without an account. */
export function Report({ isDone, isUrgent, answer }: ReportProps) {
  const words = copy.report
  const own = answer?.intent === 'report' ? answer : undefined
  const form = useFocusFirstError(own?.errors)
  if (isDone) {
    return isUrgent ? null : (
      <p className="notice" role="status">
        <Icon name="check" small />
        {words.done}
      </p>
    )
  }
  return (
    <details className="story-details" open={own ? true : undefined}>
      <summary>{words.opener}</summary>
      <Form ref={form} method="post" action="#report" className="stack" noValidate>
        <p>{words.lead}</p>
        {own?.errors[''] && (
          <p className="error-summary" role="alert">
            {own.errors['']}
          </p>
        )}
        <FormFields fields={reportForm.fields} values={own?.values} errors={own?.errors} />
        <p>
          <button className="btn secondary" name="intent" value="report">
            {words.send}
          </button>
        </p>
      </Form>
    </details>
  )
}
