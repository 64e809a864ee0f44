import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { cancelReturn, confirmReturn, prepareReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { findReturnable, listReturnable } from '#app/features/fundraising/returns/return-queries.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import type { Route } from './+types/campaign-returns.route'
import { copy } from './copy.ts'
import { prepareForm } from './forms.ts'
import { detailsOf, entryOf, type ReturnDetailsView } from './return-view.server.ts'

const PATH = '/operator/campaign-returns'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listReturnable(ctx.db, { ...ctx, page }),
    findReturnable(ctx.db, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    isProven: hasFreshProof(ctx),
    entries: rows.map(entryOf),
    pages: { page, hasMore },
    chosen: chosen ? detailsOf(chosen, ctx.actor) : null,
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  proof: 'campaign-returns',
  acts: {
    prepare: formAction(prepareForm, (ctx, values, campaignId) => prepareReturn(ctx, { campaignId, ...values })),
    confirm: (ctx, { id: campaignId }) => confirmReturn(ctx, { campaignId }),
    cancel: (ctx, { id: campaignId }) => cancelReturn(ctx, { campaignId }),
  },
  refused: copy.refused,
})

export default function CampaignReturns({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, pages, chosen } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <Details key={chosen.id} campaign={chosen} isProven={isProven} failure={actionData} />}
    </Editor>
  )
}

interface DetailsProps {
  campaign: ReturnDetailsView
  isProven: boolean
  failure: EditFailure | undefined
}

function Details({ campaign, isProven, failure }: DetailsProps) {
  const { slug, facts, isOwn, canPrepare, asked, isPrepared, isRunning } = campaign
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`/campaign/${slug}`}>{copy.campaign}</Link>
      </p>
      {isRunning && <StatusLine>{copy.running}</StatusLine>}
      {(canPrepare || asked || isPrepared) &&
        (isOwn ? (
          <StatusLine>{copy.own}</StatusLine>
        ) : (
          <AfterProof act="campaign-returns" isProven={isProven}>
            <Decisions campaign={campaign} failure={failure} />
          </AfterProof>
        ))}
    </>
  )
}

function Decisions({ campaign, failure }: Omit<DetailsProps, 'isProven'>) {
  const { id, left, canPrepare, canConfirm, asked } = campaign
  const { prepare, confirm, cancel, decline } = copy
  const form = { values: {}, failure, hidden: { id } }
  if (canPrepare || asked) {
    return (
      <>
        {canPrepare && (
          <Part title={prepare.title} body={prepare.body}>
            <EditorForm {...form} values={asked ?? {}} act="prepare" fields={prepareForm.fields} send={prepare.send} />
          </Part>
        )}
        {asked && (
          <Part title={decline.title} body={decline.body}>
            <EditorForm {...form} act="cancel" fields={{}} send={decline.send} isQuiet />
          </Part>
        )}
      </>
    )
  }
  return (
    <>
      <Part title={confirm.title} body={canConfirm ? confirm.body : confirm.yours}>
        {canConfirm && <EditorForm {...form} act="confirm" fields={{}} send={confirm.send(left)} />}
      </Part>
      <Part title={cancel.title}>
        <EditorForm {...form} act="cancel" fields={{}} send={cancel.send} isQuiet />
      </Part>
    </>
  )
}

function Part({ title, body, children }: { title: string; body?: string; children: ReactNode }) {
  return (
    <section className="editor-part">
      <h2>{title}</h2>
      {body && <p className="small secondary-ink">{body}</p>}
      {children}
    </section>
  )
}
