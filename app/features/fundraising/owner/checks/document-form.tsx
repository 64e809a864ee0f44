import { ACCEPTED } from '#app/features/media/upload-limits.ts'
import type { ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'
import { Field } from '#app/ui/form/field.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import type { ChecksAnswer } from './checks-actions.server.ts'
import { copy } from './copy.ts'
import { documentForms } from './forms.ts'

const { file } = copy.fields
const TYPES = [...ACCEPTED.image.types, ...ACCEPTED.document.types].join(',')

interface DocumentFormProps {
  kind: ProofKind
  answer: ChecksAnswer | undefined
}

/** A plain form with a file: the browser sends it by itself, also on a slow line and without JavaScript. */
export function DocumentForm({ kind, answer }: DocumentFormProps) {
  const own = answer?.act === kind ? answer : undefined
  const { title, hint } = copy.forms[kind]
  return (
    <details className="card pad" open={own !== undefined}>
      <summary>{title}</summary>
      <form method="post" encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name="act" value={kind} />
        {own?.errors[''] && (
          <p className="error-summary" role="alert">
            {own.errors['']}
          </p>
        )}
        <p className="secondary-ink">{hint}</p>
        <FormFields fields={documentForms[kind].fields} values={own?.values} errors={own?.errors} />
        <Field
          type="file"
          name="file"
          label={file.label}
          hint={file.hint}
          accept={TYPES}
          error={own?.errors['file']}
          aria-required
        />
        <p>
          <button className="btn primary">{copy.send}</button>
        </p>
      </form>
    </details>
  )
}
