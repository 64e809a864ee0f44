import * as v from 'valibot'
import { useSearchParams } from 'react-router'
import { awardBadge } from '#app/features/duty-of-care/commands/award-badge.server.ts'
import { saveService } from '#app/features/duty-of-care/commands/save-service.server.ts'
import { withdrawBadge } from '#app/features/duty-of-care/commands/withdraw-badge.server.ts'
import { listAllServices, listAwarded, type ServiceView } from '#app/features/duty-of-care/queries.server.ts'
import { BADGES, UNITS } from '#app/features/duty-of-care/schema.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { PAISE } from '#app/platform/money.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { slugOf } from '#app/platform/text.ts'
import type { Route } from './+types/services.route'
import { copy } from './copy.ts'
import { Badges } from './badges.tsx'
import { badgeForm, serviceForm } from './forms.ts'

const PATH = '/operator/services'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const services = await listAllServices(ctx.db, ctx)
  const asked = url.searchParams.get(EDIT_PARAM)
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
    badges: (await listAwarded(ctx.db)).map(({ id, badge, firstName, place, reason }) => ({
      id,
      badge,
      firstName,
      place,
      reason,
    })),
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
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  switch (posted.get('act')) {
    case 'award':
      return award(ctx, posted)
    case 'withdraw':
      return withdraw(ctx, posted)
    default:
      return save(ctx, posted)
  }
}

async function save(ctx: OperatorContext, posted: FormData) {
  const read = readDeclaredForm(serviceForm, posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const known = String(posted.get('known') ?? '')
  const slug = known || slugOf(lineOf(read.answers, 'name'))
  const values = linesOf(posted)
  if (!known && (await listAllServices(ctx.db, ctx)).some((service) => service.slug === slug))
    return notSaved({ refused: copy.taken, values }, 409)
  const outcome = await saveService(ctx, inputOf(slug, read.answers))
  return outcome.ok ? done(PATH, 'save', slug) : notSaved({ refused: copy.refused, values }, 409)
}

async function award(ctx: OperatorContext, posted: FormData) {
  const read = readDeclaredForm(badgeForm, posted)
  if (!read.ok) return notSaved({ act: 'award', ...read })
  const { answers } = read
  const badge = BADGES.find((name) => name === answers['badge'])
  if (!badge) throw missing()
  const [firstName, place, reason] = ['firstName', 'place', 'reason'].map((name) => lineOf(answers, name)) as Three
  const outcome = await awardBadge(ctx, { badge, firstName, place, reason, requestId: null, hasConsent: true })
  return outcome.ok
    ? done(PATH, 'award')
    : notSaved({ act: 'award', refused: copy.refused, values: linesOf(posted) }, 409)
}

type Three = [string, string, string]

async function withdraw(ctx: OperatorContext, posted: FormData) {
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), posted.get('id'))
  if (!id.success || !(await withdrawBadge(ctx, { id: id.output })).ok) throw missing()
  return done(PATH, 'withdraw')
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
  const { entries, chosen, isNew, nextSort, badges } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneWords(copy.done, search)}
      failure={actionData}
      idle={<Badges badges={badges} failure={actionData} />}
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
