import type { OperatorSpotlight } from '#app/features/learning/views.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'
import { spotlightForm } from './forms.ts'

interface SpotlightsProps {
  spotlights: readonly OperatorSpotlight[]
  /** slug -> title */
  courses: Readonly<Record<string, string>>
  failure: EditFailure | undefined
}

/** The learners who are introduced on the /sow page. */
export function Spotlights({ spotlights, courses, failure }: SpotlightsProps) {
  const words = copy.spotlights
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{words.lead}</p>
      <ul className="card waitlist">
        {spotlights.map(({ id, name, place, quote, step, consent, course, isSample }) => (
          <li key={id} className="stack">
            <span className="row">
              <b>{name}</b>
              <span className="secondary-ink">{`${place}, ${course.title}`}</span>
              {isSample && <span className="tag">{words.sample}</span>}
            </span>
            <span>{quote}</span>
            <span className="small secondary-ink">{step}</span>
            <span className="small muted">{words.consent(consent)}</span>
            <ActionButton act="remove-spotlight" hidden={{ id }} label={words.remove(name)}>
              {words.removeWord}
            </ActionButton>
          </li>
        ))}
      </ul>
      <h3>{words.add}</h3>
      <EditorForm
        key={spotlights.length}
        act="spotlight"
        fields={spotlightForm(courses).fields}
        values={{}}
        failure={failure}
        send={words.send}
        isQuiet
      />
    </section>
  )
}
