import { redirect } from 'react-router'
import { findOwnShop } from '#app/capabilities/marketplace/own-queries.server.ts'
import { findMember, type RequestContext } from '#app/platform/request.server.ts'

const SHOP = '/account/shop'

/** Her shop. A visitor signs in first and comes back; a member without a shop is led to where she applies for one. */
export async function requireShop(ctx: RequestContext, here: string) {
  const member = findMember(ctx)
  if (!member) throw redirect(`/auth?next=${encodeURIComponent(here)}`)
  const shop = await findOwnShop(ctx.db, { actor: member })
  if (!shop) throw redirect(SHOP)
  return { member, shop }
}
