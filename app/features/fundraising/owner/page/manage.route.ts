import { memberOf } from '#app/features/access/member.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import type { Route } from './+types/manage.route'
import { PAGE_PARTS } from './parts.ts'

/** The pages of one campaign in the account that the member may open. Each page checks by itself. */
export async function loader({ context, params: { slug = '' } }: Route.LoaderArgs): Promise<{ pages: string[] }> {
  const { db, actor } = memberOf(context)
  const campaign = await findCampaignRow(db, slug)
  const pages = Object.entries(PAGE_PARTS).filter(([, part]) => campaign && canManageCampaign(actor, campaign, part))
  return { pages: pages.map(([page]) => page) }
}
