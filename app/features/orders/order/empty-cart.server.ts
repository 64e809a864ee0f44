import { changeLists } from '#app/features/kept-lists/commands/change-lists.server.ts'
import { listCookies } from '#app/features/kept-lists/schema.ts'
import type { OrderView } from '#app/features/orders/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { clearedFormKeyCookie, readFormKey } from '#app/platform/http/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/**
 * Takes what was paid out of the cart, once: only on the device that ordered, which has the form's key until then.
 * Before the money is there the cart stays as it is, so that a payment that fails loses nothing. Gives the Set-Cookie
 * values that say so.
 */
export async function emptyCart(ctx: RequestContext, order: OrderView, cookies: string | null): Promise<string[]> {
  const page = { path: '/orders', token: order.token }
  if (readFormKey(cookies, page) === null) return []
  const ordered = new Map(order.shipments.flatMap(({ lines }) => lines.map(({ slug, quantity }) => [slug, quantity])))
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
