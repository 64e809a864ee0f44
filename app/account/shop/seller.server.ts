import { redirect } from 'react-router'
import { findOwnShop } from '#app/capabilities/marketplace/own-queries.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { RequestContext } from '#app/platform/request.server.ts'

export const SHOP_PATH = '/account/shop'

type OwnShop = NonNullable<Awaited<ReturnType<typeof findOwnShop>>>

/** The signed-in member. @throws a redirect to the sign-in for a visitor. */
export function requireMember(ctx: RequestContext, path: string): RequestContext & { actor: Member } {
  const { actor } = ctx
  if (actor.kind !== 'member') throw redirect(`/auth?next=${encodeURIComponent(path)}`)
  return { ...ctx, actor }
}

/**
 * Nobody runs a shop by a short password alone: buyers' addresses and a bank account stand behind it.
 * @throws a redirect to where it is changed.
 */
export function requireStrongSignIn({ hasShortPassword }: Member, path: string): void {
  if (hasShortPassword) throw redirect(`/account?${new URLSearchParams({ next: path })}`)
}

/** A seller with her shop. @throws a redirect for a visitor, and to the application for who has no shop. */
export async function requireSeller(
  ctx: RequestContext,
  path: string,
): Promise<{ ctx: RequestContext & { actor: Member }; shop: OwnShop }> {
  const known = requireMember(ctx, path)
  const shop = await findOwnShop(ctx.db, known)
  if (!shop) throw redirect(SHOP_PATH)
  requireStrongSignIn(known.actor, path)
  return { ctx: known, shop }
}
