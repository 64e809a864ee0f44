import { useSearchParams } from 'react-router'
import { retireDocument } from '#app/features/documents/commands/retire-document.server.ts'
import { saveDocument } from '#app/features/documents/commands/save-document.server.ts'
import { copy as documentWords } from '#app/features/documents/copy.ts'
import { findDocumentInput, listAllDocuments, listVersions } from '#app/features/documents/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/documents.route'
import { copy } from './copy.ts'
import { documentForm } from './forms.ts'
import { valuesOf } from './values.ts'

const PATH = '/operator/documents'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const slug = url.searchParams.get(EDIT_PARAM) ?? ''
  const asked = { actor: ctx.actor, slug }
  const read = together(ctx.db)
  const [documents, input, versions] = await Promise.all([
    listAllDocuments(read, ctx),
    findDocumentInput(read, asked),
    listVersions(read, asked),
  ])
  return {
    entries: documents.map(({ slug, title, kind, version, retiredAt }) => ({
      id: slug,
      title,
      line: copy.line(documentWords.kinds[kind], version),
      tags: retiredAt ? [{ words: copy.tags.retired, tone: 'plain' as const }] : [],
    })),
    isNew: slug === NEW,
    chosen: input && {
      slug,
      kind: input.kind,
      title: input.title,
      isRetired: documents.some((document) => document.slug === slug && document.retiredAt !== null),
      values: valuesOf(input),
      versions: versions.map(({ version, title, savedAt }) =>
        copy.versions.line(version, title, formatDateTime(savedAt)),
      ),
    },
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'slug',
  acts: {
    save: formAction(documentForm, async (ctx, document) => {
      const outcome = await saveDocument(ctx, document)
      return outcome.ok ? { ok: true, id: document.slug } : outcome
    }),
    retire: (ctx, { id: slug }) => retireDocument(ctx, { slug }),
  },
  refused: copy.refused,
})

/** Slug and kind can be set only when the document is created. */
const changed = perLanguage(() => {
  const { slug: _slug, kind: _kind, ...fields } = documentForm.fields
  return fields
})

export default function Documents({ loaderData: { entries, chosen, isNew }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      <EditorForm
        key={`${chosen?.slug} ${chosen?.versions.length}`}
        act="save"
        fields={chosen ? changed : documentForm.fields}
        values={chosen?.values ?? { position: '1', downloadsBefore: '0' }}
        failure={actionData}
        {...(chosen && { hidden: { slug: chosen.slug, kind: chosen.kind } })}
      />
      {chosen && (
        <section className="editor-part">
          <h2>{copy.versions.title}</h2>
          <ul className="small secondary-ink">
            {chosen.versions.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      {chosen && !chosen.isRetired && (
        <section className="editor-part">
          <h2>{copy.retire.title}</h2>
          <p className="small secondary-ink">{copy.retire.body}</p>
          <ActionButton act="retire" hidden={{ slug: chosen.slug }}>
            {copy.retire.send}
          </ActionButton>
        </section>
      )}
    </Editor>
  )
}
