import { Form } from 'react-router'
import { Field, FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './story-copy.ts'
import type { StoryAnswer } from './story-actions.server.ts'
import type { StoryRules } from './story-view.server.ts'

const ERROR_ID = 'reason-error'

interface ReportProps {
  isDone: boolean
  /** The helplines are already shown above. */
  isUrgent: boolean
  answer: StoryAnswer | undefined
  rules: StoryRules
}

/** Form to report a story, with or without an account. */
export function Report({ isDone, isUrgent, answer, rules }: ReportProps) {
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
  const error = own?.errors['reason']
  return (
    <details className="storydetails" open={own ? true : undefined}>
      <summary>{words.opener}</summary>
      <Form ref={form} method="post" action="#report" className="stack" noValidate>
        <p>{words.lead}</p>
        {own?.errors[''] && (
          <p className="errsum" role="alert">
            {own.errors['']}
          </p>
        )}
        <fieldset
          className="fieldset stack"
          role="radiogroup"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ERROR_ID : undefined}
          tabIndex={-1}
        >
          <legend>{words.reason}</legend>
          {rules.reasons.map(({ reason, label }) => (
            <label key={reason} className="check">
              <input type="radio" name="reason" value={reason} defaultChecked={own?.values['reason'] === reason} />
              {label}
            </label>
          ))}
          <FieldError id={ERROR_ID}>{error && words.choose}</FieldError>
        </fieldset>
        <Field
          as="textarea"
          name="note"
          label={words.note}
          rows={3}
          maxLength={rules.noteCharsMax}
          defaultValue={own?.values['note']}
          error={own?.errors['note']}
        />
        <p>
          <button className="btn secondary" name="intent" value="report">
            {words.send}
          </button>
        </p>
      </Form>
    </details>
  )
}
