import { and, eq, isNull } from 'drizzle-orm'
import type { Payment } from '#app/features/payments/ports.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { PaymentRequest } from '#app/platform/payments/payment-request.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'

export type StartOutcome =
  | { ok: true; payUrl: string }
  | { ok: false; reason: 'provider-unavailable' | 'provider-refused' }

type StartInput = Pick<PaymentRequest, 'description' | 'returnUrl' | 'payer'> & {
  payment: Payment
  provider: Pick<PaymentProvider, 'start'>
}

/**
 * Asks the provider for a page to pay on, or returns the existing one. Call it outside any transaction; it can be
 * called again after an outage.
 */
export async function startPayment(db: Db, { payment, provider, ...request }: StartInput): Promise<StartOutcome> {
  if (payment.payUrl !== null) return { ok: true, payUrl: payment.payUrl }
  const { id: paymentId, amountMinor, currency, expiresAt } = payment
  try {
    const started = await provider.start({ ...request, paymentId, amountMinor, currency, expiresAt })
    await db
      .update(payments)
      .set(started)
      .where(and(eq(payments.id, paymentId), isNull(payments.payUrl)))
    return { ok: true, payUrl: started.payUrl }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return { ok: false, reason: error.kind === 'refused' ? 'provider-refused' : 'provider-unavailable' }
  }
}
