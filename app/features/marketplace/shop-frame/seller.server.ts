import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findOwnShop } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { EarlyRead } from '#app/platform/http/early-read.server.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { requireMember } from '#app/features/access/member.server.ts'
import { returnPath } from '#app/features/access/return-path.ts'

export const SHOP_PATH = '/account/shop'

type Shop = NonNullable<Awaited<ReturnType<typeof findOwnShop>>>

export interface SellerContext extends MemberContext {
  shop: Shop
}

const sellerContext = createContext<SellerContext>()

/** The request's context with the member's shop, on screens below `seller.route.ts`. */
export const sellerOf = (context: Readonly<RouterContextProvider>): SellerContext => context.get(sellerContext)

export const earlyShop: EarlyRead<Shop | null> = {
  paths: /^\/account\/shop(?![\w-])/,
  read: ({ db, userId }) => findOwnShop(db, { actor: { kind: 'member', userId } }),
}

/** The member's shop, or null. */
export const readOwnShop = async (ctx: MemberContext): Promise<Shop | null> =>
  ctx.begun(earlyShop) ?? findOwnShop(ctx.db, ctx)

/** @throws a redirect: to the sign-in for a visitor, to the application for a member without a shop. */
export const sellersOnly: MiddlewareFunction<Response> = async (asked) => {
  const ctx = requireMember(asked)
  const shop = await readOwnShop(ctx)
  if (!shop) throw redirect(SHOP_PATH)
  requireStrongSignIn(ctx.actor, returnPath(asked))
  asked.context.set(sellerContext, { ...ctx, shop })
}

/**
 * A shop gives access to buyers' addresses and a bank account, so a seller may not sign in with a short password only.
 * @throws a redirect to where it is changed.
 */
export function requireStrongSignIn({ hasShortPassword }: Member, path: string): void {
  if (hasShortPassword) throw redirect(`/account?${new URLSearchParams({ next: path })}`)
}
