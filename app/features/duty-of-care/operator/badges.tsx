import { copy as careWords } from '#app/features/duty-of-care/copy.ts'
import type { AwardedBadge } from '#app/features/duty-of-care/queries.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'
import { badgeForm } from './forms.ts'

interface BadgesProps {
  badges: readonly Omit<AwardedBadge, 'awardedAt'>[]
  failure: EditFailure | undefined
}

/** The holders of a Recognition Badge who agreed to be shown. */
export function Badges({ badges, failure }: BadgesProps) {
  return (
    <section className="stack">
      <h2>{copy.badges.title}</h2>
      <p className="small secondary-ink">{badges.length > 0 ? copy.badges.lead : copy.badges.none}</p>
      <ul className="card waitlist">
        {badges.map(({ id, badge, firstName, place, reason }) => (
          <li key={id}>
            <b>{firstName}</b>
            <span className="secondary-ink">{`${place}: ${careWords.badges[badge]}`}</span>
            <span className="whole-line">{reason}</span>
            <ActionButton act="withdraw" hidden={{ id }} label={copy.badges.withdrawOf(firstName)}>
              {copy.badges.withdraw}
            </ActionButton>
          </li>
        ))}
      </ul>
      <h3>{copy.badges.add}</h3>
      <EditorForm
        key={badges.length}
        act="award"
        fields={badgeForm.fields}
        values={{}}
        failure={failure}
        send={copy.badges.send}
        isQuiet
      />
    </section>
  )
}
