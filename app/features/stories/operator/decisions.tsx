import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure, EditorFields } from '#app/features/resource-editor/fields.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import { answerFields, hideFields, keepFields, restoreFields } from './forms.ts'
import type { Drawn } from './queue.server.ts'

interface DecisionsProps {
  story: Drawn
  failure: EditFailure | undefined
}

/** What can be decided about a story as it stands now. */
export function Decisions({ story, failure }: DecisionsProps) {
  const { id, state, isOwn, openReports, appeal } = story
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  if (state === 'taken-back') return <StatusLine>{copy.takenBack}</StatusLine>
  if (appeal) return <Appeal id={id} appeal={appeal} failure={failure} />
  if (state === 'hidden') {
    return <Part id={id} act="restore" words={copy.restore} fields={restoreFields} failure={failure} isQuiet />
  }
  return (
    <>
      {openReports > 0 && <Part id={id} act="keep" words={copy.keep} fields={keepFields} failure={failure} isQuiet />}
      <Part id={id} act="hide" words={copy.hide} fields={hideFields} failure={failure} />
    </>
  )
}

function Appeal({
  id,
  appeal,
  failure,
}: { id: string; appeal: NonNullable<Drawn['appeal']> } & Pick<DecisionsProps, 'failure'>) {
  const { title, restored, upheld, yours } = copy.appeal
  return (
    <>
      <section className="editorpart">
        <h2>{title}</h2>
        <blockquote className="prewrap breakword storyappeal">{appeal.words}</blockquote>
        <p className="small soft">{appeal.line}</p>
      </section>
      <Part id={id} act="restored" words={restored} fields={answerFields} failure={failure} />
      {appeal.isYourDecision ? (
        <p className="notice">{yours}</p>
      ) : (
        <Part id={id} act="upheld" words={upheld} fields={answerFields} failure={failure} isQuiet />
      )}
    </>
  )
}

interface PartProps {
  id: string
  act: 'hide' | 'keep' | 'restore' | 'restored' | 'upheld'
  words: { title: string; send: string }
  fields: EditorFields
  failure: EditFailure | undefined
  isQuiet?: boolean
}

function Part({ id, act, words, fields, failure, isQuiet = false }: PartProps) {
  return (
    <section className="editorpart" key={id + act}>
      <h2>{words.title}</h2>
      <EditorForm
        key={id + act}
        act={act}
        fields={fields}
        values={{}}
        failure={failure}
        hidden={{ id, verdict: act }}
        send={words.send}
        isQuiet={isQuiet}
      />
    </section>
  )
}
