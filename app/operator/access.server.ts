import { data, redirect } from 'react-router'
import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { RequestContext } from '#app/platform/request.server.ts'

/** Why somebody stands before a closed door, and what would open it. */
export type Refusal = 'not-operator' | 'set-up-second-step'

export type OperatorContext = RequestContext & { actor: Member }

/** What a loader or an action is asked: the address as it stands in the bar, not as the router fetches it. */
interface Asked {
  request: Request
  url: URL
}

/**
 * The context of an operator who has shown her second step. Every loader and action of the console asks this first.
 * @throws a redirect to the sign-in for a visitor, 403 with a `Refusal` for anybody else.
 */
export async function requireOperator(ctx: RequestContext, asked: Asked): Promise<OperatorContext> {
  const { actor } = ctx
  if (isOperator(actor)) return { ...ctx, actor }
  if (actor.kind === 'visitor') throw redirect(`/auth?next=${encodeURIComponent(wayBack(asked))}`)
  throw data(await refusalOf(ctx), { status: 403, headers: { 'Cache-Control': 'no-store' } })
}

/** To the page she asked for; a form that was posted is lost, so back to the front. */
function wayBack({ request, url }: Asked): string {
  return request.method === 'GET' ? url.pathname + url.search : '/operator'
}

/** A role that the account has and this session does not. */
async function refusalOf(ctx: RequestContext): Promise<Refusal> {
  const own = await ctx.accounts.findOwn()
  const { app_metadata: metadata } = (own?.record ?? {}) as { app_metadata?: { roles?: unknown } }
  const roles = Array.isArray(metadata?.roles) ? metadata.roles : []
  if (!own || !roles.some((role) => role === 'operator' || role === 'administrator')) return 'not-operator'
  return 'set-up-second-step'
}
