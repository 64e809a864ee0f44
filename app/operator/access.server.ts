import { data, redirect } from 'react-router'
import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { RequestContext } from '#app/platform/request.server.ts'

/** Why somebody stands before a closed door, and what would open it. */
export type Refusal = 'not-operator' | 'show-second-step' | 'set-up-second-step'

export type OperatorContext = RequestContext & { actor: Member }

/**
 * The context of an operator who has shown her second step. Every loader and action of the console asks this first.
 * @throws a redirect to the sign-in for a visitor, 403 with a `Refusal` for anybody else.
 */
export async function requireOperator(ctx: RequestContext, request: Request): Promise<OperatorContext> {
  const { actor } = ctx
  if (isOperator(actor)) return { ...ctx, actor }
  if (actor.kind === 'visitor') throw redirect(`/auth?next=${encodeURIComponent(wayBack(request))}`)
  throw data(await refusalOf(ctx), { status: 403, headers: { 'Cache-Control': 'no-store' } })
}

function wayBack(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : '/operator'
}

/** A role that the account has and this session does not. */
async function refusalOf(ctx: RequestContext): Promise<Refusal> {
  const own = await ctx.accounts.findOwn()
  const { app_metadata: metadata } = (own?.record ?? {}) as { app_metadata?: { roles?: unknown } }
  const roles = Array.isArray(metadata?.roles) ? metadata.roles : []
  if (!own || !roles.some((role) => role === 'operator' || role === 'administrator')) return 'not-operator'
  return own.factors.length > 0 ? 'show-second-step' : 'set-up-second-step'
}
