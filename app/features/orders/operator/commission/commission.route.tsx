import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { useSearchParams } from 'react-router'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { setCommission } from '#app/features/orders/money/set-commission.server.ts'
import { listRates } from '#app/features/orders/money/commission-queries.server.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import '#app/features/resource-editor/editor.css'
import { Failed } from '#app/features/resource-editor/editor.tsx'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { Pages } from '#app/ui/sections/pages.tsx'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { formatDate } from '#app/platform/time/dates.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/commission.route'
import { copy } from './copy.ts'
import { ALL, rateForm, startOn } from './forms.ts'

const PATH = '/operator/commission'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, categories] = await Promise.all([
    listRates(ctx.db, { ...ctx, page }),
    listCategories(ctx.db),
  ])
  const rates = rows.map(({ validFrom, ...rate }) => ({ ...rate, from: formatDate(validFrom) }))
  return { isProven: hasFreshProof(ctx), rates, pages: { page, hasMore }, categories, now: ctx.now }
}

export const action = actionOf({
  path: PATH,
  proof: 'commission',
  acts: {
    set: formAction(
      async ({ db, now }) => rateForm(await listCategories(db), now),
      (ctx, { category, percent: basisPoints, from, note }) => {
        const categoryId = category === ALL ? null : category
        const validFrom = startOn(from, ctx.now) ?? ctx.now
        return setCommission(ctx, { categoryId, basisPoints, validFrom, note })
      },
    ),
  },
  refused: copy.refused,
})

export default function Commission({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, pages, categories, now } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body">
        <StatusLine>{doneMessage(copy.done, search)}</StatusLine>
        <Failed failure={actionData} />
        <p className="secondary-ink">{copy.lead}</p>
        {rates.length === 0 ? <p className="notice">{copy.none}</p> : <Rates rates={rates} />}
        <Pages {...pages} />
        <section className="stack">
          <h2>{copy.set.title}</h2>
          <p className="small secondary-ink">{copy.set.hint}</p>
          <AfterProof act="commission" isProven={isProven}>
            <EditorForm
              act="set"
              fields={rateForm(categories, now).fields}
              values={{ category: ALL, from: dayOfIndia(now) }}
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
    <div className="card table-box">
      <table className="sheet-table stacked">
        <caption className="visually-hidden">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.of}</th>
            <th scope="col">{table.rate}</th>
            <th scope="col">{table.from}</th>
            <th scope="col">{table.status}</th>
            <th scope="col">{table.note}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ id, category, basisPoints, from, status, note }) => (
            <tr key={id}>
              <th scope="row">{category ?? copy.all}</th>
              <td className="num">{copy.percent(basisPoints)}</td>
              <td>{from}</td>
              <td>
                <span className={TONES[status]}>{copy.status[status]}</span>
              </td>
              <td className="whole secondary-ink break-word">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
