import { useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { findHoldForOperator, listHoldsForOperator } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/holds.route'
import { actOnCampaignHold } from './actions.server.ts'
import { copy } from './copy.ts'
import { campaignHoldForm } from './forms.ts'
import { HoldDetails } from './hold-details.tsx'
import { holdEntry, holdView } from './hold-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listHoldsForOperator(ctx.db, { ...ctx, page }),
    findHoldForOperator(ctx.db, { ...ctx, id: asked }),
  ])
  return {
    isProven: hasFreshProof(ctx),
    entries: rows.map(holdEntry),
    pages: { page, hasMore },
    isNew: asked === NEW,
    chosen: chosen ? holdView(chosen) : null,
  }
}

export const action = actOnCampaignHold

export default function CampaignHolds({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, pages, isNew, chosen } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <Editor
      path="/operator/campaign-holds"
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen ?? (isNew ? { id: NEW, title: copy.new } : null)}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {isNew && (
        <AfterProof act="campaign-holds" isProven={isProven}>
          <EditorForm act="place" fields={campaignHoldForm.fields} values={{}} failure={actionData} send={copy.place} />
        </AfterProof>
      )}
      {chosen && <HoldDetails key={chosen.id} hold={chosen} isProven={isProven} failure={actionData} />}
    </Editor>
  )
}
