import { useSearchParams } from 'react-router'
import { saveService } from '#app/capabilities/care/commands/save-service.server.ts'
import { listAllServices, type ServiceView } from '#app/capabilities/care/queries.server.ts'
import { UNITS } from '#app/capabilities/care/schema.ts'
import { requireOperator } from '#app/operator/access.server.ts'
import { done, lineOf, linesOf, notSaved } from '#app/operator/editor/answers.server.ts'
import { EditorForm } from '#app/operator/editor/editor-form.tsx'
import { Editor } from '#app/operator/editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/operator/editor/fields.ts'
import { doneWords, slugOf } from '#app/operator/editor/words.ts'
import { operatorMeta } from '#app/operator/meta.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/services.route'
import { copy } from './copy.ts'
import { serviceForm } from './forms.ts'

const PATH = '/operator/services'
const PAISE = 100

export const meta: Route.MetaFunction = () => operatorMeta(copy.title)

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = await requireOperator(contextOf(context), request)
  const services = await listAllServices(ctx.db, ctx)
  const asked = new URL(request.url).searchParams.get(EDIT_PARAM)
  const chosen = services.find(({ slug }) => slug === asked)
  return {
    entries: services.map(({ slug, name, priceMinor, unit, isRegulated, isShown }) => ({
      id: slug,
      title: name,
      line: copy.line((priceMinor / PAISE).toLocaleString('en-IN'), copy.units[unit]),
      tags: [
        ...(isRegulated ? [{ words: copy.tags.regulated, tone: 'plain' as const }] : []),
        ...(isShown ? [] : [{ words: copy.tags.hidden, tone: 'bad' as const }]),
      ],
    })),
    isNew: asked === NEW,
    chosen: chosen && { slug: chosen.slug, title: chosen.name, values: valuesOf(chosen) },
    nextSort: Math.max(0, ...services.map(({ sort }) => sort)) + 10,
  }
}

const yes = (isTrue: boolean) => (isTrue ? 'yes' : '')

const valuesOf = ({ name, description, priceMinor, unit, isRegulated, isShown, sort }: ServiceView) => ({
  name,
  description,
  price: String(Math.floor(priceMinor / PAISE)),
  unit,
  sort: String(sort),
  isRegulated: yes(isRegulated),
  isShown: yes(isShown),
})

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = await requireOperator(contextOf(context), request)
  const posted = await request.formData()
  const read = readDeclaredForm(serviceForm, posted)
  if (!read.ok) return notSaved(read)
  const known = String(posted.get('known') ?? '')
  const slug = known || slugOf(lineOf(read.answers, 'name'))
  const values = linesOf(posted)
  if (!known && (await listAllServices(ctx.db, ctx)).some((service) => service.slug === slug))
    return notSaved({ refused: copy.taken, values }, 409)
  const outcome = await saveService(ctx, inputOf(slug, read.answers))
  return outcome.ok ? done(PATH, 'save', slug) : notSaved({ refused: copy.refused, values }, 409)
}

function inputOf(slug: string, answers: Answers): ServiceView {
  return {
    slug,
    name: lineOf(answers, 'name'),
    description: lineOf(answers, 'description'),
    priceMinor: Number(lineOf(answers, 'price')) * PAISE,
    unit: UNITS.find((unit) => unit === answers['unit']) ?? 'visit',
    isRegulated: answers['isRegulated'] === 'yes',
    isShown: answers['isShown'] === 'yes',
    sort: Number(lineOf(answers, 'sort')),
  }
}

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, chosen, isNew, nextSort } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      title={copy.title}
      lead={copy.lead}
      add={copy.add}
      empty={copy.empty}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      <EditorForm
        key={chosen?.slug}
        act="save"
        fields={serviceForm.fields}
        values={chosen?.values ?? { isShown: 'yes', sort: String(nextSort) }}
        failure={actionData}
        hidden={{ known: chosen?.slug ?? '' }}
      />
    </Editor>
  )
}
