import { Form } from 'react-router'
import { copy } from '#app/features/questions/copy.ts'
import { askForm } from '#app/features/questions/form.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { QuestionsView } from './questions-view.server.ts'

/** The result of a question that was refused. */
export interface AskAnswer {
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** Why it cannot be asked, when no field is wrong. */
  problem: string | null
}

/** The form that asks a question. */
export function Ask({
  view: { path, name, answerer },
  answer,
}: {
  view: QuestionsView
  answer?: AskAnswer | undefined
}) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <section id="ask" className="card pad stack" aria-labelledby="ask-title">
      <h2 id="ask-title">{copy.ask(answerer)}</h2>
      <Form ref={form} method="post" action={path} className="stack" noValidate>
        <FormDraft name="question" />
        <input type="hidden" name="intent" value="ask" />
        {answer?.problem && (
          <p className="error" role="alert">
            <Icon name="circle-alert" small />
            {answer.problem}
          </p>
        )}
        <FormFields fields={askForm.fields} values={answer?.values ?? { name }} errors={answer?.errors} />
        <p>
          <button className="btn primary">{copy.form.send}</button>
        </p>
      </Form>
    </section>
  )
}
