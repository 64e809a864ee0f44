import { useSearchParams } from 'react-router'
import { listStartup, saveStartup } from '#app/features/startups/commands/save-startup.server.ts'
import { listAllStartups } from '#app/features/startups/queries.server.ts'
import { STAGES, type StartupInput } from '#app/features/startups/schema.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, lineOrNull, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { PAISE } from '#app/platform/money.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { slugOf } from '#app/platform/text.ts'
import type { Route } from './+types/startups.route'
import { copy } from './copy.ts'
import { paragraphsOf, startupForm } from './forms.ts'

const PATH = '/operator/startups'
/** A day that was chosen lasts until its end in India. */
const DAY_END = 'T23:59:59+05:30'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const rows = await listAllStartups(ctx.db, ctx)
  const asked = url.searchParams.get(EDIT_PARAM)
  const chosen = rows.find(({ slug }) => slug === asked)
  return {
    entries: rows.map((row) => ({
      id: row.slug,
      title: row.title,
      line: [copy.stages[row.stage], row.category, row.founderName].join(', '),
      tags: [{ words: copy.tags[stateOf(row)], tone: TONES[stateOf(row)] }],
    })),
    isNew: asked === NEW,
    chosen: chosen && { slug: chosen.slug, title: chosen.title, state: stateOf(chosen), values: valuesOf(chosen) },
  }
}

type Row = Awaited<ReturnType<typeof listAllStartups>>[number]

const TONES = { draft: 'wait', listed: 'good', retired: 'plain' } as const

function stateOf({ listedAt, retiredAt }: Row): keyof typeof TONES {
  if (retiredAt) return 'retired'
  return listedAt ? 'listed' : 'draft'
}

function valuesOf({ endsAt, targetMinor, raisedMinor, investors, pitch, founderEmail, ...row }: Row) {
  const { title, stage, category, equity, location, description, founderName } = row
  return {
    title,
    stage,
    category,
    equity,
    location,
    description,
    founderName,
    founderEmail: founderEmail ?? '',
    pitch: pitch.join('\n\n'),
    target: String(Math.floor(targetMinor / PAISE)),
    raised: String(Math.floor(raisedMinor / PAISE)),
    investors: String(investors),
    endsOn: endsAt ? endsAt.toISOString().slice(0, 10) : '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const known = String(posted.get('known') ?? '')
  const act = posted.get('act')
  if (act !== 'list' && act !== 'retire') return save(ctx, known, posted)
  const outcome = await listStartup(ctx, { slug: known, isListed: act === 'list' })
  if (!outcome.ok) throw missing()
  return done(PATH, act, known)
}

async function save(ctx: OperatorContext, known: string, posted: FormData) {
  const read = readDeclaredForm(startupForm, posted)
  if (!read.ok) return notSaved(read)
  const slug = known || slugOf(lineOf(read.answers, 'title'))
  const isTaken = (await listAllStartups(ctx.db, ctx)).some((row) => row.slug === slug)
  if (isTaken !== (known !== ''))
    return notSaved({ refused: copy.refused[known ? 'not-found' : 'taken'], values: linesOf(posted) }, 409)
  const outcome = await saveStartup(ctx, inputOf(slug, read.answers))
  return outcome.ok
    ? done(PATH, 'save', slug)
    : notSaved({ refused: copy.refused[outcome.reason], values: linesOf(posted) }, 409)
}

function inputOf(slug: string, answers: Answers): StartupInput {
  const line = (name: string) => lineOf(answers, name)
  const endsOn = lineOrNull(answers, 'endsOn')
  return {
    slug,
    title: line('title'),
    stage: STAGES.find((stage) => stage === line('stage')) ?? 'idea',
    category: line('category'),
    equity: line('equity'),
    location: line('location'),
    description: line('description'),
    pitch: paragraphsOf(line('pitch')),
    founderName: line('founderName'),
    founderEmail: lineOrNull(answers, 'founderEmail'),
    targetMinor: Number(line('target')) * PAISE,
    raisedMinor: Number(line('raised')) * PAISE,
    investors: Number(line('investors')),
    endsAt: endsOn === null ? null : new Date(endsOn + DAY_END),
  }
}

export default function Startups({ loaderData: { entries, chosen, isNew }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isListed = chosen?.state === 'listed'
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <section className="card pad stack">
          <h2>{copy.list.title}</h2>
          <p className="small soft">{copy.tags[chosen.state]}</p>
          <ActButton act={isListed ? 'retire' : 'list'} hidden={{ known: chosen.slug }}>
            {isListed ? copy.list.hide : copy.list.show}
          </ActButton>
        </section>
      )}
      <EditorForm
        key={chosen?.slug}
        act="save"
        fields={startupForm.fields}
        values={chosen?.values ?? { raised: '0', investors: '0' }}
        failure={actionData}
        hidden={{ known: chosen?.slug ?? '' }}
      />
    </Editor>
  )
}
