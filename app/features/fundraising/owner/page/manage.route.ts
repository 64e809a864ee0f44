import type { Route } from './+types/manage.route'
import { canManageOwn, readOwnCampaign } from './own-campaign.server.ts'
import { PAGE_PARTS } from './parts.ts'

export const middleware: Route.MiddlewareFunction[] = [readOwnCampaign]

/** The pages of one campaign in the account that the member may open. Each page checks by itself. */
export function loader({ context }: Route.LoaderArgs): { pages: string[] } {
  const pages = Object.entries(PAGE_PARTS).filter(([, part]) => canManageOwn(context, part))
  return { pages: pages.map(([page]) => page) }
}
