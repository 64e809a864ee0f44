import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { type EditFailure, isFailureOf, TONES } from '#app/features/resource-editor/fields.ts'
import type { FormFields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { revokeForm } from './forms.ts'

export interface CheckRow {
  id: string
  what: string
  note: string
  line: string
  state: keyof typeof copy.checks.tags
  revokedWhy: string | null
}

interface ChecksProps {
  slug: string
  checks: readonly CheckRow[]
  /** The operator's own shop: another operator has to act. */
  isOwn: boolean
  add: { fields: FormFields; values: FormValues }
  failure: EditFailure | undefined
}

const TONE = { holds: TONES.good, ended: TONES.plain, replaced: TONES.plain, revoked: TONES.bad } as const
const words = copy.checks

/** The checks of a seller, by whom and until when, with the forms to add or revoke one. */
export function Checks({ slug, checks, isOwn, add, failure }: ChecksProps) {
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{checks.length > 0 ? words.lead : words.none}</p>
      <ul className="card waitlist">
        {checks.map((check) => (
          <li key={check.id}>
            <b>{check.what}</b>
            <span className={`tag ${TONE[check.state]}`}>{words.tags[check.state]}</span>
            <span className="whole-line">{check.note}</span>
            <span className="small secondary-ink whole-line">{check.line}</span>
            {check.revokedWhy && <span className="small whole-line">{check.revokedWhy}</span>}
            {check.state === 'holds' && !isOwn && <Revoke {...{ slug, check, failure }} />}
          </li>
        ))}
      </ul>
      {!isOwn && (
        <>
          <h3>{words.add.title}</h3>
          <EditorForm
            act="check"
            fields={add.fields}
            values={add.values}
            failure={failure}
            hidden={{ known: slug }}
            send={words.add.send}
            isQuiet
          />
        </>
      )}
    </section>
  )
}

function Revoke({ slug, check, failure }: { slug: string; check: CheckRow; failure: EditFailure | undefined }) {
  const hidden = { known: slug, checkId: check.id }
  const isSubmitted = failure && isFailureOf(failure, { act: 'revoke', hidden })
  return (
    <details className="whole-line" open={isSubmitted || undefined}>
      <summary className="small">{words.revoke.opener}</summary>
      <EditorForm
        act="revoke"
        fields={revokeForm.fields}
        values={{}}
        failure={failure}
        hidden={hidden}
        send={words.revoke.send}
        isQuiet
      />
    </details>
  )
}
