import { randomUUID } from 'node:crypto'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { useSearchParams } from 'react-router'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/money.route'
import { actOnMoney } from './actions.server.ts'
import { AskSection } from './ask.tsx'
import { Bills } from './bills.tsx'
import { copy } from './copy.ts'
import { Holds } from './holds.tsx'
import { moneyView } from './money-view.server.ts'
import './money.css'
import { PayeeSection } from './payee.tsx'
import { Payouts, Sums, UpdateDue } from './payouts.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The money of a campaign, for its owner; 404 for anybody else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'money')
  return { isProven: hasFreshProof(ctx), formKey: randomUUID(), ...(await moneyView(ctx.db, { ...ctx, campaign })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'money')
  return actOnMoney({ ctx, campaign, posted: await readForm(request) })
}

export default function CampaignMoney({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && did in copy.done ? copy.done[did as keyof typeof copy.done] : undefined
  return (
    <ManagePage slug={slug} campaign={title} current="/money" done={done}>
      <div className="campaign-money">
        <Sums sums={loaderData.sums} />
        <Holds holds={loaderData.holds} answer={actionData} />
        <UpdateDue slug={slug} update={loaderData.update} mayPost={loaderData.mayPostUpdates} />
        <PayeeSection
          payee={loaderData.payee}
          mayChange={loaderData.mayChangePayee}
          isProven={loaderData.isProven}
          answer={actionData}
        />
        <Bills bills={loaderData.bills} share={loaderData.billShare} answer={actionData} />
        <AskSection
          blocks={loaderData.blocks}
          options={loaderData.billOptions}
          answer={actionData}
          formKey={loaderData.formKey}
        />
        <Payouts payouts={loaderData.payouts} answer={actionData} />
      </div>
    </ManagePage>
  )
}
