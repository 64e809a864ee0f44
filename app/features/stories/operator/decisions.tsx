import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import type { FormFields } from '#app/platform/form/fields.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import { answerForm, hideForm, keepForm, restoreForm } from './forms.ts'
import type { Drawn } from './queue.server.ts'

interface DecisionsProps {
  story: Drawn
  failure: EditFailure | undefined
}

/** The decisions that are possible in the story's state. */
export function Decisions({ story, failure }: DecisionsProps) {
  const { id, state, isOwn, openReports, appeal } = story
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  if (state === 'taken-back') return <StatusLine>{copy.withdrawn}</StatusLine>
  if (appeal) return <Appeal id={id} appeal={appeal} failure={failure} />
  if (state === 'hidden') {
    return <Part id={id} act="restore" words={copy.restore} fields={restoreForm.fields} failure={failure} isQuiet />
  }
  return (
    <>
      {openReports > 0 && (
        <Part id={id} act="keep" words={copy.keep} fields={keepForm.fields} failure={failure} isQuiet />
      )}
      <Part id={id} act="hide" words={copy.hide} fields={hideForm.fields} failure={failure} />
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
      <section className="editor-part">
        <h2>{title}</h2>
        <blockquote className="pre-wrap break-word story-appeal">{appeal.words}</blockquote>
        <p className="small secondary-ink">{appeal.line}</p>
      </section>
      <Part id={id} act="restored" words={restored} fields={answerForm.fields} failure={failure} />
      {appeal.isYourDecision ? (
        <p className="notice">{yours}</p>
      ) : (
        <Part id={id} act="upheld" words={upheld} fields={answerForm.fields} failure={failure} isQuiet />
      )}
    </>
  )
}

interface PartProps {
  id: string
  act: 'hide' | 'keep' | 'restore' | 'restored' | 'upheld'
  words: { title: string; send: string }
  fields: FormFields
  failure: EditFailure | undefined
  isQuiet?: boolean
}

function Part({ id, act, words, fields, failure, isQuiet = false }: PartProps) {
  return (
    <section className="editor-part" key={id + act}>
      <h2>{words.title}</h2>
      <EditorForm
        key={id + act}
        act={act}
        fields={fields}
        values={{}}
        failure={failure}
        hidden={{ id }}
        send={words.send}
        isQuiet={isQuiet}
      />
    </section>
  )
}
