import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { FormFields } from '#app/platform/form/fields.ts'
import { ActionButton, EditorForm } from './editor-form.tsx'
import { Editor } from './editor.tsx'
import { type EditFailure, NEW, type ResourceData } from './fields.ts'
import { doneMessage } from './done-message.ts'

interface ResourceProps {
  path: string
  words: {
    title: string
    lead: string
    add: string
    new: string
    empty?: string
    /** Messages by `?did=`. */
    done: Readonly<Record<string, string>>
  }
  data: ResourceData
  failure: EditFailure | undefined
  /** The fields of the form for a new row, and of the one for an existing row. */
  fields: { add: FormFields; change: FormFields }
  /** Shown above the form of an existing row. */
  before?: ReactNode
  /** Shown below it: an act without fields. */
  act?: { name: string; words: { title: string; body?: string; send: string } } | false
  /** Uploads after the fields. */
  renderFiles?: (errors: EditFailure['errors']) => ReactNode
  /** The text of the button while the form cannot be sent yet. */
  waiting?: string | false
  /** Shown while no row is open. */
  idle?: ReactNode
}

/** The screen of a resource: its rows, the form to add one, and the form and the act of the open one. */
export function Resource({
  path,
  words,
  data,
  failure,
  fields,
  before,
  act,
  renderFiles,
  waiting,
  idle,
}: ResourceProps) {
  const { entries, chosen, isNew, blank } = data
  const [search] = useSearchParams()
  return (
    <Editor
      path={path}
      words={words}
      entries={entries}
      chosen={chosen ?? (isNew ? { id: NEW, title: words.new } : null)}
      done={doneMessage(words.done, search)}
      failure={failure}
      idle={idle}
    >
      {chosen && before}
      <EditorForm
        key={JSON.stringify(chosen)}
        act="save"
        fields={chosen ? fields.change : fields.add}
        values={chosen?.values ?? blank}
        failure={failure}
        hidden={{ known: chosen?.id ?? '' }}
        waiting={waiting}
      >
        {renderFiles?.(failure?.errors)}
      </EditorForm>
      {chosen && act && (
        <section className="editor-part">
          <h2>{act.words.title}</h2>
          {act.words.body && <p className="small secondary-ink">{act.words.body}</p>}
          <ActionButton act={act.name} hidden={{ known: chosen.id }}>
            {act.words.send}
          </ActionButton>
        </section>
      )}
    </Editor>
  )
}
