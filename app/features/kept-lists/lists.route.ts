import { changeLists } from '#app/features/kept-lists/commands/change-lists.server.ts'
import { listCookies } from './schema.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/lists.route'

/**
 * Brings a member’s cart and saved list onto this device, and what the device collected before into her account. A
 * page asks for it after she signed in, and when she comes from elsewhere; the answer is in its cookies alone.
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

/** There is nothing to see here. */
export function loader() {
  return new Response(null, { status: 404 })
}
