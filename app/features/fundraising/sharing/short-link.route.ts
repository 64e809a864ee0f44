import { redirect } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/short-link.route'
import { findSlugOfCode } from './shared-campaign.server.ts'

/** The short link of a campaign, for posters and messages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = await findSlugOfCode(contextOf(context).db, params.code)
  return redirect(slug ? `/campaign/${slug}` : '/campaign', 302)
}
