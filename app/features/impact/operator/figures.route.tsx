import { useSearchParams } from 'react-router'
import { setBaseline } from '#app/features/impact/set-baseline.server.ts'
import { type Figure, listFigures } from '#app/features/impact/queries.server.ts'
import { FIGURE_KEYS, FIGURE_UNITS, type FigureKey, type FigureUnit } from '#app/features/impact/schema.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/figures.route'
import { copy } from './copy.ts'
import { baselineForm, unitsPer } from './forms.ts'

const PATH = '/operator/figures'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const figures = (await listFigures(ctx.db, FIGURE_KEYS)).map(formatFigure)
  const asked = url.searchParams.get(EDIT_PARAM)
  return { figures, chosen: figures.find(({ key }) => key === asked) ?? null }
}

const isFigure = (key: string): key is FigureKey => Object.hasOwn(FIGURE_UNITS, key)
const unitOf = (key: string): FigureUnit => (isFigure(key) ? FIGURE_UNITS[key] : 'count')

export const action = actionOf({
  path: PATH,
  idField: 'key',
  isId: isFigure,
  acts: {
    save: formAction(
      (_, { id }) => baselineForm(unitOf(id)),
      (ctx, { baseline, sourceNote }, key) =>
        setBaseline(ctx, { key: key as FigureKey, baseline: baseline * unitsPer(unitOf(key)), sourceNote }),
    ),
  },
  refused: { invalid: copy.refused },
})

function formatFigure({ key, unit, value, baseline, counted, sourceNote }: Figure) {
  const words = (amount: number) =>
    unit === 'paise' ? `₹${(amount / unitsPer(unit)).toLocaleString('en-IN')}` : amount.toLocaleString('en-IN')
  return {
    key,
    unit,
    name: copy.names[key as FigureKey],
    shown: words(value),
    baseline: words(baseline),
    counted: words(counted),
    sourceNote,
    typed: String(Math.floor(baseline / unitsPer(unit))),
  }
}

export default function Figures({ loaderData: { figures, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={figures.map(({ key, name, shown, baseline, counted, sourceNote }) => ({
        id: key,
        title: `${name}: ${shown}`,
        line: copy.line(baseline, counted),
        tags: sourceNote === null ? [{ words: copy.noSource, tone: 'wait' as const }] : [],
      }))}
      chosen={chosen && { id: chosen.key, title: chosen.name }}
      done={search.has('did') ? copy.saved : undefined}
      failure={actionData}
    >
      {chosen && (
        <>
          <dl className="fact-list num">
            {[
              [copy.shown, chosen.shown],
              [copy.baseline, chosen.baseline],
              [copy.counted, chosen.counted],
            ].map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <EditorForm
            key={chosen.key}
            act="save"
            fields={baselineForm(chosen.unit).fields}
            values={{ baseline: chosen.typed, sourceNote: chosen.sourceNote ?? '' }}
            failure={actionData}
            hidden={{ key: chosen.key }}
            send={copy.send}
          />
        </>
      )}
    </Editor>
  )
}
