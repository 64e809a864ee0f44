import { payAgain as payOrderAgain } from '#app/features/orders/payment/pay-again.server.ts'
import { findOrder } from '#app/features/orders/queries.server.ts'
import { formKeyCookie, readFormKey } from '#app/platform/http/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { unpaidCookie } from '#app/features/orders/payment/unpaid-cookie.ts'

export type PayAgain = { ok: true; to: string; headers: Headers } | { ok: false; reason: string }

/**
 * Retries an unpaid order: the same order while its items are reserved, afterwards a new order of the same items. When
 * they cannot be ordered any more, redirects to the checkout, which names the problems: the cart still has the items.
 */
export async function payAgain(
  ctx: RequestContext,
  { token, cookies }: { token: string; cookies: string | null },
): Promise<PayAgain> {
  const outcome = await payOrderAgain(ctx, { token })
  if (outcome.ok) {
    // Moves the form's key to the new order's cookie, so that the cart is emptied once that is paid.
    const key = readFormKey(cookies, { token })
    const page = { token: outcome.token }
    const isSecure = ctx.config.siteUrl.startsWith('https:')
    const headers = new Headers({ 'Set-Cookie': unpaidCookie(outcome.token, { cookies, isSecure }) })
    if (key) headers.append('Set-Cookie', formKeyCookie(page, { key, isSecure }))
    return { ok: true, to: outcome.redirectTo, headers }
  }
  if (outcome.reason === 'problems' || outcome.reason === 'total-changed') {
    const order = await findOrder(ctx.db, { token, now: ctx.now })
    return { ok: true, to: `/checkout?currency=${order?.currency ?? ''}`, headers: new Headers() }
  }
  return { ok: false, reason: outcome.reason }
}
