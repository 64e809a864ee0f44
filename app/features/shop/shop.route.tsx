import { type MemberContext, prefillOf } from '#app/platform/http/request.server.ts'
import { addressOf } from '#app/platform/context.server.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { useSearchParams } from 'react-router'
import { findOwnApplication } from '#app/features/marketplace/applications/application-queries.server.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { readOwnShop, requireStrongSignIn, SHOP_PATH } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/shop.route'
import { type ApplyAnswer, applyAct } from '#app/features/marketplace/apply/application-actions.server.ts'
import { applicationView } from '#app/features/marketplace/apply/application-view.server.ts'
import { ApplicationPage } from '#app/features/marketplace/apply/application-page.tsx'
import { copy } from '#app/features/marketplace/shop-frame/copy.ts'
import { Overview } from './overview.tsx'
import { overviewOf } from './overview-view.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The member's shop; without one, their application or the form for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const shop = await readOwnShop(ctx)
  if (shop) {
    requireStrongSignIn(ctx.actor, SHOP_PATH)
    return { shop: await overviewOf(ctx.db, { shop, now: ctx.now }), application: null }
  }
  const [application, regions] = await Promise.all([
    findOwnApplication({ ...ctx, db: together(ctx.db) }),
    listRegions(ctx.db),
  ])
  return {
    shop: null,
    application: applicationView({
      application,
      email: noticeAddressOf(ctx),
      phone: prefillOf(ctx).phone,
      now: ctx.now,
    }),
    regions,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  return applyAct(ctx, await readForm(request))
}

/** Where the answer goes, as people write it; null when nothing can be sent there. */
function noticeAddressOf({ actor, config }: MemberContext): string | null {
  const address = addressOf(actor)
  return address && canReach(config, address) ? showPhone(address) : null
}

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  if (loaderData.shop) {
    return (
      <ShopPage current="overview" title={loaderData.shop.displayName} openQuestions={loaderData.shop.openQuestions}>
        <Overview shop={loaderData.shop} />
      </ShopPage>
    )
  }
  const { application, regions } = loaderData
  return (
    <ApplicationPage
      application={application}
      regions={regions}
      did={search.get('did')}
      answer={actionData as ApplyAnswer | undefined}
    />
  )
}
