import { payAgain as payOrderAgain } from '#app/features/orders/payment/pay-again.server.ts'
import { findOrder } from '#app/features/orders/queries.server.ts'
import { formKeyCookie, readFormKey } from '#app/platform/http/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { waitingCookie } from '#app/features/orders/payment/waiting-cookie.ts'

export type PayAgain = { ok: true; to: string; headers: Headers } | { ok: false; reason: string }

/**
 * Goes on with an order whose payment came to nothing: the same one while its pieces are held, a new one of the same
 * things afterwards. When it cannot be ordered as it was, the checkout says what changed: the cart still has everything.
 */
export async function payAgain(
  ctx: RequestContext,
  { token, cookies }: { token: string; cookies: string | null },
): Promise<PayAgain> {
  const outcome = await payOrderAgain(ctx, { token })
  if (outcome.ok) {
    // The device that ordered keeps its key, so that its cart is emptied once the order is paid.
    const key = readFormKey(cookies, { path: '/orders', token })
    const page = { path: '/orders', token: outcome.token }
    const isSecure = ctx.config.siteUrl.startsWith('https:')
    const headers = new Headers({ 'Set-Cookie': waitingCookie(outcome.token, { cookies, isSecure }) })
    if (key) headers.append('Set-Cookie', formKeyCookie(page, { key, isSecure }))
    return { ok: true, to: outcome.redirectTo, headers }
  }
  if (outcome.reason === 'problems' || outcome.reason === 'total-changed') {
    const order = await findOrder(ctx.db, { token, now: ctx.now })
    return { ok: true, to: `/checkout?currency=${order?.currency ?? ''}`, headers: new Headers() }
  }
  return { ok: false, reason: outcome.reason }
}
