import { useSearchParams } from 'react-router'
import { removeRegion } from '#app/features/marketplace/sellers/commands/remove-region.server.ts'
import { saveRegion } from '#app/features/marketplace/sellers/commands/save-region.server.ts'
import { listRegionsWithSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import type { Route } from './+types/regions.route'
import { copy } from './copy.ts'
import { regionForm } from './forms.ts'

const PATH = '/operator/regions'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const regions = await listRegionsWithSellers(ctx.db)
  const asked = url.searchParams.get(EDIT_PARAM)
  return { regions, chosen: regions.find(({ id }) => id === asked) ?? null, isNew: asked === NEW }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const known = String(posted.get('known') ?? '')
  if (known !== '' && !isUuid(known)) throw missing()
  if (posted.get('act') === 'remove') {
    const removed = await removeRegion(ctx, { id: known })
    if (removed.ok) return done(PATH, 'remove')
    if (removed.reason === 'in-use') return notSaved({ refused: copy.refused['in-use'] }, 409)
    throw missing()
  }
  const read = readDeclaredForm(regionForm, posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const input = { name: lineOf(read.answers, 'name'), country: lineOf(read.answers, 'country') }
  const saved = await saveRegion(ctx, { id: known || null, ...input })
  if (saved.ok) return done(PATH, 'save', saved.id)
  if (saved.reason === 'not-found' || saved.reason === 'not-allowed') throw missing()
  return notSaved({ refused: copy.refused[saved.reason], values: linesOf(posted) }, 409)
}

export default function Regions({ loaderData, actionData }: Route.ComponentProps) {
  const { regions, chosen, isNew } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={regions.map(({ id, name, country, sellers }) => ({
        id,
        title: name,
        line: `${country}. ${copy.sellers(sellers)}`,
        tags: [],
      }))}
      chosen={(chosen && { id: chosen.id, title: chosen.name }) ?? (isNew ? { id: NEW, title: copy.new } : null)}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      <EditorForm
        key={chosen?.id}
        act="save"
        fields={regionForm.fields}
        values={chosen ? { name: chosen.name, country: chosen.country } : { country: copy.country }}
        failure={actionData}
        hidden={{ known: chosen?.id ?? '' }}
      />
      {chosen && chosen.sellers === 0 && (
        <section className="editorpart">
          <h2>{copy.remove.title}</h2>
          <p className="small soft">{copy.remove.body}</p>
          <ActButton act="remove" hidden={{ known: chosen.id }}>
            {copy.remove.send}
          </ActButton>
        </section>
      )}
    </Editor>
  )
}
