import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { FormFields } from '#app/platform/form/fields.ts'
import { ActButton, EditorForm } from './editor-form.tsx'
import { Editor } from './editor.tsx'
import { type EditFailure, NEW, type ResourceData } from './fields.ts'
import { doneWords } from './words.ts'

interface ResourceProps {
  path: string
  words: {
    title: string
    lead: string
    add: string
    new: string
    empty?: string
    /** By what was done. */
    done: Readonly<Record<string, string>>
  }
  data: ResourceData
  failure: EditFailure | undefined
  /** The fields of a new one, and of one that is there. */
  fields: { add: FormFields; change: FormFields }
  /** Over the form of one that is there. */
  before?: ReactNode
  /** Under it: an act that needs no form. */
  act?: { name: string; words: { title: string; body?: string; send: string } } | false
  /** Stands there while nothing is open. */
  idle?: ReactNode
}

/** A list that operators keep: its rows, the form to add one, the form to change one, and what can be done with it. */
export function Resource({ path, words, data, failure, fields, before, act, idle }: ResourceProps) {
  const { entries, chosen, isNew, blank } = data
  const [search] = useSearchParams()
  return (
    <Editor
      path={path}
      words={words}
      entries={entries}
      chosen={chosen ?? (isNew ? { id: NEW, title: words.new } : null)}
      done={doneWords(words.done, search)}
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
      />
      {chosen && act && (
        <section className="editorpart">
          <h2>{act.words.title}</h2>
          {act.words.body && <p className="small secondary-ink">{act.words.body}</p>}
          <ActButton act={act.name} hidden={{ known: chosen.id }}>
            {act.words.send}
          </ActButton>
        </section>
      )}
    </Editor>
  )
}
