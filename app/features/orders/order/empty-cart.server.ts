import { changeLists } from '#app/features/account-lists/commands/change-lists.server.ts'
import { listCookies } from '#app/features/account-lists/schema.ts'
import { itemId } from '#app/features/marketplace/variants/item-id.ts'
import type { OrderView } from '#app/features/orders/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { clearedFormKeyCookie, readFormKey } from '#app/platform/http/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/**
 * Removes the paid items from the cart, once, and only on the device that placed the order: it holds the form's key in
 * a cookie until then. Before that the cart stays as it is, so that a failed payment loses nothing. Returns the
 * Set-Cookie values.
 */
export async function emptyCart(ctx: RequestContext, order: OrderView, cookies: string | null): Promise<string[]> {
  const page = { token: order.token }
  if (readFormKey(cookies, page) === null) return []
  // An item without a variant's number was the product's only variant.
  const lines = order.shipments.flatMap(({ lines }) => lines)
  const ordered = new Map(lines.flatMap((line) => [line.slug, itemId(line)].map((id) => [id, line.quantity])))
  const change = (lists: { cart: readonly DeviceListEntry[]; saved: readonly DeviceListEntry[] }) => ({
    ...lists,
    cart: lists.cart.flatMap(({ id, quantity }) => {
      const left = quantity - (ordered.get(id) ?? 0)
      return left > 0 ? [{ id, quantity: left }] : []
    }),
  })
  const lists = await changeLists(ctx, { cookies, change })
  const answer = { actor: ctx.actor, siteUrl: ctx.config.siteUrl, cookies }
  return [...(lists ? listCookies(lists, answer) : []), clearedFormKeyCookie(page)]
}
