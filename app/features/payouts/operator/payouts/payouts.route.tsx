import { randomUUID } from 'node:crypto'
import { useSearchParams } from 'react-router'
import { findPayout, listPayouts, listPreparable } from '#app/features/payouts/operator-queries.server.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { ActionButton } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/payouts.route'
import { actOnPayout } from './actions.server.ts'
import { copy } from './copy.ts'
import { entryOf, payoutView, type Ready, readyView } from './payout-view.server.ts'
import { PayoutDetails } from './payout-details.tsx'
import './payouts.css'

const PATH = '/operator/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, found, ready] = await Promise.all([
    listPayouts(read, { ...ctx, page }),
    findPayout(read, { ...ctx, id: asked }),
    listPreparable(read, ctx),
  ])
  return {
    isProven: hasFreshProof(ctx),
    formKey: randomUUID(),
    ready: ready.map(readyView),
    entries: rows.map(entryOf),
    pages: { page, hasMore },
    chosen: found && payoutView(found.payout, found),
  }
}

export const action = actOnPayout

export default function Payouts({
  loaderData: { ready, entries, pages, chosen, formKey, ...proof },
  actionData,
}: Route.ComponentProps) {
  const isProven = proof.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.number }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
      idle={<ReadySection ready={ready} isProven={isProven} formKey={formKey} />}
    >
      {chosen && <PayoutDetails payout={chosen} isProven={isProven} failure={actionData} />}
    </Editor>
  )
}

/** What could be paid out now, by currency. */
function ReadySection({ ready, isProven, formKey }: { ready: readonly Ready[]; isProven: boolean; formKey: string }) {
  const words = copy.ready
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {ready.length === 0 && <p className="secondary-ink">{words.none}</p>}
      {ready.map(({ currency, sum, line, hasAny, isByHand, withoutAccount, sellers }) => (
        <div key={currency} className="card pad stack">
          {hasAny && (
            <>
              <p className="row">
                <b className="num payout-sum">{sum}</b>
                <span className="secondary-ink">{line}</span>
              </p>
              {isByHand && <p className="small secondary-ink">{words.byHand}</p>}
              <details>
                <summary>{words.who}</summary>
                <ul className="payout-who">
                  {sellers.map(({ id, name, amount }) => (
                    <li key={id}>
                      <span>{name}</span>
                      <span className="num">{amount}</span>
                    </li>
                  ))}
                </ul>
              </details>
              <AfterProof act="payouts" isProven={isProven}>
                <ActionButton act="prepare" hidden={{ currency, key: formKey }}>
                  {words.send(sum)}
                </ActionButton>
              </AfterProof>
            </>
          )}
          {withoutAccount && <p className="small secondary-ink">{withoutAccount}</p>}
        </div>
      ))}
    </section>
  )
}
