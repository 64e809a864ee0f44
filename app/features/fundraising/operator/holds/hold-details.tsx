import { Link } from 'react-router'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import { answerForm } from './forms.ts'
import type { HoldDetailsView } from './hold-view.server.ts'

interface HoldProps {
  hold: HoldDetailsView
  isProven: boolean
  failure: EditFailure | undefined
}

export function HoldDetails({ hold, isProven, failure }: HoldProps) {
  const { slug, facts, words, isOwn, isInForce } = hold
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`/campaign/${slug}`}>{copy.campaign}</Link>
      </p>
      {words.map((part) => (
        <section key={part.title} className="stack">
          <h2>{part.title}</h2>
          <p className="pre-wrap break-word">{part.text}</p>
        </section>
      ))}
      {isInForce &&
        (isOwn ? (
          <StatusLine>{copy.own}</StatusLine>
        ) : (
          <AfterProof act="campaign-holds" isProven={isProven}>
            <Decisions hold={hold} failure={failure} />
          </AfterProof>
        ))}
    </>
  )
}

function Decisions({ hold: { id, isToAnswer, isPlacedByYou }, failure }: Omit<HoldProps, 'isProven'>) {
  const mayAnswer = isToAnswer && !isPlacedByYou
  return (
    <>
      {isToAnswer && isPlacedByYou && <p className="notice">{copy.yours}</p>}
      {mayAnswer &&
        (['lifted', 'upheld'] as const).map((verdict) => (
          <section className="editor-part" key={verdict}>
            <h2>{copy.answers[verdict].title}</h2>
            <EditorForm
              act={verdict}
              fields={answerForm.fields}
              values={{}}
              failure={failure}
              hidden={{ holdId: id }}
              send={copy.answers[verdict].send}
              isQuiet={verdict === 'upheld'}
            />
          </section>
        ))}
      {!mayAnswer && (
        <section className="editor-part">
          <h2>{copy.lift.title}</h2>
          <ActionButton act="lift" hidden={{ holdId: id }}>
            {copy.lift.send}
          </ActionButton>
        </section>
      )}
    </>
  )
}
