import { useSearchParams } from 'react-router'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { setCommission } from '#app/features/orders/money/commands/set-commission.server.ts'
import { listRates } from '#app/features/orders/money/commission-queries.server.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { findStaleForm, hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import '#app/features/resource-editor/editor.css'
import { Failed } from '#app/features/resource-editor/editor.tsx'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { formatDate } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/forms.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/commission.route'
import { copy } from './copy.ts'
import { ALL, dayOf, rateFields, rateForm } from './forms.ts'

const PATH = '/operator/commission'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const rates = (await listRates(ctx.db, ctx)).map(({ validFrom, ...rate }) => ({
    ...rate,
    from: formatDate(validFrom),
  }))
  return { isProven: hasFreshProof(ctx), rates, categories: await listCategories(ctx.db), today: dayOf(ctx.now) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const stale = findStaleForm(ctx, 'commission', posted)
  if (stale) return notSaved(stale, 403)
  const form = parseForm(rateForm(ctx.now), posted)
  if (!form.ok) return notSaved(form)
  const { category, percent: basisPoints, from: validFrom, note } = form.value
  const categoryId = category === ALL ? null : category
  const outcome = await setCommission(ctx, { categoryId, basisPoints, validFrom, note })
  return outcome.ok ? done(PATH, 'set') : notSaved({ refused: copy.refused[outcome.reason] }, 409)
}

export default function Commission({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, categories, today } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screenbody">
        <StatusLine>{doneWords(copy.done, search)}</StatusLine>
        <Failed failure={actionData} />
        <p className="soft">{copy.lead}</p>
        {rates.length === 0 ? <p className="notice">{copy.none}</p> : <Rates rates={rates} />}
        <section className="stack">
          <h2>{copy.set.title}</h2>
          <p className="small soft">{copy.set.hint}</p>
          <AfterProof act="commission" isProven={isProven}>
            <EditorForm
              act="set"
              fields={rateFields(categories)}
              values={{ category: ALL, from: today }}
              failure={actionData}
              send={copy.set.send}
            />
          </AfterProof>
        </section>
      </div>
    </>
  )
}

const TONES = { 'in-force': 'tag d-neem', coming: 'tag d-turmeric', over: 'tag' } as const

function Rates({ rates }: Pick<Route.ComponentProps['loaderData'], 'rates'>) {
  const { table } = copy
  return (
    <div className="card tablebox">
      <table className="sheettable stacked">
        <caption className="vh">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.of}</th>
            <th scope="col">{table.rate}</th>
            <th scope="col">{table.from}</th>
            <th scope="col">{table.standing}</th>
            <th scope="col">{table.note}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ id, category, basisPoints, from, standing, note }) => (
            <tr key={id}>
              <th scope="row">{category ?? copy.all}</th>
              <td className="num">{copy.percent(basisPoints)}</td>
              <td>{from}</td>
              <td>
                <span className={TONES[standing]}>{copy.standing[standing]}</span>
              </td>
              <td className="whole soft breakword">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
