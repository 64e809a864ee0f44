import { randomUUID } from 'node:crypto'
import { placeOrder } from '#app/capabilities/orders/commands/place-order.server.ts'
import { findOrder } from '#app/capabilities/orders/queries.server.ts'
import { formKeyCookie, readFormKey } from '#app/platform/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/request.server.ts'

export type PayAgain = { ok: true; to: string; headers: Headers } | { ok: false; reason: string }

/**
 * Orders the same things once more after a payment came to nothing. With the key of the first form, which the device
 * keeps, it is the same order, whose pieces are still held; from another device it is a new one. When it cannot be
 * ordered as it was, the checkout says what changed: the cart still has everything.
 */
export async function payAgain(
  ctx: RequestContext,
  { token, cookies }: { token: string; cookies: string | null },
): Promise<PayAgain> {
  const order = await findOrder(ctx.db, { token, now: ctx.now })
  if (!order) return { ok: false, reason: 'not-found' }
  if (order.address === null || order.state === 'paid' || order.state === 'refunded') {
    return { ok: false, reason: 'not-possible' }
  }
  const key = readFormKey(cookies, { path: '/orders', token }) ?? randomUUID()
  const { address, currency, email, parts } = order
  const lines = parts.flatMap((part) => part.lines.map(({ slug, quantity }) => ({ slug, quantity })))
  const outcome = await placeOrder(ctx, { key, currency, lines, agreedMinor: order.totalMinor, email, ...address })
  if (outcome.ok) {
    const page = { path: '/orders', token: outcome.token }
    const cookie = formKeyCookie(page, { key, isSecure: ctx.config.siteUrl.startsWith('https:') })
    return { ok: true, to: outcome.redirectTo, headers: new Headers({ 'Set-Cookie': cookie }) }
  }
  if (outcome.reason === 'problems' || outcome.reason === 'total-changed') {
    return { ok: true, to: `/checkout?currency=${currency}`, headers: new Headers() }
  }
  return { ok: false, reason: outcome.reason }
}
