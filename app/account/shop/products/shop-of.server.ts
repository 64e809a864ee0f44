import { requireSeller } from '#app/account/shop/seller.server.ts'
import type { RequestContext } from '#app/platform/request.server.ts'

/** Her shop. A visitor signs in first and comes back; a member without a shop is led to where she applies for one. */
export async function requireShop(ctx: RequestContext, here: string) {
  const { ctx: known, shop } = await requireSeller(ctx, here)
  return { member: known.actor, shop }
}
