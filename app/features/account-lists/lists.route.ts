import { changeLists } from '#app/features/account-lists/commands/change-lists.server.ts'
import { listCookies } from './schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/lists.route'

/**
 * Merges the device's lists into the member's account and stores the result on the device. A page requests it after the
 * sign-in and when the member arrives from another site; the answer carries cookies only.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (ctx.actor.kind === 'member') {
    const cookies = request.headers.get('Cookie')
    const lists = await changeLists(ctx, { cookies, change: (current) => current })
    const answer = { actor: ctx.actor, siteUrl: ctx.config.siteUrl, cookies }
    for (const cookie of lists ? listCookies(lists, answer) : []) headers.append('Set-Cookie', cookie)
  }
  return new Response(null, { status: 204, headers })
}

export function loader() {
  return new Response(null, { status: 404 })
}
