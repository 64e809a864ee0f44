import { redirect, redirectDocument } from 'react-router'
import { goToPayment } from '#app/features/orders/payment/go-to-payment.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/pay.route'

/** Redirects to the provider's page and reserves the items for as long as the payment can be made. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const outcome = await goToPayment(contextOf(context), { token })
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
  if (!outcome.ok && outcome.reason === 'not-found') return new Response(null, { status: 404, headers })
  return outcome.ok
    ? redirectDocument(outcome.payUrl, { status: 303, headers })
    : redirect(`/orders/${token}`, { status: 303, headers })
}
