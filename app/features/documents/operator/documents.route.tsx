import { useSearchParams } from 'react-router'
import { retireDocument } from '#app/features/documents/commands/retire-document.server.ts'
import { saveDocument } from '#app/features/documents/commands/save-document.server.ts'
import { copy as documentWords } from '#app/features/documents/copy.ts'
import { findDocumentInput, listAllDocuments, listVersions } from '#app/features/documents/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/documents.route'
import { copy } from './copy.ts'
import { documentFields } from './forms.ts'
import { readDocument, valuesOf } from './read-document.server.ts'

const PATH = '/operator/documents'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const { actor } = ctx
  const documents = await listAllDocuments(ctx.db, ctx)
  const slug = url.searchParams.get(EDIT_PARAM) ?? ''
  const input = await findDocumentInput(ctx.db, { actor, slug })
  const versions = input ? await listVersions(ctx.db, { actor, slug }) : []
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

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  if (posted.get('act') === 'retire') {
    const slug = String(posted.get('slug') ?? '')
    const outcome = await retireDocument(ctx, { slug })
    return outcome.ok ? done(PATH, 'retire', slug) : notSaved({ refused: copy.refused[outcome.reason] }, 409)
  }
  if (posted.get('act') !== 'save') throw missing()
  const read = readDocument(posted)
  if (!read.ok) return notSaved(read)
  const outcome = await saveDocument(ctx, read.input)
  if (outcome.ok) return done(PATH, 'save', read.input.slug)
  return notSaved({ refused: copy.refused[outcome.reason], values: valuesOf(read.input) }, 409)
}

export default function Documents({ loaderData: { entries, chosen, isNew }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      <EditorForm
        key={`${chosen?.slug} ${chosen?.versions.length}`}
        act="save"
        fields={documentFields(chosen === null)}
        values={chosen?.values ?? { position: '1', downloadsBefore: '0' }}
        failure={actionData}
        {...(chosen && { hidden: { slug: chosen.slug, kind: chosen.kind } })}
      />
      {chosen && (
        <section className="editorpart">
          <h2>{copy.versions.title}</h2>
          <ul className="small secondary-ink">
            {chosen.versions.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      {chosen && !chosen.isRetired && (
        <section className="editorpart">
          <h2>{copy.retire.title}</h2>
          <p className="small secondary-ink">{copy.retire.body}</p>
          <ActButton act="retire" hidden={{ slug: chosen.slug }}>
            {copy.retire.send}
          </ActButton>
        </section>
      )}
    </Editor>
  )
}
