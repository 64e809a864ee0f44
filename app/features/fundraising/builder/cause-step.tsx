import { CAUSES, type Cause, type Draft, type DraftField, isCause } from '#app/features/fundraising/builder/form.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { radioGroup } from '#app/ui/form/radio-group.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { CAUSE_DYES } from './cause-dyes.ts'
import { causes, copy } from './copy.ts'

export interface StepProps {
  content: Draft
  change: (field: DraftField, text: string) => void
  errors: Readonly<Record<string, string>>
}

/** The six causes, and the usual course of a campaign of the chosen one. */
export function CauseStep({ content, change, errors, kolams }: StepProps & { kolams: Record<Cause, KolamDrawing> }) {
  return (
    <>
      <fieldset className="field causes" {...radioGroup('cause-error', errors['cause'])}>
        <legend className="visually-hidden">{copy.cause.title}</legend>
        {CAUSES.map((cause) => (
          <label key={cause} className={`cause d-${CAUSE_DYES[cause]}`}>
            <input
              type="radio"
              name="cause"
              value={cause}
              defaultChecked={content.cause === cause}
              onChange={() => change('cause', cause)}
            />
            <span className="avatar">
              <Kolam drawing={kolams[cause]} stroke={0.13} />
            </span>
            <span>
              <b>{causes[cause].name}</b>
              <span className="small secondary-ink">{causes[cause].line}</span>
            </span>
          </label>
        ))}
        <FieldError id="cause-error">{errors['cause']}</FieldError>
      </fieldset>
      {isCause(content.cause) && <Blueprint cause={content.cause} />}
    </>
  )
}

/** The usual course and tone of a campaign of this cause. */
export function Blueprint({ cause }: { cause: Cause }) {
  const { blueprint, tone } = causes[cause]
  return (
    <section className={`blueprint d-${CAUSE_DYES[cause]}`} aria-live="polite">
      <p>
        <span className="small secondary-ink">{copy.cause.pathway}</span>{' '}
        <span className="tag">{copy.cause.pathways[cause]}</span>
      </p>
      <h3>{copy.cause.blueprint}</h3>
      <ol>
        {blueprint.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3>{copy.cause.tone}</h3>
      <p>{tone}</p>
    </section>
  )
}
