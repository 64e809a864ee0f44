import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findOwnShop } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { MemberContext } from '#app/platform/request.server.ts'
import { enterMember } from '#app/features/access/member.server.ts'
import { wayBack } from '#app/features/access/way-back.ts'

export const SHOP_PATH = '/account/shop'

export interface SellerContext extends MemberContext {
  shop: NonNullable<Awaited<ReturnType<typeof findOwnShop>>>
}

const sellerContext = createContext<SellerContext>()

/** The request's context, with the caller's shop, on a screen below `seller.route.ts`. */
export const sellerOf = (context: Readonly<RouterContextProvider>): SellerContext => context.get(sellerContext)

/** @throws a redirect: to the sign-in for a visitor, to the application for a member without a shop. */
export const sellersOnly: MiddlewareFunction<Response> = async (asked) => {
  const ctx = enterMember(asked)
  const shop = await findOwnShop(ctx.db, ctx)
  if (!shop) throw redirect(SHOP_PATH)
  requireStrongSignIn(ctx.actor, wayBack(asked))
  asked.context.set(sellerContext, { ...ctx, shop })
}

/**
 * Nobody runs a shop by a short password alone: buyers' addresses and a bank account stand behind it.
 * @throws a redirect to where it is changed.
 */
export function requireStrongSignIn({ hasShortPassword }: Member, path: string): void {
  if (hasShortPassword) throw redirect(`/account?${new URLSearchParams({ next: path })}`)
}
