import type { RequestContext } from '#app/platform/request.server.ts'

/** True for a person whose session is alive and who has shown her second step, if she has one. */
export async function isFullySignedIn(ctx: RequestContext): Promise<boolean> {
  if (ctx.actor.kind !== 'member') return false
  const own = await ctx.accounts.findOwn()
  return own !== null && !own.needsSecondFactor
}
