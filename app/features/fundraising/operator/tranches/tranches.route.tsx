import { useSearchParams } from 'react-router'
import { operatorOf, type OperatorContext } from '#app/features/access/operator.server.ts'
import { recordRead } from '#app/features/audit/record-read.server.ts'
import { findBillFiles } from '#app/features/fundraising/bills/bill-files.server.ts'
import { listSameFiles } from '#app/features/fundraising/documents/document-queries.server.ts'
import { readShownMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { findPayeeToCheck } from '#app/features/fundraising/payees/payee-check-queries.server.ts'
import {
  findTrancheForOperator,
  listBillsForOperator,
  type OperatorTranche,
} from '#app/features/fundraising/tranches/operator-tranche-queries.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/tranches.route'
import { actOnTranche } from './actions.server.ts'
import { copy } from './copy.ts'
import { PayeeCheck, TrancheDetails } from './tranche-details.tsx'
import { listEntries } from './tranche-list.server.ts'
import { payeeView, trancheView } from './tranche-view.server.ts'

const PATH = '/operator/tranches'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const id = url.searchParams.get(EDIT_PARAM) ?? ''
  const [{ rows: entries, hasMore }, payee, tranche] = await Promise.all([
    listEntries(ctx, { show: url.searchParams.get('show'), page }),
    findPayeeToCheck(ctx.db, { ...ctx, id }),
    findTrancheForOperator(ctx.db, { ...ctx, id }),
  ])
  if (payee && !payee.isOwn) {
    await recordRead(ctx, { subject: { kind: 'payee', id: payee.id }, detail: payee.campaign.title })
  }
  return {
    isProven: hasFreshProof(ctx),
    entries,
    pages: { page, hasMore },
    payee: payee ? payeeView(payee) : null,
    tranche: tranche ? await detailsOf(ctx, tranche) : null,
  }
}

async function detailsOf(ctx: OperatorContext, tranche: OperatorTranche) {
  const { db, now, actor } = ctx
  const bills = await listBillsForOperator(db, { actor, trancheId: tranche.id })
  if (bills.length > 0 && !tranche.isOwn) {
    await recordRead(ctx, { subject: { kind: 'tranche', id: tranche.id }, detail: `${tranche.number}: bills` })
  }
  const files = await findBillFiles(db, { actor, ids: bills.flatMap(({ mediaId }) => mediaId ?? []) })
  const money = await readShownMoney(db, { campaignId: tranche.campaign.id, now })
  const documentIds = bills.map(({ documentId }) => documentId)
  const same = await listSameFiles(db, { actor, documentIds })
  return trancheView(tranche, { bills, files, same, ...money })
}

export const action = actOnTranche

export default function Tranches({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, pages, payee, tranche } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  const chosen = payee ?? tranche
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {payee && <PayeeCheck key={payee.id} payee={payee} isProven={isProven} failure={actionData} />}
      {tranche && <TrancheDetails key={tranche.id} tranche={tranche} isProven={isProven} failure={actionData} />}
    </Editor>
  )
}
